/** Rules that several mechanics about loans bring, each in words of its own. */
import { defineMechanicRule, type MechanicRule, type Patch } from '../../kernel/mechanic-rule.ts';
import { isInTurn, mayUse, roundsWith } from './title-parts.ts';

interface Words {
  readonly code: string;
  readonly summary: string;
  readonly why: string;
  readonly bad: Patch;
  readonly good: Patch;
}

/** The mechanic is about loans, and nobody lends. */
export const noLenderRule = (words: Words): MechanicRule =>
  defineMechanicRule<object>({
    ...words,
    severity: 'warning',
    message: () => ({
      message: 'No mechanic of the title lends anything to corporations.',
      hint: 'Add "company-loans", or take this mechanic away.',
    }),
    *check(scene) {
      if (!mayUse(scene, ['company-loans'])) yield { at: scene.at(), says: undefined };
    },
  });

/** What is `due` in a corporation's turn is due after a step that its turns do not have. */
export const dueInTurnRule = (words: Words & { readonly due: string; readonly hint: string }): MechanicRule => {
  const { due, hint, ...text } = words;
  return defineMechanicRule<{ readonly after?: string }, { after: string }>({
    ...text,
    severity: 'error',
    message: ({ after }) => ({ message: `No operating round has the step "${after}", after which ${due}.`, hint }),
    *check({ title, options: { after }, at }) {
      // A step that no round has is a name that points to nothing.
      if (after === undefined || isInTurn(title, after)) return;
      if (roundsWith(title, after).length > 0) yield { at: at('after'), says: { after } };
    },
  });
};
