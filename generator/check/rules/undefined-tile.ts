import { danglingNames, noSuch } from '../references/dangling.ts';
import { defineRule } from '../rule.ts';

export const undefinedTile = defineRule({
  code: 'undefined-tile',
  family: 'references',
  severity: 'error',
  summary: 'The manifest counts a tile that neither the title nor the shared catalogue defines.',
  why: 'Nobody knows what is printed on it.',
  bad: { tiles: { manifest: { X77: 2 } } },
  good: { tiles: { manifest: { 57: 3 } } },
  message: noSuch('tile', 'Use a tile of the shared catalogue, or define it under "definitions".'),
  check: (context) => danglingNames(context, 'definedTiles'),
});
