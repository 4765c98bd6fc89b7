/** The lays of a turn in words: "a new tile or an upgrade, then a new tile for $20". */
import type { TrackLay, TrackPolicy } from '../../../runtime/kernel/title.ts';
import type { Speech } from '../words/speech.ts';

export const trackLays = (track: TrackPolicy, speech: Speech): string =>
  speech.and(track.lays.map((lay) => layOf(lay, speech)));

const layOf = (lay: TrackLay, { say, money }: Speech): string => {
  const what = kindOf(lay, say);
  const cost = Math.max(lay.cost, lay.upgradeCost ?? 0);
  const priced = cost > 0 ? say('track.cost', { what, cost: money(cost) }) : what;
  return lay.differentHex === true ? say('track.otherHex', { what: priced }) : priced;
};

const kindOf = ({ lay, upgrade }: TrackLay, say: Speech['say']): string => {
  if (!lay) return say('track.upgrade');
  if (upgrade === false) return say('track.yellow');
  return upgrade === true ? say('track.either') : `${say('track.yellow')} / ${say('track.upgradeOnce')}`;
};
