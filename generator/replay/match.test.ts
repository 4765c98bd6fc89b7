import { describe, expect, it } from 'vitest';

import type { Legal } from '../../runtime/kernel/actions.ts';
import type { LoggedAction } from '../../runtime/kernel/log.ts';
import type { Meaning } from './match.ts';
import { isListed, needsNoListing } from './match.ts';

/** A small world: who holds which certificate, where each train lies. */
const certificates: Readonly<Record<string, string>> = {
  PRR_1: 'PRR@treasury:10',
  PRR_2: 'PRR@treasury:10',
  PRR_3: 'PRR@pool:10',
  PRR_0: 'PRR@player:1:20',
};
const trains: Readonly<Record<string, string>> = { '2-0': '2@depot', '2-1': '2@depot', '2-2': '2@corporation:NYC' };
const meaning: Meaning = {
  certificate: (id) => certificates[id] ?? id,
  train: (id) => trains[id] ?? id,
  tile: (id) => id.replace(/-\d+$/, ''),
  city: (id) => id,
};

const by = (entity: string | number, entity_type: string, type: string, fields: object): LoggedAction => ({
  type,
  entity,
  entity_type,
  ...fields,
});
const player = (type: string, fields: object = {}): LoggedAction => by(1, 'player', type, fields);
const railway = (type: string, fields: object = {}): LoggedAction => by('PRR', 'corporation', type, fields);
const listed = (action: LoggedAction, range?: Legal['range']): Legal =>
  ({ action, ...(range === undefined ? {} : { range }) }) as Legal;

const found = (logged: LoggedAction, ...legal: Legal[]): boolean => isListed(logged, legal, meaning);

describe('a logged action is among the legal ones', () => {
  it('by type and actor', () => {
    expect(found(player('pass'), listed(player('pass')))).toBe(true);
    expect(found(player('pass'), listed(railway('pass')))).toBe(false);
    expect(found(player('pass'), listed(by(2, 'player', 'pass', {})))).toBe(false);
    expect(found(player('pass'), listed(player('bid', { company: 'SV', price: 20 })))).toBe(false);
    expect(found(by('1', 'player', 'pass', {}), listed(player('pass')))).toBe(true);
  });

  it('when an equal certificate of the same holder is listed', () => {
    const legal = listed(player('buy_shares', { shares: ['PRR_1'], percent: 10 }));
    expect(found(player('buy_shares', { shares: ['PRR_2'] }), legal)).toBe(true);
    expect(found(player('buy_shares', { shares: ['PRR_3'] }), legal)).toBe(false);
    expect(found(player('buy_shares', { shares: ['PRR_1', 'PRR_2'] }), legal)).toBe(false);
  });

  it('when the percent of a partly sold certificate is the same', () => {
    const legal = listed(player('sell_shares', { shares: ['PRR_0'], percent: 10 }));
    expect(found(player('sell_shares', { shares: ['PRR_0'], percent: 10 }), legal)).toBe(true);
    expect(found(player('sell_shares', { shares: ['PRR_0'], percent: 20 }), legal)).toBe(false);
  });

  it('when a price lies in the listed range and on its steps', () => {
    const legal = listed(player('bid', { company: 'SV', price: 25 }), { field: 'price', min: 25, max: 45, step: 5 });
    expect(found(player('bid', { company: 'SV', price: 40 }), legal)).toBe(true);
    expect(found(player('bid', { company: 'SV', price: 42 }), legal)).toBe(false);
    expect(found(player('bid', { company: 'SV', price: 20 }), legal)).toBe(false);
    expect(found(player('bid', { company: 'SV', price: 50 }), legal)).toBe(false);
    expect(found(player('bid', { company: 'CS', price: 40 }), legal)).toBe(false);
  });

  it('when an equal train in the same place is listed, and the exchange is', () => {
    const legal = listed(railway('buy_train', { train: '2-0', price: 80 }));
    expect(found(railway('buy_train', { train: '2-1', price: 80, variant: '2' }), legal)).toBe(true);
    expect(found(railway('buy_train', { train: '2-2', price: 80 }), legal)).toBe(false);
    expect(found(railway('buy_train', { train: '2-1', price: 100 }), legal)).toBe(false);
    expect(found(railway('buy_train', { train: '2-1', price: 80, exchange: '2-2' }), legal)).toBe(false);
  });

  it('by tile name, hex and rotation, whichever copy is laid', () => {
    const legal = listed(railway('lay_tile', { hex: 'H12', tile: '57-0', rotation: 1 }));
    expect(found(railway('lay_tile', { hex: 'H12', tile: '57-2', rotation: 1 }), legal)).toBe(true);
    expect(found(railway('lay_tile', { hex: 'H12', tile: '57-0', rotation: 2 }), legal)).toBe(false);
    expect(found(railway('lay_tile', { hex: 'H10', tile: '57-0', rotation: 1 }), legal)).toBe(false);
    expect(found(railway('lay_tile', { hex: 'H12', tile: '58-0', rotation: 1 }), legal)).toBe(false);
  });

  it('whatever the routes, which the game checks itself', () => {
    const legal = listed(railway('run_routes', { routes: [] }));
    expect(found(railway('run_routes', { routes: [{ train: '2-0' }] }), legal)).toBe(true);
    expect(found(by('NYC', 'corporation', 'run_routes', { routes: [] }), legal)).toBe(false);
  });
});

describe('actions that need no listing', () => {
  it.each(['program_share_pass', 'program_disable', 'end_game', 'message'])('%s', (type) => {
    expect(needsNoListing(player(type))).toBe(true);
  });

  it('and one that does', () => {
    expect(needsNoListing(player('pass'))).toBe(false);
  });
});
