/** Rules that mechanics bring along, as rules of the checker: each is asked for every entry of its mechanic. */
import type { Mechanic } from '../../../runtime/kernel/mechanic.ts';
import type { MechanicRule, RuleScene, Said } from '../../../runtime/kernel/mechanic-rule.ts';
import { joinPointer } from '../../../runtime/kernel/pointer.ts';
import type { MechanicUse } from '../../../runtime/kernel/title.ts';
import { checks } from '../../../runtime/mechanics/checks.ts';
import { nearNames, suggestion } from '../../diagnostics/words.ts';
import type { CheckContext } from '../context.ts';
import type { Found, Rule } from '../rule.ts';

/** Of the mechanics that come with the runtime. */
export const mechanicRules: readonly Rule[] = Object.entries(checks).flatMap(([mechanic, own]) =>
  own.map((rule) => ruleOf(mechanic, rule)),
);

/** Of mechanics that a title names by package or path, under the names by which it calls them. */
export function rulesOf(mechanics: readonly Mechanic[]): readonly Rule[] {
  return mechanics.flatMap(({ manifest, checks: own = [] }) => own.map((rule) => ruleOf(manifest.name, rule)));
}

export function ruleOf(mechanic: string, rule: MechanicRule): Rule {
  const { message, check, ...text } = rule;
  return {
    ...text,
    family: 'mechanics',
    mechanic,
    *find(context) {
      for (const [index, use] of context.title.mechanics.entries()) {
        if (nameOf(use) !== mechanic) continue;
        const at = `/mechanics/${index}`;
        try {
          yield* [...check(sceneOf(context, use, at))].map((finding) => foundOf(finding, message(finding.says)));
        } catch (error) {
          // A mechanic of a title's own may be half written.
          yield { at, ...unaskable(error) };
        }
      }
    },
  };
}

function foundOf({ at, part, misspelt }: Finding, { message, hint }: Said): Found {
  const { name = '', known = [] } = misspelt ?? {};
  const near = nearNames(name, known);
  const advice = [misspelt === undefined ? '' : suggestion(name, known), hint ?? ''].filter((words) => words !== '');
  const [only] = near;
  return {
    at,
    message,
    ...(part === undefined ? {} : { part }),
    ...(advice.length === 0 ? {} : { hint: near.length > 0 ? (advice[0] ?? '') : advice.join(' ') }),
    ...(only !== undefined && near.length === 1 ? { instead: only } : {}),
  };
}

type Finding = ReturnType<MechanicRule['check']> extends Iterable<infer One> ? One : never;

function sceneOf(context: CheckContext, use: MechanicUse, entry: string): RuleScene {
  const { id, use: _, ...options } = use;
  return {
    title: context.title,
    id,
    options,
    at: (...path) => path.reduce<string>(joinPointer, entry),
    uses: (mechanic) => context.title.mechanics.filter((one) => nameOf(one) === mechanic),
    get manifests() {
      return context.used;
    },
    get companies() {
      return context.companies;
    },
    get market() {
      return context.market;
    },
    get map() {
      return context.board;
    },
  };
}

const nameOf = ({ id, use }: MechanicUse): string => use ?? id;

const unaskable = (error: unknown): Said => ({
  message: `This rule of the mechanic cannot be asked: ${error instanceof Error ? error.message : String(error)}.`,
  hint: 'The mechanic is at fault, not the title: tell its author.',
});
