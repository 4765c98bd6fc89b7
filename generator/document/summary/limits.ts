/** Capitalization, floating and limits, starting cash, the end: short sections of sentences. */
import type { Block } from '../page.ts';
import { list, table } from '../page.ts';
import { limitWords } from './elements.ts';
import type { Teller } from './teller.ts';

export const capitalization = ({ about }: Teller): Block[] => [list(about('capitalization'))];

export const floatAndLimits = (teller: Teller): Block[] => [list([...teller.about('float'), limitWords(teller)])];

export const startingCash = ({ title, speech }: Teller): Block[] => {
  const { say, money } = speech;
  return [
    table(
      [say('cash.players', { count: 2 }), say('cash.cash'), say('cash.limit')],
      Object.entries(title.players).map(([players, { cash, certificateLimit }]) => [
        players,
        money(cash),
        String(certificateLimit),
      ]),
    ),
    list(title.bank === 'unlimited' ? [] : [say('cash.bank', { bank: money(title.bank) })]),
  ];
};

/** What the wording of a reason depends on: when bankruptcies end the game, and whether the top of the market does at once. */
const endOptions = ({ policies, market }: Teller['title']): unknown => {
  const last = market.rows
    .flat()
    .flatMap((cell) => (cell === null || typeof cell === 'number' ? [] : [cell]))
    .filter(({ zones = [] }) => zones.some((zone) => market.zones[zone]?.['endsAfterTurn'] === true));
  return { endsGameAfter: policies.bankruptcy.endsGameAfter, afterTurn: last.map(({ price }) => price) };
};

export const endRules = ({ title, speech, named }: Teller): string[] =>
  title.policies.gameEnd.map(({ reason, timing }) =>
    speech.say('end.rule', {
      reason: named('endReasons', reason, endOptions(title)).join(' ').replace(/\.$/, ''),
      timing: speech.phrases(speech.catalogue.endTimings[timing], {}).join(' ') || timing,
    }),
  );

export const gameEnd = (teller: Teller): Block[] => [
  list([...endRules(teller), ...teller.about('end'), teller.speech.say('end.winner')]),
];

/** What the policy itself says comes first. */
export const emergency = ({ about, policyWords }: Teller): Block[] => {
  const own = new Set(policyWords('emergency').map(({ text }) => text));
  const all = about('emergency');
  return [list([...all.filter((words) => own.has(words)), ...all.filter((words) => !own.has(words))])];
};
