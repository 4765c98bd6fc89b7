/** The conformance test is worth what it notices: one falsified value in a trace, whichever key it belongs to. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

import { playLog } from '../generator/replay/play-log.ts';
import type { TraceLine, TraceValue } from '../generator/replay/trace.ts';
import { readTrace } from '../generator/replay/trace.ts';
import { loadTitle } from '../generator/resolve/load-title.ts';
import type { GameLog } from '../runtime/kernel/log.ts';
import type { TitleDefinition } from '../runtime/kernel/title.ts';
import { corpusLogs, readCorpusLog } from './support/corpus.ts';

const sample = corpusLogs('1830').find(({ name }) => name === '26855');

describe.skipIf(sample === undefined)('a falsified trace is noticed', () => {
  let title: TitleDefinition;
  let log: GameLog;
  let trace: TraceLine[];

  beforeAll(() => {
    const loaded = loadTitle('1830').title;
    if (loaded === undefined || sample === undefined) throw new Error('1830 has errors');
    title = loaded;
    log = readCorpusLog(sample);
    trace = readTrace(readFileSync(sample.tracePath, 'utf8'));
  });

  it.each([
    'round',
    'active',
    'phase',
    'bank',
    'finished',
    'order',
    'depot',
    'discarded',
    'player/1/cash',
    'player/2/certs',
    'player/3/value',
    'company/SV/owner',
    'corporation/PRR/cash',
    'corporation/PRR/floated',
    'corporation/PRR/ipoed',
    'corporation/PRR/par',
    'corporation/PRR/owner',
    'corporation/PRR/price',
    'corporation/PRR/trains',
    'corporation/PRR/tokens',
    'corporation/PRR/shares',
    'hex/E19',
  ])('%s', (key) => {
    const index = trace.findLastIndex(({ set }) => key in set);
    const line = trace[index];
    expect(line).toBeDefined();
    if (line === undefined) return;
    const falsified = trace.with(index, { ...line, set: { ...line.set, [key]: otherThan(line.set[key] ?? null) } });
    expect(playLog(title, log, falsified).difference).toMatchObject({ kind: 'state', action: line.id, key });
  });

  it('a key too many, and a key too few', () => {
    const [start, ...rest] = trace;
    if (start === undefined) throw new Error('the trace is empty');
    const fewer = Object.fromEntries(Object.entries(start.set).filter(([key]) => key !== 'hex/E19'));
    expect(playLog(title, log, [{ ...start, set: fewer }, ...rest]).difference).toMatchObject({
      action: 0,
      key: 'hex/E19',
    });
    const more = { ...start.set, 'hex/Z99': 'printed' };
    expect(playLog(title, log, [{ ...start, set: more }, ...rest]).difference).toMatchObject({
      action: 0,
      key: 'hex/Z99',
    });
  });
});

function otherThan(value: TraceValue): TraceValue {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value} 1`;
}
