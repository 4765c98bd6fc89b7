/** Run by `npm run docs`: writes the generated pages of docs/. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../source/package-root.ts';
import { referencePages } from './pages.ts';

for (const [name, text] of referencePages(packageRoot())) writeFileSync(join(packageRoot(), 'docs', name), text);
