/** Certificates by their ids: `PRR_0` is the president's of the PRR. */
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Catalogue } from '../locales/catalogue.ts';
import { fill } from './template.ts';

const ORDINARY_PERCENT = 10;

/** Undefined for what is no id of a certificate. */
export const certificateWords = (
  id: string,
  { corporations }: Pick<TitleDefinition, 'corporations'>,
  { says }: Catalogue,
): string | undefined => {
  const [, name = '', number = ''] = /^(.+)_(\d+)$/.exec(id) ?? [];
  const corporation = corporations.find((one) => one.id === name);
  if (corporation === undefined) return undefined;
  const index = Number(number);
  const percent = corporation.shares?.[index] ?? ORDINARY_PERCENT;
  const template = index === 0 ? says['share.president'] : says['share.ordinary'];
  return fill(template, (hole) => (hole.name === 'percent' ? String(percent) : `${corporation.name} (${name})`));
};
