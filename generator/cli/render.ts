import { RuleViolation } from '../../runtime/kernel/violation.ts';
import { linkMap } from '../../runtime/core/map/link-map.ts';
import type { TitleDefinition } from '../../runtime/kernel/title.ts';
import { LinkError } from '../../runtime/link/link.ts';
import { translateTitle } from '../resolve/translate.ts';
import { nearest } from '../diagnostics/words.ts';
import type { Locale } from '../document/locales/index.ts';
import { playedBoard } from '../document/picture/board.ts';
import { drawMap } from '../document/picture/map.ts';
import { drawMarket } from '../document/picture/market.ts';
import { pictureWords } from '../document/picture/say.ts';
import { drawOneTile, drawTiles } from '../document/picture/tiles-page.ts';
import type { Position } from '../document/position.ts';
import { positionAfter } from '../document/position.ts';
import { defineCommand, setting } from './command.ts';
import { chosenLocale, localeOption } from './locale.ts';
import type { SoundTitle } from './open-title.ts';
import { openTitle } from './open-title.ts';
import { readLogFile } from './read-input.ts';
import { FINE, InputError, UsageError } from './status.ts';
import type { ExitStatus } from './status.ts';

const WHAT = ['map', 'market', 'tiles', 'tile'];

export const render = defineCommand({
  name: 'render',
  arguments: 'TITLE map|market|tiles|tile [ID]',
  summary: 'a picture as SVG: the map, the stock market, all tiles or one',
  takes: [2, 3],
  options: {
    log: setting('LOG', 'map or market as a public log left it'),
    at: setting('N', 'after the action with this id of the log; default: its last'),
    locale: localeOption,
  },
  run: async ([name = '', what = '', id], { log, at, locale }, terminal): Promise<ExitStatus> => {
    if (!WHAT.includes(what)) throw new UsageError(`there is no picture "${what}"; there are ${WHAT.join(', ')}`);
    if ((what === 'tile') !== (id !== undefined))
      throw new UsageError('"tile" takes the id of a tile, the others take none');
    if (at !== undefined && log === undefined) throw new UsageError('--at goes with --log');
    if (log !== undefined && what !== 'map' && what !== 'market')
      throw new UsageError(`--log goes with map and market`);
    const sound = await openTitle(name, terminal);
    const language = chosenLocale(locale);
    const title = translateTitle(sound.title, sound.translations.get(language));
    const position = log === undefined ? undefined : positionIn(title, log, actionId(at));
    terminal.out(`${draw({ ...sound, title }, what, id ?? '', language, position)}\n`);
    return FINE;
  },
});

function draw(
  { title, manifests }: SoundTitle,
  what: string,
  id: string,
  locale: Locale,
  position: Position | undefined,
): string {
  const shown = position?.rules.title ?? title;
  const words = pictureWords(shown, locale, manifests);
  if (what === 'market') return drawMarket(shown, words, position?.state.markers);
  if (what === 'tiles') return drawTiles(shown, words);
  if (what === 'tile') return oneTile(shown, id, locale);
  if (position === undefined) return drawMap(shown, words);
  const { map } = position.rules;
  return drawMap(shown, words, map, playedBoard(shown, map, position.state.hexes));
}

function oneTile(title: TitleDefinition, id: string, locale: Locale): string {
  const { tile } = linkMap(title);
  const found = tile.get(id);
  if (found !== undefined) return drawOneTile(title, found, pictureWords(title, locale));
  const meant = nearest(id, [...tile.keys()]);
  throw new InputError(`${title.id} has no tile "${id}"${meant === undefined ? '' : `; is it ${meant}?`}`);
}

function positionIn(title: TitleDefinition, path: string, at: number | undefined): Position {
  const log = readLogFile(path);
  try {
    return positionAfter(title, log, at);
  } catch (error) {
    if (error instanceof LinkError || error instanceof RuleViolation)
      throw new InputError(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}

function actionId(at: string | undefined): number | undefined {
  if (at === undefined) return undefined;
  if (!/^\d+$/.test(at)) throw new UsageError(`--at takes the id of an action, not "${at}"`);
  return Number(at);
}
