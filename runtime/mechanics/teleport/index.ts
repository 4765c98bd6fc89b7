/** Privates that build where no track leads, and place a token there (1830: the Delaware & Hudson at F16). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { manifest } from './manifest.ts';
import { teleportStep } from './teleport-step.ts';

export const teleport = defineMechanic({ manifest, behave: () => ({ steps: { teleport: teleportStep } }) });
