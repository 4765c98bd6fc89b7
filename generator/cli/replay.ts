import { LinkError } from '../../runtime/link/link.ts';
import { playLog } from '../replay/play-log.ts';
import type { ReplayReport } from '../replay/report.ts';
import { tell } from '../replay/report.ts';
import { defineCommand, flag, setting } from './command.ts';
import type { SoundTitle } from './open-title.ts';
import { openTitle } from './open-title.ts';
import { readLogFile, readTraceFile } from './read-input.ts';
import { AT_FAULT, FINE, InputError, UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';
import { paint } from './terminal.ts';

export const replay = defineCommand({
  name: 'replay',
  arguments: 'LOG...',
  summary:
    'plays public logs: are all actions legal, is the result the one logged? with a trace compares every state, too',
  takes: [1, Infinity],
  options: {
    trace: setting('FILE', 'compare with this trace (one LOG only)'),
    traces: flag('compare X.json with the X.trace.jsonl beside it'),
    title: setting('TITLE', 'play by this title, not by the one that the log names'),
    json: flag('one JSON object a line for each log'),
  },
  run: async (paths, { trace, traces, title, json }, terminal) => {
    if (trace !== undefined && (traces || paths.length > 1)) {
      throw new UsageError('--trace goes with one LOG and without --traces');
    }
    const open = titleOpener(terminal);
    let conforms = true;
    for (const path of paths) {
      const report = await playFile(path, traces ? besides(path) : trace, title, open);
      conforms &&= report.difference === undefined;
      terminal.out(
        json ? `${JSON.stringify({ file: path, ...report })}\n` : colored(tell(path, report), report, terminal),
      );
    }
    return conforms ? FINE : AT_FAULT;
  },
});

async function playFile(
  path: string,
  trace: string | undefined,
  titleName: string | undefined,
  open: (name: string) => Promise<SoundTitle>,
): Promise<ReplayReport> {
  const log = readLogFile(path);
  const { title, mechanics } = await open(titleName ?? log.title);
  try {
    return playLog(title, log, trace === undefined ? undefined : readTraceFile(trace), mechanics);
  } catch (error) {
    if (error instanceof LinkError) throw new InputError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Each title is read once, however many logs are played by it. */
function titleOpener(terminal: Terminal): (name: string) => Promise<SoundTitle> {
  const titles = new Map<string, SoundTitle>();
  return async (name) => {
    const known = titles.get(name) ?? (await openTitle(name, terminal));
    titles.set(name, known);
    return known;
  };
}

function besides(path: string): string {
  return path.replace(/(\.json)?$/, '.trace.jsonl');
}

function colored(text: string, { difference }: ReplayReport, { outColor }: Terminal): string {
  const word = difference === undefined ? 'conforms' : 'differs';
  return text.replace(` ${word}:`, ` ${paint(word, difference === undefined ? 'green' : 'red', outColor)}:`);
}
