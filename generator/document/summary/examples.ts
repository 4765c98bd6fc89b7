/** Worked examples: every step with its figures. */
import type { ExampleStep, WorkedExample } from '../../replay/example.ts';
import type { Block } from '../page.ts';
import { list, paragraph, steps, under } from '../page.ts';
import type { Teller } from './teller.ts';

export const examples = (teller: Teller, worked: ReadonlyMap<string, WorkedExample>): Block[] => {
  const { say, and } = teller.speech;
  if (worked.size === 0) return [paragraph(say('example.none'))];
  return [...worked].map(([name, example]) =>
    under(example.name ?? name, [
      paragraph(example.description),
      list([say('example.players', { names: and(example.players) })]),
      steps(example.steps.map((step) => stepWords(teller, example, step))),
    ]),
  );
};

const stepWords = (teller: Teller, example: WorkedExample, { says, expect = {} }: ExampleStep): string => {
  const figures = Object.entries(expect).flatMap(([key, value]) => figureWords(teller, example, key, value));
  return figures.length === 0 ? says : `${says} (${figures.join('; ')})`;
};

/** Figures that readers follow a game by; the others of an example are for the machine that checks it. */
const SHOWN = new Set(['cash', 'price', 'trains', 'bank']);

/** `player/1/cash` is "Ann: cash $600". */
const figureWords = ({ speech }: Teller, example: WorkedExample, key: string, value: unknown): string[] => {
  const parts = key.split('/');
  const what = parts.at(-1) ?? key;
  if (!SHOWN.has(what)) return [];
  const [kind, id = ''] = parts;
  const who = parts.length < 3 ? '' : kind === 'player' ? `${example.players[Number(id) - 1] ?? id}: ` : `${id}: `;
  return [`${who}${speech.term('figure', what)} ${figure(what, value, speech)}`];
};

/** A price is written with its cell: `100@0,6`. */
const figure = (what: string, value: unknown, speech: Teller['speech']): string => {
  const plain = what === 'price' && typeof value === 'string' ? Number(value.split('@')[0]) : value;
  return typeof plain === 'number' && !Number.isNaN(plain) ? speech.money(plain) : String(value ?? '') || '—';
};
