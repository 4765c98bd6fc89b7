/** Stations change hands (1849, an optional rule). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { buyStationStep } from './buy-station-step.ts';
import { manifest } from './manifest.ts';

export const stationTrading = defineMechanic({
  manifest,
  behave: () => ({ steps: { 'buy-station': buyStationStep } }),
});
