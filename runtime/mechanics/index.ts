/** All mechanics that come with the runtime. Generated modules import only those they use, from their own folders. */
import type { Mechanic } from '../kernel/mechanic.ts';
import { companyTrading } from './company-trading/index.ts';
import { exchange } from './exchange/index.ts';
import { portBonus } from './port-bonus/index.ts';
import { privateDeal } from './private-deal/index.ts';
import { privateTrack } from './private-track/index.ts';
import { shareGift } from './share-gift/index.ts';
import { teleport } from './teleport/index.ts';
import { terrainDiscount } from './terrain-discount/index.ts';
import { trainExport } from './train-export/index.ts';
import { trainTradeIn } from './train-trade-in/index.ts';
import { twoPlayerShares } from './two-player-shares/index.ts';

export const mechanics: readonly Mechanic[] = [
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
