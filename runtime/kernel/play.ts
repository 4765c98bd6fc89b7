/** A game in progress as steps and mechanics see it: the state to read, the rulebook, and the one door to alter it. */
import type { RawAction } from './actions.ts';
import { applyChange, readPath, revertChange } from './changes.ts';
import type { Change, ChangeKind } from './changes.ts';
import { nextDraw } from './random.ts';
import type { Step } from './round.ts';
import type { RoundInfo, Rulebook } from './rulebook.ts';
import type { EntityId, GameState } from './state.ts';
import { RuleViolation } from './violation.ts';

/** Counters that changes raise and nothing ever lowers; derived data remembers the counter it was made at. */
export interface Versions {
  map: number;
  shares: number;
  market: number;
  trains: number;
  /** Percent of certificates. */
  sizes: number;
  any: number;
}

interface Cached {
  version: number;
  value: unknown;
}

export class Play {
  readonly rules: Rulebook;
  readonly state: GameState;
  readonly versions: Versions = { map: 0, shares: 0, market: 0, trains: 0, sizes: 0, any: 0 };
  /** Changes since the action in hand began. */
  journal: Change[] = [];
  /** Rules that a replay lets pass because the public implementation did; reported, never silent. */
  readonly tolerance: ReadonlySet<string>;
  tolerated: string[] = [];
  readonly players: ReadonlyMap<number | string, EntityId>;
  /** How often a certificate of each corporation has moved. */
  readonly certificateMoves = new Map<EntityId, number>();
  /** What each step offered last, and to whom: valid while nothing has changed since. */
  readonly offers = new Map<
    Step,
    { readonly version: number; readonly entity: EntityId; readonly types: readonly string[] }
  >();
  /** Whether each step had anything to ask last, and of whom. */
  readonly asked = new Map<Step, { readonly version: number; readonly entity: EntityId; readonly yes: boolean }>();
  private readonly caches = new Map<string, Cached>();

  constructor(rules: Rulebook, state: GameState, tolerance: ReadonlySet<string> = new Set()) {
    this.rules = rules;
    this.state = state;
    this.tolerance = tolerance;
    this.players = new Map(state.players.map((p) => [p.id, `player:${p.id}`]));
  }

  get round(): RoundInfo {
    const info = this.rules.rounds.get(this.state.round.id);
    if (info === undefined) throw new Error(`no round ${this.state.round.id}`);
    return info;
  }

  /** The entity in turn, or nothing in a round without entities. */
  get current(): EntityId | undefined {
    return this.state.round.entities[this.state.round.index];
  }

  change(change: Change): void {
    applyChange(this.state, change);
    this.bump(change.kind, change);
    this.journal.push(change);
  }

  set(path: readonly (string | number)[], after: unknown): void {
    const before = readPath(this.state, path);
    if (before === after) return;
    this.change({ kind: 'set', path, before, after });
  }

  /** Takes back everything in the journal down to `length` entries. */
  rollback(length: number): void {
    while (this.journal.length > length) {
      const change = this.journal.pop();
      if (change !== undefined) this.unchange(change);
    }
  }

  unchange(change: Change): void {
    revertChange(this.state, change);
    this.bump(change.kind, change);
  }

  redo(change: Change): void {
    applyChange(this.state, change);
    this.bump(change.kind, change);
  }

  private bump(kind: ChangeKind, change: Change): void {
    const versions = this.versions;
    versions.any++;
    switch (kind) {
      case 'tile':
      case 'token':
        versions.map++;
        return;
      case 'certificate':
        versions.shares++;
        if (change.kind === 'certificate')
          this.certificateMoves.set(change.corporation, (this.certificateMoves.get(change.corporation) ?? 0) + 1);
        return;
      case 'marker':
        versions.market++;
        return;
      case 'train':
        versions.trains++;
        return;
      case 'set': {
        if (change.kind !== 'set') return;
        const root = change.path[0];
        if (root === 'resized' || root === 'holdings') {
          versions.sizes++;
          versions.shares++;
        } else if (root === 'corporations') {
          versions.shares++;
          versions.market++;
        } else if (root === 'hexes' || root === 'phase' || root === 'privates') versions.map++;
        else if (root === 'slices') {
          versions.map++;
          versions.shares++;
          versions.market++;
          versions.trains++;
        }
      }
    }
  }

  /** A value derived from the state, made anew only when the counter has moved since. */
  cached<T>(key: string, version: keyof Versions, make: () => T): T {
    const now = this.versions[version];
    const found = this.caches.get(key);
    if (found !== undefined && found.version === now) return found.value as T;
    const value = make();
    if (found === undefined) this.caches.set(key, { version: now, value });
    else {
      found.version = now;
      found.value = value;
    }
    return value;
  }

  /** One draw of the seeded generator. */
  draw(): number {
    const value = nextDraw(this.state.random);
    this.set(['random'], value);
    return value;
  }

  /** Refuses, unless this is a replay and the rule is one that the public implementation let through. */
  violate(
    rule: string,
    message: string,
    action: RawAction | null = null,
    details: Readonly<Record<string, unknown>> = {},
  ): void {
    if (this.tolerance.has(rule)) {
      this.tolerated.push(rule);
      return;
    }
    throw new RuleViolation(rule, message, action, details);
  }
}
