/** `npm run bench`: every figure that the project promises, on one core of this machine. */
import { benchCheck } from './check.ts';
import { benchInteraction } from './interaction.ts';
import { benchReplay } from './replay.ts';

benchReplay();
benchInteraction();
await benchCheck('1830');
