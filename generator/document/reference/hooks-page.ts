/** docs/hooks.md: the table of hooks. */
import { code, page, table } from './markdown.ts';
import type { HookEntry, HookKind } from './read-hooks.ts';

const KINDS: readonly (readonly [HookKind, string, string])[] = [
  [
    'value',
    'Values',
    'A tap gets the game, the value so far and the arguments, and returns the value. The first tap gets what the core thinks.',
  ],
  [
    'verdict',
    'Verdicts',
    'A tap gets the game and the arguments, and returns an objection or nothing. The first objection decides.',
  ],
  ['event', 'Events', 'A tap gets the game and the arguments. Only here may a tap alter the state.'],
];

export function hooksPage(hooks: readonly HookEntry[]): string {
  return page(
    '# Hooks',
    'Generated from `runtime/kernel/hooks.ts` by `npm run docs`; do not edit. How to tap them: [writing-a-mechanic.md](writing-a-mechanic.md).',
    'Taps run in the order of `mechanics` in the title. A hook that nobody taps costs nothing. Arguments with a name of their own (`Bundle`, `Run` ...) are declared in `runtime/kernel/hook-arguments.ts`.',
    ...KINDS.map(([kind, heading, says]) => {
      const rows = hooks.filter((hook) => hook.kind === kind).map(rowOf);
      const head = ['hook', 'when', 'value', 'arguments', 'called in', 'tapped by'];
      return `## ${heading}\n\n${says}\n\n${table(head, rows)}`;
    }),
  );
}

const rowOf = (hook: HookEntry): readonly string[] => [
  code(hook.name),
  hook.says,
  hook.value === '' ? '' : code(hook.value),
  hook.arguments === '' ? '' : code(hook.arguments),
  hook.calledIn.map(code).join(', '),
  hook.tappedBy.join(', '),
];
