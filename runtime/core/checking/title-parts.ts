/** Where a title mentions what a mechanic's rules for the checker ask for. */
import type { RuleScene } from '../../kernel/mechanic-rule.ts';
import { joinPointer } from '../../kernel/pointer.ts';
import type { AbilityDefinition, PhaseDefinition, RoundDefinition, TitleDefinition } from '../../kernel/title.ts';

export interface PlacedAbility {
  readonly ability: AbilityDefinition;
  /** Of the private company or corporation. */
  readonly owner: string;
  readonly at: string;
}

/** Abilities of one type, of privates, corporations and minors. */
export function* abilitiesOfType(title: TitleDefinition, type: string): Iterable<PlacedAbility> {
  for (const list of ['privates', 'corporations', 'minors'] as const) {
    for (const [c, { id, abilities = [] }] of title[list].entries()) {
      for (const [a, ability] of abilities.entries()) {
        if (ability.type === type) yield { ability, owner: id, at: `/${list}/${c}/abilities/${a}` };
      }
    }
  }
}

export interface Firing {
  /** Place of the train among the trains. */
  readonly train: number;
  readonly at: string;
}

/** Where trains set an event off, in the order of trains. */
export function* firingsOf(title: TitleDefinition, event: string): Iterable<Firing> {
  for (const [train, { events = [] }] of title.trains.entries()) {
    for (const [e, { type }] of events.entries()) {
      if (type === event) yield { train, at: `/trains/${train}/events/${e}` };
    }
  }
}

/** The texts of a list that a title writes; none where it writes something else. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** Texts of a list with where each stands. */
export const placedTexts = (value: unknown, at: string): readonly { readonly text: string; readonly at: string }[] =>
  textsOf(value).map((text, index) => ({ text, at: joinPointer(at, index) }));

/** Rounds in which a step stands under this id. */
export const roundsWith = (title: TitleDefinition, step: string): readonly RoundDefinition[] =>
  title.rounds.definitions.filter(({ steps }) => steps.some(({ id }) => id === step));

/** Whether an operating round has the step: what is charged after it is charged in a turn. */
export const isInTurn = (title: TitleDefinition, step: string): boolean =>
  roundsWith(title, step).some(({ kind }) => kind === 'operating');

export const hasStatusIn = ({ status = [] }: PhaseDefinition, wanted: string): boolean => status.includes(wanted);

/** A mechanic that a title names by package or path may bring anything. */
export const usesForeignMechanic = ({ title }: Pick<RuleScene, 'title'>): boolean =>
  title.mechanics.some(({ use }) => use !== undefined && /[./]/.test(use));

/** Whether the title uses one of the mechanics, or one of its own that may do the same. */
export const mayUse = (scene: Pick<RuleScene, 'title' | 'uses'>, mechanics: readonly string[]): boolean =>
  mechanics.some((name) => scene.uses(name).length > 0) || usesForeignMechanic(scene);

/** Ways of raising money that the core and the mechanics of the title know. */
export const waysOfRaisingMoney = ({ manifests }: Pick<RuleScene, 'manifests'>): readonly string[] =>
  manifests.flatMap(({ provides }) => Object.keys(provides.policies?.['capitalization'] ?? {}));

/** A number that another mechanic's entry writes under this name. */
export const numberOf = (entry: object | undefined, option: string): number | undefined => {
  const value: unknown = (entry as Readonly<Record<string, unknown>> | undefined)?.[option];
  return typeof value === 'number' ? value : undefined;
};
