/** From a title, its variants and the number of players to a rulebook: everything that can be known before play. */
import { CORE_ACTIONS } from '../kernel/actions.ts';
import type { FieldKinds } from '../kernel/actions.ts';
import { linkHooks } from '../kernel/hooks.ts';
import type { Behaviour, Mechanic } from '../kernel/mechanic.ts';
import { applyOverlay } from '../kernel/overlay.ts';
import type { RoundKind, Step, StepFactory } from '../kernel/round.ts';
import type { Frame, RoundInfo, Rulebook } from '../kernel/rulebook.ts';
import type { RoundDefinition, TitleDefinition } from '../kernel/title.ts';
import { closeFallenCorporations } from '../core/close-corporation.ts';
import { ends, noteEnd } from '../core/game-end.ts';
import { linkMap } from '../core/map/link-map.ts';
import { linkMarket } from '../core/market.ts';
import { operatingRounds } from '../core/phases.ts';
import { automaticActions } from '../core/programs.ts';
import { setUp } from '../core/set-up.ts';
import { playerValue } from '../core/share-value.ts';
import { coreRounds } from '../rounds/index.ts';
import { coreSteps } from '../steps/index.ts';
import { corporationTable, privateTable, trainTable } from './tables.ts';

/** The title does not fit together, or a game is asked for that it does not offer. `check` finds the former before play. */
export class LinkError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LinkError';
  }
}

export interface LinkOptions {
  readonly players: number;
  /** Ids of the optional rules chosen. */
  readonly variants?: readonly string[];
}

const frame: Frame = {
  setUp,
  afterAction: closeFallenCorporations,
  noteEnd,
  ends,
  operatingRounds,
  automatic: automaticActions,
  score: playerValue,
};

/** Optional rules that do not exist for this number of players are dropped (core rules 1.2). */
const chosenVariants = (title: TitleDefinition, options: LinkOptions): readonly string[] => {
  const chosen: string[] = [];
  for (const id of options.variants ?? []) {
    const variant = Object.hasOwn(title.variants, id) ? title.variants[id] : undefined;
    if (variant === undefined)
      throw new LinkError(
        `${title.id} has no optional rule ${id}; it has ${Object.keys(title.variants).join(', ') || 'none'}.`,
      );
    if (chosen.includes(id)) continue;
    if (variant.players === undefined || variant.players.includes(options.players)) chosen.push(id);
  }
  for (const id of chosen) {
    const variant = title.variants[id];
    const clash = variant?.conflicts?.find((other) => chosen.includes(other));
    if (clash !== undefined)
      throw new LinkError(`Optional rules ${id} and ${clash} of ${title.id} exclude each other.`);
    const missing = variant?.requires?.find((other) => !chosen.includes(other));
    if (missing !== undefined) throw new LinkError(`Optional rule ${id} of ${title.id} needs ${missing}.`);
  }
  return chosen;
};

const behaviours = (
  title: TitleDefinition,
  mechanics: readonly Mechanic[],
  playerCount: number,
): readonly (readonly [string, Behaviour])[] =>
  title.mechanics.map((use) => {
    const name = use.use ?? use.id;
    const mechanic = mechanics.find((m) => m.manifest.name === name);
    if (mechanic === undefined)
      throw new LinkError(`${title.id} uses the mechanic ${name}, which was not given to link.`);
    const { id, use: _use, ...options } = use;
    return [id, mechanic.behave({ id, options, title, playerCount })] as const;
  });

const actionTable = (mechanics: readonly Mechanic[]): ReadonlyMap<string, FieldKinds> => {
  const table = new Map<string, FieldKinds>(Object.entries(CORE_ACTIONS));
  for (const { manifest } of mechanics) {
    for (const [type, fields] of Object.entries(manifest.provides.actions ?? {}))
      table.set(type, { ...table.get(type), ...fields });
  }
  return table;
};

const linkRound = (
  definition: RoundDefinition,
  kinds: ReadonlyMap<string, RoundKind>,
  steps: ReadonlyMap<string, StepFactory>,
  declared: readonly string[],
): RoundInfo => {
  const kind = kinds.get(definition.kind);
  if (kind === undefined)
    throw new LinkError(`Round ${definition.id} is of kind ${definition.kind}, which nothing provides.`);
  return {
    definition,
    kind,
    steps: definition.steps.map((use): Step => {
      const factory = steps.get(use.use ?? use.id);
      if (factory === undefined)
        throw new LinkError(`Round ${definition.id} has the step ${use.use ?? use.id}, which nothing provides.`);
      return factory(use.id, use, declared);
    }),
  };
};

const byKey = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [key(item), item]));

export const link = (base: TitleDefinition, mechanics: readonly Mechanic[], options: LinkOptions): Rulebook => {
  const variants = chosenVariants(base, options);
  const title = variants.reduce((t, id) => applyOverlay(t, base.variants[id]?.patch ?? {}), base);
  if (title.players[String(options.players)] === undefined) {
    throw new LinkError(`${title.id} is for ${Object.keys(title.players).join(', ')} players, not ${options.players}.`);
  }
  const used = mechanics.filter((m) => title.mechanics.some((use) => (use.use ?? use.id) === m.manifest.name));
  const parts = behaviours(title, mechanics, options.players);
  const steps = new Map<string, StepFactory>(Object.entries(coreSteps));
  const kinds = new Map<string, RoundKind>(Object.entries(coreRounds));
  for (const [, part] of parts) {
    for (const [name, factory] of Object.entries(part.steps ?? {})) steps.set(name, factory);
    for (const [name, kind] of Object.entries(part.rounds ?? {})) kinds.set(name, kind);
  }
  const declared = [...new Set(used.flatMap((m) => Object.keys(m.manifest.provides.actions ?? {})))];
  const corporations = corporationTable(title);
  const privates = privateTable(title, options.players);
  const trains = trainTable(title, options.players);
  return {
    title,
    variants,
    playerCount: options.players,
    policies: title.policies,
    corporations,
    corporation: byKey(corporations, (c) => c.entity),
    privates,
    private: byKey(privates, (p) => p.id),
    certificate: byKey(
      corporations.flatMap((c) => c.certificates),
      (c) => c.id,
    ),
    trains,
    train: byKey(trains, (t) => t.name),
    market: linkMarket(title),
    map: linkMap(title),
    rounds: byKey(
      title.rounds.definitions.map((d) => linkRound(d, kinds, steps, declared)),
      (r) => r.definition.id,
    ),
    hooks: linkHooks(parts.map(([, part]) => part.hooks ?? {})),
    frame,
    slices: new Map(parts.flatMap(([id, part]) => (part.state === undefined ? [] : [[id, part.state] as const]))),
    actions: actionTable(used),
    derived: new Map(),
  };
};
