/** Every rule that Trackwright brings: those about any title, and those of its mechanics. */
import { mechanicRules } from './mechanics/mechanic-rules.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules.ts';

export const allRules: readonly Rule[] = [...rules, ...mechanicRules];
