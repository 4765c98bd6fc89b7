/** What games have reached of a title: its steps, actions, train events, statuses, abilities, and the rules that spoke. */
import type { Action } from '../kernel/actions.ts';
import { offersOf, openSteps } from '../kernel/engine.ts';
import type { Change } from '../kernel/changes.ts';
import type { Game, Played } from '../kernel/game.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { DEPOT } from '../kernel/state.ts';
import { abilitiesOf, ownerFits } from '../core/abilities.ts';
import { ownerOf } from '../core/privates.ts';
import { trainCopy, trainName } from '../core/trains.ts';

export const ASPECTS = ['step', 'action', 'event', 'status', 'ability', 'rule'] as const;
export type Aspect = (typeof ASPECTS)[number];

export type Coverage = Readonly<Record<Aspect, Map<string, number>>>;

export const newCoverage = (): Coverage => ({
  step: new Map(),
  action: new Map(),
  event: new Map(),
  status: new Map(),
  ability: new Map(),
  rule: new Map(),
});

const count = (coverage: Coverage, aspect: Aspect, name: string): void => {
  coverage[aspect].set(name, (coverage[aspect].get(name) ?? 0) + 1);
};

/** A rule that refused something. */
export const noteRefusal = (coverage: Coverage, rule: string): void => count(coverage, 'rule', rule);

/** The step that will take an action, before it is applied. */
const stepFor = (game: Game, action: Action): string | undefined => {
  const { context: play } = game;
  const entity =
    action.entity_type === 'player'
      ? (play.players.get(action.entity) ?? '')
      : `${action.entity_type}:${action.entity}`;
  return openSteps(play).find(
    (step) => step.types.includes(action.type) && offersOf(play, step, entity).includes(action.type),
  )?.id;
};

const noteEvents = (coverage: Coverage, rules: Rulebook, train: string): void => {
  for (const event of rules.train.get(trainName(train))?.definition.events ?? []) {
    if (trainCopy(train) === (event.copy ?? 1) - 1) count(coverage, 'event', event.type);
  }
};

const noteChanges = (coverage: Coverage, rules: Rulebook, changes: readonly Change[]): void => {
  for (const change of changes) {
    if (change.kind !== 'set') count(coverage, 'rule', change.rule);
    else noteAbility(coverage, rules, change.path, change.after);
    if (change.kind === 'train' && change.from === DEPOT && change.to !== null)
      noteEvents(coverage, rules, change.train);
  }
};

/** A use was counted, or a private has closed as one of its abilities says. */
const noteAbility = (
  coverage: Coverage,
  rules: Rulebook,
  [root, key]: readonly (string | number)[],
  after: unknown,
): void => {
  if (root === 'abilities') {
    const used = rules.private.get(holderOf(key))?.abilities.find((a) => a.key === key);
    if (used !== undefined) count(coverage, 'ability', used.type);
  } else if (root === 'privates' && after === null) {
    for (const { type } of rules.private.get(String(key))?.abilities ?? [])
      if (type === 'close') count(coverage, 'ability', type);
  }
};

/** `SV` of `company:SV/0`. */
const holderOf = (key: string | number | undefined): string =>
  String(key)
    .replace(/^company:/, '')
    .replace(/\/\d+$/, '');

/** Abilities that nobody uses, because they are simply in force while the owner is of their kind. */
const noteInForce = (coverage: Coverage, game: Game): void => {
  const { context: play } = game;
  for (const info of play.rules.privates) {
    if (ownerOf(play, info.id) === null) continue;
    for (const ability of abilitiesOf(play, info.entity)) {
      if ((ability.definition.when ?? []).length === 0 && ownerFits(play, ability))
        count(coverage, 'ability', ability.type);
    }
  }
};

const notePhase = (coverage: Coverage, game: Game): void => {
  for (const status of game.rules.title.phases[game.state.phase]?.status ?? []) count(coverage, 'status', status);
  noteInForce(coverage, game);
};

/** What the set-up of a new game has reached. */
export const noteSetUp = (coverage: Coverage, game: Game): void => {
  noteChanges(coverage, game.rules, game.setUpChanges);
  notePhase(coverage, game);
};

/** Applies an action and notes what it reached. */
export const applyAndNote = (coverage: Coverage, game: Game, action: Action): Played => {
  const step = stepFor(game, action);
  if (step !== undefined) count(coverage, 'step', step);
  count(coverage, 'action', action.type);
  if (action.entity_type === 'company') {
    for (const { type } of abilitiesOf(game.context, `company:${action.entity}`)) count(coverage, 'ability', type);
  }
  const phase = game.state.phase;
  const played = game.apply(action);
  noteChanges(coverage, game.rules, played.changes);
  if (game.state.phase !== phase) notePhase(coverage, game);
  return played;
};

/** Everything of a title that games could reach; `rules` are the rule ids of its mechanics (their manifests tell). */
export const reachable = (book: Rulebook, rules: readonly string[]): Readonly<Record<Aspect, readonly string[]>> => {
  const steps = [...book.rounds.values()].flatMap((round) => round.steps);
  const abilities = book.privates.flatMap((p) => p.abilities.map((a) => a.type));
  return {
    step: unique(steps.filter((s) => s.types.length > 0).map((s) => s.id)),
    action: unique(steps.flatMap((s) => s.types)),
    event: unique(book.trains.flatMap((t) => (t.definition.events ?? []).map((e) => e.type))),
    status: unique(book.title.phases.flatMap((p) => p.status ?? [])),
    ability: unique(abilities),
    rule: unique(rules),
  };
};

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** What no game has reached, by aspect. */
export const unreached = (
  coverage: Coverage,
  wanted: Readonly<Record<Aspect, readonly string[]>>,
): Readonly<Record<Aspect, readonly string[]>> => ({
  step: wanted.step.filter((name) => !coverage.step.has(name)),
  action: wanted.action.filter((name) => !coverage.action.has(name)),
  event: wanted.event.filter((name) => !coverage.event.has(name)),
  status: wanted.status.filter((name) => !coverage.status.has(name)),
  ability: wanted.ability.filter((name) => !coverage.ability.has(name)),
  rule: wanted.rule.filter((name) => !coverage.rule.has(name)),
});

/** The table as text: a line for each name with how often it was reached. */
export const coverageTable = (coverage: Coverage, wanted: Readonly<Record<Aspect, readonly string[]>>): string =>
  ASPECTS.flatMap((aspect) =>
    wanted[aspect].map(
      (name) => `${aspect.padEnd(8)}${name.padEnd(40)}${String(coverage[aspect].get(name) ?? 0).padStart(8)}`,
    ),
  ).join('\n');
