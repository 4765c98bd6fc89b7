import { describe, expect, it } from 'vitest';

import { defineCommand, flag, setting } from './command.ts';
import { run } from './run.ts';
import { AT_FAULT, FINE, InputError } from './status.ts';
import type { Terminal } from './terminal.ts';

const measure = defineCommand({
  name: 'measure',
  arguments: 'TRACK...',
  summary: 'measures tracks',
  takes: [1, 2],
  options: {
    json: flag('answers as JSON'),
    gauge: setting('GAUGE', 'which gauge', ['narrow', 'standard']),
    out: setting('FILE', 'where to'),
  },
  run: (tracks, options, terminal) => {
    terminal.out(JSON.stringify({ tracks, ...options }));
    return tracks.includes('broken') ? AT_FAULT : FINE;
  },
});

const failing = (error: unknown) =>
  defineCommand({
    name: 'fail',
    arguments: '',
    summary: 'fails',
    takes: [0, 0],
    options: {},
    run: () => {
      throw error;
    },
  });

async function type(line: string, error: unknown = new Error('boiler burst')) {
  const heard = { out: '', err: '' };
  const terminal: Terminal = {
    out: (text) => void (heard.out += text),
    err: (text) => void (heard.err += text),
    outColor: false,
    errColor: false,
  };
  const commands = new Map([
    ['measure', async () => measure],
    ['fail', async () => failing(error)],
  ]);
  const words = line.split(' ').filter((word) => word !== '');
  const status = await run(words, commands, '1.2.3', terminal);
  return { status, ...heard };
}

describe('status 0 and 1: what the command answers', () => {
  it('hands arguments and options to the command', async () => {
    const { status, out } = await type('measure main --json branch --gauge narrow');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({ tracks: ['main', 'branch'], json: true, gauge: 'narrow' });
  });

  it('passes the command’s own verdict on', async () => {
    expect(await type('measure broken')).toMatchObject({ status: 1, err: '' });
  });

  it('says what is wrong with the input, on stderr', async () => {
    const answer = await type('fail', new InputError('x.json is not there'));
    expect(answer).toMatchObject({ status: 1, out: '', err: 'trackwright: x.json is not there\n' });
  });

  it('says where nothing can be written', async () => {
    const fault = Object.assign(new Error('ENOTDIR'), { code: 'ENOTDIR', syscall: 'mkdir', path: '/notes.txt/out' });
    const answer = await type('fail', fault);
    expect(answer).toMatchObject({
      status: 1,
      out: '',
      err: 'trackwright: /notes.txt/out lies below something that is no folder\n',
    });
  });
});

describe('status 2: wrong usage says what to type', () => {
  it.each([
    ['measure', 'TRACK... is missing'],
    ['measure a b c', '"c" is one argument too many'],
    ['measure a --speed', "Unknown option '--speed'"],
    ['measure a --gauge', "'--gauge <value>' argument missing"],
    ['measure a --gauge wide', '--gauge takes narrow, standard, not "wide"'],
    ['measure a --json=yes', "'--json' does not take an argument"],
  ])('%s', async (line, complaint) => {
    const { status, out, err } = await type(line);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(complaint);
    expect(err).toContain('Type: trackwright measure TRACK... [--json] [--gauge narrow|standard] [--out FILE]');
  });

  it('suggests the command that was probably meant', async () => {
    const { status, err } = await type('mesure a');
    expect(status).toBe(2);
    expect(err).toContain('Did you mean "trackwright measure"?');
  });

  it('lists the commands where none is near', async () => {
    expect((await type('xyzzy')).err).toContain('Commands: measure, fail.');
  });

  it('explains itself on stderr when nothing was typed', async () => {
    const { status, out, err } = await type('');
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toContain('Usage: trackwright COMMAND');
  });
});

describe('status 3: a fault of the program', () => {
  it('asks for a report, in a few lines', async () => {
    const { status, out, err } = await type('fail');
    expect(status).toBe(3);
    expect(out).toBe('');
    expect(err).toContain('Please report');
    expect(err).toContain('boiler burst');
    expect(err.split('\n').length).toBeLessThan(8);
  });
});

describe('help and version go to stdout', () => {
  it.each([
    ['--version', '1.2.3\n'],
    ['--help', 'Usage: trackwright COMMAND'],
    ['help measure', 'Usage: trackwright measure TRACK...'],
    ['measure --help', '--gauge narrow|standard  which gauge'],
  ])('%s', async (line, expected) => {
    const { status, out, err } = await type(line);
    expect(status).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(expected);
  });
});
