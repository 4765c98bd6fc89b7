import { describe, expect, it } from 'vitest';

import { corpusIsThere, corpusLogs, readCorpusLog } from '../../test/support/corpus.ts';
import { keptActions } from '../../runtime/kernel/log.ts';
import { loadTitle } from '../resolve/load-title.ts';
import { positionAfter } from './position.ts';

describe.skipIf(!corpusIsThere)('a position of a real game of 1830', () => {
  const [first] = corpusLogs('1830');
  if (first === undefined) return;
  const log = readCorpusLog(first);
  const { title } = loadTitle('1830');
  if (title === undefined) throw new Error('1830 does not load');
  const kept = keptActions(log.actions);
  const lay = kept.find(({ type }) => type === 'lay_tile');
  const hex = String(lay?.['hex']);

  it('shows the tile that the action laid, and not before', () => {
    const id = lay?.id ?? 0;
    const before = positionAfter(title, log, id - 1);
    const after = positionAfter(title, log, id);
    expect(before.state.hexes[hex]?.tile).toBe(hex);
    expect(after.state.hexes[hex]).toMatchObject({ tile: lay?.['tile'], rotation: lay?.['rotation'] });
  });

  it('is the end of the game without an action', () => {
    expect(positionAfter(title, log).state.finished).toBe(true);
  });
});
