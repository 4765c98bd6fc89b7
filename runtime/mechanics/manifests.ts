/** The manifests of all mechanics that come with the runtime, in alphabetical order. */
import type { Manifest } from '../kernel/manifest.ts';
import { manifest as companyTrading } from './company-trading/manifest.ts';
import { manifest as exchange } from './exchange/manifest.ts';
import { manifest as portBonus } from './port-bonus/manifest.ts';
import { manifest as privateDeal } from './private-deal/manifest.ts';
import { manifest as privateTrack } from './private-track/manifest.ts';
import { manifest as shareGift } from './share-gift/manifest.ts';
import { manifest as teleport } from './teleport/manifest.ts';
import { manifest as terrainDiscount } from './terrain-discount/manifest.ts';
import { manifest as trainExport } from './train-export/manifest.ts';
import { manifest as trainTradeIn } from './train-trade-in/manifest.ts';
import { manifest as twoPlayerShares } from './two-player-shares/manifest.ts';

export const manifests: readonly Manifest[] = [
  companyTrading,
  exchange,
  portBonus,
  privateDeal,
  privateTrack,
  shareGift,
  teleport,
  terrainDiscount,
  trainExport,
  trainTradeIn,
  twoPlayerShares,
];
