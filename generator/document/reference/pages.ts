/** The generated pages of docs/, by file name. */
import { coreManifest } from '../../../runtime/core/manifest.ts';
import { MAP_RULES } from '../../../runtime/core/map/rules.ts';
import { CORE_RULES } from '../../../runtime/core/rules.ts';
import { SHARE_RULES } from '../../../runtime/core/share-rules.ts';
import { manifests } from '../../../runtime/mechanics/manifests.ts';
import { allRules } from '../../check/all-rules.ts';
import { checksPage } from './checks-page.ts';
import { hooksPage } from './hooks-page.ts';
import { mechanicsPage } from './mechanics-page.ts';
import { readHooks } from './read-hooks.ts';
import { rulesPage } from './rules-page.ts';
import { titlesUsing } from './titles-using.ts';

const CORE_GROUPS = [
  { heading: 'Core', rules: CORE_RULES },
  { heading: 'Map', rules: MAP_RULES },
  { heading: 'Shares', rules: SHARE_RULES },
];

/** `root` is the folder of the checkout: hooks are read from its sources. */
export const referencePages = (root: string): ReadonlyMap<string, string> =>
  new Map([
    ['mechanics.md', mechanicsPage(coreManifest, manifests, { usage: titlesUsing(), checks: allRules })],
    ['rules.md', rulesPage(CORE_GROUPS, manifests)],
    ['hooks.md', hooksPage(readHooks(root))],
    ['checks.md', checksPage(allRules)],
  ]);
