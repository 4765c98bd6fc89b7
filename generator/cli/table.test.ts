import { expect, it } from 'vitest';

import { tableOf } from './table.ts';

it('a table lines its columns up under their headings', () => {
  expect(
    tableOf(
      ['title', 'check', ''],
      [
        ['1830', 'no findings', 'ok'],
        ['A long name', '2 errors', 'not ok'],
      ],
    ),
  ).toBe(
    [
      'title        check',
      '-----------  -----------  ------',
      '1830         no findings  ok',
      'A long name  2 errors     not ok',
      '',
    ].join('\n'),
  );
});
