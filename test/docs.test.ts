/** The pages for people: what they quote is what is there, and where they point, there is something. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { filesBelow, ROOT } from './support/source-files.ts';

const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs')].filter((path) => path.endsWith('.md'));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A quoted file is named in a comment above its block. */
const quotes = pages.flatMap((page) =>
  [...read(page).matchAll(/<!-- (\S+) -->\n```ts\n([\s\S]*?)\n```/g)].map(([, file = '', text = '']) => ({
    page,
    file,
    text,
  })),
);

/** The example stands in test/, but is shown as it would stand in runtime/mechanics/. */
const asMechanic = (text: string): string =>
  text.trimEnd().replaceAll('../../../runtime/', '../../').replaceAll("'../../support/", "'../../../test/support/");

/** The place of a heading, as the common renderers of Markdown name it. */
const anchors = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 _-]/g, '')
      .replaceAll(' ', '-'),
  );

describe('a page', () => {
  it('quotes files as they are', () => {
    expect(quotes.map(({ file }) => file)).toContain('test/examples/scrap-trains/index.ts');
    for (const { file, text } of quotes) expect(text, file).toBe(asMechanic(read(file)));
  });

  it.each(pages)('%s points to files and headings that exist', (page) => {
    const text = read(page).replaceAll(/```[\s\S]*?```/g, '');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchors(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});
