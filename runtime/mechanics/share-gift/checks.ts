/** What can be wrong with certificates that come with private companies. */
import { abilitiesOfType, textsOf } from '../../core/checking/title-parts.ts';
import { defineMechanicRule, type MechanicRule } from '../../kernel/mechanic-rule.ts';

const DRAWN = ['random_president', 'first_president', 'random_share'];

const example = (...gifts: readonly object[]) => ({
  mechanics: [{ id: 'share-gift' }],
  privates: ['HC', 'MC'].map((id, p) => ({ id, abilities: [{ type: 'shares', shares: 'NR_1', ...gifts[p] }] })),
});

const giftsOf = (shares: unknown): readonly string[] => (typeof shares === 'string' ? [shares] : textsOf(shares));

export const checks: readonly MechanicRule[] = [
  defineMechanicRule<object, { certificate: string; owner: string; other: string }>({
    code: 'share-gift/given-twice',
    severity: 'error',
    summary: 'A certificate comes with two private companies.',
    why: 'Only the first buyer could have it.',
    bad: example({}, {}),
    good: example({}, { shares: 'NR_2' }),
    message: ({ certificate, owner, other }) => ({
      message: `${certificate} comes with ${owner}, and with ${other} already.`,
      hint: "Name another certificate: they are numbered from 0, the president's.",
    }),
    *check({ title }) {
      const by = new Map<string, string>();
      for (const { ability, owner, at } of abilitiesOfType(title, 'shares')) {
        for (const certificate of giftsOf(ability['shares'])) {
          const other = by.get(certificate);
          if (other !== undefined && !DRAWN.includes(certificate))
            yield { at: `${at}/shares`, says: { certificate, owner, other } };
          by.set(certificate, owner);
        }
      }
    },
  }),
  defineMechanicRule<object, { drawn: string }>({
    code: 'share-gift/draw-not-alone',
    severity: 'error',
    summary: 'A certificate that is drawn stands in a list with others.',
    why: 'A power either draws one certificate or names those that come with it.',
    bad: example({ shares: ['NR_1', 'random_share'] }, { shares: 'ER_1' }),
    good: example({ shares: 'random_share' }, { shares: 'ER_1' }),
    message: ({ drawn }) => ({
      message: `"${drawn}" stands in a list with others.`,
      hint: 'Give the company a second ability of the type "shares" for it.',
    }),
    *check({ title }) {
      for (const { ability, at } of abilitiesOfType(title, 'shares')) {
        const named = textsOf(ability['shares']);
        const drawn = named.find((name) => DRAWN.includes(name));
        if (drawn !== undefined && named.length > 1) yield { at: `${at}/shares`, says: { drawn } };
      }
    },
  }),
  defineMechanicRule<object>({
    code: 'share-gift/corporations-without-draw',
    severity: 'warning',
    summary: 'It is said of which corporations a share is drawn, and none is drawn.',
    why: 'The list has no effect.',
    bad: example({ shares: 'NR_1', corporations: ['NR', 'ER'] }, { shares: 'ER_1' }),
    good: example({ shares: 'random_share', corporations: ['NR', 'ER'] }, { shares: 'SR_1' }),
    message: () => ({
      message: '"corporations" is of use to "random_share" only.',
      hint: 'Write "shares": "random_share", or take "corporations" away.',
    }),
    *check({ title }) {
      for (const { ability, at } of abilitiesOfType(title, 'shares')) {
        if (ability['corporations'] !== undefined && !giftsOf(ability['shares']).includes('random_share'))
          yield { at: `${at}/corporations`, says: undefined };
      }
    },
  }),
];
