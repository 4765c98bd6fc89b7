/** A rule that is not common to all 18xx games: a manifest (plain data) and behaviour. */
import type { Taps } from './hooks.ts';
import type { Manifest } from './manifest.ts';
import type { MechanicRule } from './mechanic-rule.ts';
import type { RoundKind, StepFactory } from './round.ts';
import type { TitleDefinition } from './title.ts';

export interface MechanicContext<Options> {
  /** Its id in this title: the name of its slice of the state. */
  readonly id: string;
  readonly options: Options;
  readonly title: TitleDefinition;
  readonly playerCount: number;
}

export interface Behaviour {
  /** Its slice of the state when a game begins. */
  readonly state?: () => Record<string, unknown>;
  readonly steps?: Readonly<Record<string, StepFactory>>;
  readonly rounds?: Readonly<Record<string, RoundKind>>;
  readonly hooks?: Taps;
}

export interface Mechanic<Options = Readonly<Record<string, unknown>>> {
  readonly manifest: Manifest;
  /**
   * Consistency rules for titles that use it. Those of the mechanics that come with the runtime are listed in
   * `mechanics/checks.ts` instead, so that a game in a browser does not carry them.
   */
  readonly checks?: readonly MechanicRule[];
  readonly behave: (context: MechanicContext<Options>) => Behaviour;
}

/** Keeps the type of the options while a mechanic is written; a title's entry is validated against the manifest before. */
export const defineMechanic = <Options>(mechanic: Mechanic<Options>): Mechanic =>
  mechanic as Mechanic<never> as unknown as Mechanic;

/** The same mechanic under the name by which a title calls it: its package or its path. */
export const calledAs = (mechanic: Mechanic, name: string): Mechanic => ({
  ...mechanic,
  manifest: { ...mechanic.manifest, name },
});
