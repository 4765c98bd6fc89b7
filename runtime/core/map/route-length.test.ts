import { describe, expect, it } from 'vitest';

import { isLocal, payingStops, reaches } from './route-length.ts';
import type { Visit } from './route-length.ts';

const visit = (kind: Visit['kind'], revenue = 10, token = false, visitCost = 1): Visit => ({
  kind,
  revenue,
  token,
  visitCost,
});

describe('the length of a train', () => {
  it('a number: every stop counts as much as its visit costs', () => {
    const visits = [visit('city'), visit('town'), visit('offboard', 10, false, 0)];
    expect(reaches(2, visits)).toBe(true);
    expect(reaches(1, visits)).toBe(false);
  });

  // A 2-train of a game in which towns are free to pass.
  const freeTowns = [
    { nodes: ['city', 'offboard'], pay: 2, visit: 2 },
    { nodes: ['town'], pay: 0, visit: 99 },
  ];

  it('rows: each kind is served by the rows that accept it', () => {
    expect(reaches(freeTowns, [visit('city'), visit('town'), visit('town'), visit('offboard')])).toBe(true);
    expect(reaches(freeTowns, [visit('city'), visit('city'), visit('offboard')])).toBe(false);
  });

  it('kinds that fewer rows accept come first', () => {
    const rows = [
      { nodes: ['city', 'town'], pay: 1 },
      { nodes: ['town'], pay: 1 },
    ];
    expect(reaches(rows, [visit('town'), visit('city')])).toBe(true);
    expect(reaches(rows, [visit('town'), visit('town')])).toBe(true);
    expect(reaches(rows, [visit('city'), visit('city')])).toBe(false);
  });

  it('a train of one stop, or of one city, may be local', () => {
    expect([1, 2].map(isLocal)).toEqual([true, false]);
    expect(isLocal([{ nodes: ['city'], pay: 1, visit: 1 }])).toBe(true);
    expect(isLocal(freeTowns)).toBe(false);
  });
});

describe('the stops that pay', () => {
  it('all of them for a train with a number', () => {
    expect([...payingStops(3, [visit('city'), visit('town'), visit('city')])]).toEqual([0, 1, 2]);
  });

  it('towns that only may be visited do not', () => {
    const rows = [
      { nodes: ['city', 'offboard'], pay: 2, visit: 2 },
      { nodes: ['town'], pay: 0, visit: 99 },
    ];
    expect([...payingStops(rows, [visit('city', 20, true), visit('town'), visit('city', 30)])]).toEqual([0, 2]);
  });

  it('the best choice with a token among them', () => {
    const rows = [{ nodes: ['city', 'town'], pay: 2, visit: 9 }];
    const visits = [visit('city', 20, true), visit('city', 50), visit('town', 10), visit('city', 40)];
    expect([...payingStops(rows, visits)]).toEqual([0, 1]);
  });
});
