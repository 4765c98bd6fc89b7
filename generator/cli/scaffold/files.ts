/** A small complete title to begin with: a dozen hexes, four corporations, trains to the end. All of it is invented. */
import { companies } from './companies.ts';
import { market } from './market.ts';
import { map, tiles } from './map.ts';
import { titleFile } from './title.ts';
import { trains } from './trains.ts';

/** By file name, without `$schema`. */
export function scaffoldFiles(id: string): ReadonlyMap<string, object> {
  return new Map<string, object>([
    ['title.json', titleFile(id)],
    ['companies.json', companies],
    ['trains.json', trains],
    ['market.json', market],
    ['map.json', map],
    ['tiles.json', tiles],
    ['statements.json', statements],
  ]);
}

const statements = {
  statements: [
    {
      id: 'bank',
      source: 'Rule book, set-up',
      says: 'The bank has 4000.',
      at: '/bank',
      equals: 4000,
    },
    {
      id: 'last-trains',
      source: 'Rule book, trains',
      says: 'There are 6-trains without end.',
      at: '/trains/4/count',
      equals: 'unlimited',
    },
  ],
};
