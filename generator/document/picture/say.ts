/** The words of pictures, from the message catalogue of a language. */
import type { Manifest } from '../../../runtime/kernel/manifest.ts';
import type { TitleDefinition } from '../../../runtime/kernel/title.ts';
import type { Locale } from '../locales/index.ts';
import { catalogueOf } from '../locales/index.ts';
import { zoneWords } from '../summary/elements.ts';
import { tellerOf } from '../summary/teller.ts';
import type { PictureWords } from './words.ts';

export const pictureWords = (title: TitleDefinition, locale: Locale, manifests?: readonly Manifest[]): PictureWords => {
  const teller = tellerOf(title, catalogueOf(locale), manifests);
  const { say, term, catalogue } = teller.speech;
  return {
    mapOf: (name) => say('picture.map', { title: name }),
    marketOf: (name) => say('picture.market', { title: name }),
    tilesOf: (name) => say('picture.tiles', { title: name }),
    tile: (id) => say('picture.tile', { id }),
    stage: (stage) => say('picture.stage', { stage: term('stage', stage) }),
    color: (color) => term('', color),
    terrain: (kind) => term('', kind),
    border: (kind) => say('picture.border', { kind: term('', kind) }),
    gauge: (track) => say('picture.gauge', { gauge: term('gauge', track) }),
    port: say('picture.port'),
    home: say('picture.home'),
    note: say('picture.note'),
    futureLabel: say('picture.futureLabel'),
    destination: say('picture.destination'),
    zone: (id) => zoneWords(teller, id),
    copies: (count) => say('picture.copies', { count: count === 'unlimited' ? catalogue.notation.unlimited : count }),
  };
};
