/** What the rule books say: every statement of every title holds, or is overruled with its reason. */
import { describe, expect, it } from 'vitest';

import { loadTitle } from '../generator/resolve/load-title.ts';
import { builtInTitles, titlesIn } from '../generator/source/find-title.ts';
import { proveStatements } from '../generator/statements/prove.ts';
import { CORPUS, corpusIsThere } from './support/corpus.ts';

const loaded = titlesIn(builtInTitles()).map((id) => [id, loadTitle(id)] as const);
const stated = loaded.filter(([, { statements }]) => statements !== undefined);

const where = corpusIsThere ? '' : ` (those in public logs are skipped: there is no folder ${CORPUS})`;

describe(`statements of rule books${where}`, () => {
  it('exist for at least one title', () => expect(stated).not.toEqual([]));

  it.each(stated)('%s follows all that it does not overrule', (_, title) => {
    expect(title.diagnostics).toEqual([]);
    const { statements, diagnostics } = proveStatements(title, { corpus: CORPUS });
    expect(diagnostics.filter(({ code }) => code !== 'statements-skipped').map(({ message }) => message)).toEqual([]);
    const skipped = statements.filter(({ verdict }) => verdict === 'skipped');
    expect(skipped.length > 0 && corpusIsThere, 'nothing is skipped where the logs are').toBe(false);
    expect(statements.length).toBeGreaterThan(0);
  });
});
