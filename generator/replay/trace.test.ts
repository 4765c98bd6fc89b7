import { describe, expect, it } from 'vitest';

import { firstDifference } from './compare.ts';
import type { TraceValue } from './trace.ts';
import { advance, readTrace, TraceFormatError } from './trace.ts';

const snapshot = (entries: Readonly<Record<string, TraceValue>>) => new Map(Object.entries(entries));

describe('reading a trace', () => {
  it('takes one object a line', () => {
    const lines = readTrace('{"id":0,"type":"start","set":{"bank":9600}}\n{"id":1,"type":"bid","set":{}}\n');
    expect(lines.map(({ id, type }) => `${id} ${type}`)).toEqual(['0 start', '1 bid']);
  });

  it.each([
    ['{"id":0', 'line 1 of the trace is no JSON'],
    ['{"id":0,"type":"start","set":{}}\n{"id":"x","type":"bid","set":{}}', 'line 2'],
    ['{"id":0,"type":"start"}', 'line 1'],
  ])('refuses %s', (text, message) => {
    expect(() => readTrace(text)).toThrow(TraceFormatError);
    expect(() => readTrace(text)).toThrow(message);
  });
});

describe('advancing a snapshot', () => {
  it('sets what changed, removes what became null, keeps the rest', () => {
    const after = advance(snapshot({ bank: 9600, phase: '2', 'corporation/PRR/owner': 'player:1' }), {
      id: 7,
      type: 'par',
      set: { bank: 9000, 'corporation/PRR/owner': null },
    });
    expect(Object.fromEntries(after)).toEqual({ bank: 9000, phase: '2' });
  });
});

describe('comparing a state with a trace', () => {
  it('finds a value that differs, a key that is missing and a key that is too many', () => {
    expect(firstDifference(snapshot({ bank: 12 }), snapshot({ bank: 11 }))).toEqual({
      key: 'bank',
      expected: 12,
      actual: 11,
    });
    expect(firstDifference(snapshot({ bank: 12 }), snapshot({}))).toEqual({ key: 'bank', expected: 12, actual: null });
    expect(firstDifference(snapshot({}), snapshot({ bank: 12 }))).toEqual({ key: 'bank', expected: null, actual: 12 });
    expect(firstDifference(snapshot({ bank: 12 }), snapshot({ bank: 12 }))).toBeUndefined();
  });

  it('tells a number from a text, and false from absent', () => {
    expect(firstDifference(snapshot({ phase: '2' }), snapshot({ phase: 2 }))).toBeDefined();
    expect(firstDifference(snapshot({ finished: false }), snapshot({}))).toBeDefined();
  });

  it('leaves out what is informative only', () => {
    expect(firstDifference(snapshot({ step: 'waterfall-auction', can: 'bid pass' }), snapshot({}))).toBeUndefined();
  });

  it('compares the priority deal where the trace has it', () => {
    expect(firstDifference(snapshot({}), snapshot({ priority: 'player:1' }))).toBeUndefined();
    expect(firstDifference(snapshot({ priority: 'player:2' }), snapshot({ priority: 'player:1' }))).toBeDefined();
  });

  it('takes an unsold private company with and without its key', () => {
    expect(firstDifference(snapshot({ 'company/SV/owner': 'bank' }), snapshot({}))).toBeUndefined();
    expect(firstDifference(snapshot({ 'company/SV/owner': 'player:1' }), snapshot({}))).toBeDefined();
  });

  it('takes a closed corporation whose keys the trace dropped, and no open one', () => {
    const closed = { 'corporation/LPS/closed': true, 'corporation/LPS/cash': 0 };
    expect(firstDifference(snapshot({}), snapshot(closed))).toBeUndefined();
    expect(firstDifference(snapshot({ 'corporation/LPS/closed': true }), snapshot(closed))).toMatchObject({
      key: 'corporation/LPS/cash',
    });
    expect(firstDifference(snapshot({}), snapshot({ 'corporation/LPS/cash': 0 }))).toBeDefined();
  });
});
