import { isDeepStrictEqual } from 'node:util';
import { applyOverlay } from '../../../runtime/kernel/overlay.ts';
import { quote } from '../../diagnostics/words.ts';
import { defineRule } from '../rule.ts';

export const variantWithoutEffect = defineRule({
  code: 'variant-without-effect',
  family: 'variants',
  severity: 'warning',
  summary: 'A variant changes nothing.',
  why: 'Its patch says what the title says anyway, or says nothing.',
  bad: { variants: { short_game: { patch: { bank: 4000 } } } },
  good: { variants: { short_game: { patch: { bank: 3500 } } } },
  message: ({ variant }: { variant: string }) => ({
    message: `The variant ${quote(variant)} leaves the title as it is.`,
    hint: 'Say in "patch" what is different, or take the variant away.',
  }),
  *check({ title }) {
    for (const [id, { patch }] of Object.entries(title.variants)) {
      const others = Object.values(title.variants).flatMap(({ requires = [] }) => requires);
      // A variant may be there only for others to need it.
      if (!others.includes(id) && isDeepStrictEqual(applyOverlay(title, patch), title))
        yield { at: `/variants/${id}`, says: { variant: id } };
    }
  },
});
