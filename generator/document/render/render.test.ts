import { describe, expect, it } from 'vitest';

import type { Page } from '../page.ts';
import { filled, list, paragraph, shown, steps, table, under } from '../page.ts';
import { toHtml } from './html.ts';
import { toMarkdown } from './markdown.ts';

const page: Page = {
  title: 'A & B',
  locale: 'en',
  lead: ['by nobody'],
  sections: [
    {
      id: 'one',
      heading: 'One',
      blocks: [
        under('Inner', [list(['**bold** <b>', 'second']), steps(['first'])]),
        table(['x', 'y'], [['1', 'a|b']]),
        shown('map', 'The map'),
        paragraph('end'),
      ],
    },
  ],
  notes: ['small print'],
};

describe('Markdown', () => {
  it('has headings, lists, tables and links to pictures', () => {
    expect(toMarkdown(page, { map: 'map.svg' })).toBe(
      [
        '# A & B',
        'by nobody',
        '## One',
        '### Inner',
        '- **bold** <b>\n- second',
        '1. first',
        '| x | y |\n| --- | --- |\n| 1 | a\\|b |',
        '![The map](map.svg)',
        'end',
        '*small print*',
      ].join('\n\n') + '\n',
    );
  });

  it('leaves out pictures that are nowhere', () => {
    expect(toMarkdown(page)).not.toContain('The map');
  });
});

describe('HTML', () => {
  const html = toHtml(page, { map: '<svg/>' }, 'Contents');

  it('escapes what titles write', () => {
    expect(html).toContain('<h1>A &amp; B</h1>');
    expect(html).toContain('<strong>bold</strong> &lt;b&gt;');
  });

  it('links to its sections and holds its pictures', () => {
    expect(html).toContain('<a href="#one">One</a>');
    expect(html).toContain('<section id="one">');
    expect(html).toContain('<figure><svg/><figcaption>The map</figcaption></figure>');
  });

  it('says its language', () => {
    expect(html).toContain('<html lang="en">');
  });
});

describe('a page', () => {
  it('has no empty lists, tables or groups', () => {
    expect(filled([list([]), table(['x'], []), under('x', [list([])]), under('y', [list([]), list(['z'])])])).toEqual([
      under('y', [list(['z'])]),
    ]);
  });
});
