import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { titleLines } from './title-lines.ts';

describe('the lines of a title', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'trackwright-lines-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are counted in all its files, with or without a break at the end', () => {
    writeFileSync(join(folder, 'title.json'), '{\n}\n');
    writeFileSync(join(folder, 'map.json'), '{\n\n}');
    mkdirSync(join(folder, 'examples'));
    writeFileSync(join(folder, 'examples', 'first.json'), '{}\n');
    expect(titleLines(folder)).toEqual({ files: 3, json: 6, other: 0 });
  });

  it('show what is not JSON', () => {
    writeFileSync(join(folder, 'title.json'), '{}\n');
    writeFileSync(join(folder, 'special.ts'), 'export const rule = 1;\nexport {};\n');
    writeFileSync(join(folder, 'empty.txt'), '');
    expect(titleLines(folder)).toEqual({ files: 3, json: 1, other: 2 });
  });
});
