/** What can be wrong with private companies that are exchanged for certificates. */
import { harbourAbility } from '../../core/checking/example.ts';
import { abilitiesOfType, placedTexts } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule, type Patch } from '../../kernel/mechanic-rule.ts';

const example = (more: Patch): Patch => ({
  mechanics: [{ id: 'exchange' }],
  rounds: { definitions: [{ id: 'stock', steps: [{ id: 'exchange', $before: 'trade-shares' }] }] },
  ...harbourAbility({ type: 'exchange', corporations: ['NR'], ownerType: 'player', from: ['ipo'] }),
  ...more,
});

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { owner: string; corporation: string }>({
    code: 'exchange/no-certificate',
    severity: 'error',
    summary: "A private company is exchanged for a certificate of a corporation that has the president's only.",
    why: "The president's certificate is never had in exchange, so the company could not be handed in.",
    bad: example({ corporations: [{ id: 'NR', shares: [100] }] }),
    good: example({}),
    message: ({ owner, corporation }) => ({
      message: `${owner} is exchanged for a certificate of ${corporation}, which has none but the president's.`,
      hint: 'Name another corporation, or give this one smaller certificates.',
    }),
    *check({ title, companies }) {
      for (const { ability, owner, at } of abilitiesOfType(title, 'exchange')) {
        for (const { text, at: place } of placedTexts(ability['corporations'], `${at}/corporations`)) {
          const named = companies.find(({ id }) => id === text);
          if (named !== undefined && named.certificates.every(({ president }) => president))
            yield { at: place, says: { owner, corporation: text } };
        }
      }
    },
  }),
];
