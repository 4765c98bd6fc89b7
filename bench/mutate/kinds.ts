/** All kinds of faults, in the order of the table. */
import type { CheckOptions } from '../../generator/check/check.ts';
import type { Kind } from './fault.ts';
import { formKinds } from './kinds/form.ts';
import { mapKinds } from './kinds/map.ts';
import { nameKinds } from './kinds/names.ts';
import { numberKinds } from './kinds/numbers.ts';
import { roundKinds } from './kinds/rounds.ts';
import { trainKinds } from './kinds/trains.ts';

export function allKinds({ validators, vocabulary }: CheckOptions): readonly Kind[] {
  return [
    ...formKinds,
    ...nameKinds(validators.schemas.files, vocabulary),
    ...numberKinds,
    ...trainKinds,
    ...mapKinds,
    ...roundKinds,
  ];
}
