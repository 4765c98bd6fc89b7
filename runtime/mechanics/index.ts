/** All mechanics that come with the runtime. Generated modules import only those they use, from their own folders. */
import type { Mechanic } from '../kernel/mechanic.ts';
import { bonusMarker } from './bonus-marker/index.ts';
import { chosenHome } from './chosen-home/index.ts';
import { cityDisaster } from './city-disaster/index.ts';
import { companyTrading } from './company-trading/index.ts';
import { corporationBonds } from './corporation-bonds/index.ts';
import { dividendThreshold } from './dividend-threshold/index.ts';
import { endAfterTurn } from './end-after-turn/index.ts';
import { exchange } from './exchange/index.ts';
import { extraSharesAtPar } from './extra-shares-at-par/index.ts';
import { floatQueue } from './float-queue/index.ts';
import { gauges } from './gauges/index.ts';
import { hexEdgeTrains } from './hex-edge-trains/index.ts';
import { issueRedeem } from './issue-redeem/index.ts';
import { keepOrder } from './keep-order/index.ts';
import { lastCertificate } from './last-certificate/index.ts';
import { licences } from './licences/index.ts';
import { limitedZone } from './limited-zone/index.ts';
import { marketPriceOnly } from './market-price-only/index.ts';
import { parGroups } from './par-groups/index.ts';
import { portBonus } from './port-bonus/index.ts';
import { ports } from './ports/index.ts';
import { privateDeal } from './private-deal/index.ts';
import { privateTrack } from './private-track/index.ts';
import { reopenCorporations } from './reopen-corporations/index.ts';
import { shareGift } from './share-gift/index.ts';
import { softBankruptcy } from './soft-bankruptcy/index.ts';
import { stationTrading } from './station-trading/index.ts';
import { teleport } from './teleport/index.ts';
import { teleportTurn } from './teleport-turn/index.ts';
import { terrainByGauge } from './terrain-by-gauge/index.ts';
import { terrainDiscount } from './terrain-discount/index.ts';
import { tokenFee } from './token-fee/index.ts';
import { trainExport } from './train-export/index.ts';
import { trainTradeIn } from './train-trade-in/index.ts';
import { twoPlayerShares } from './two-player-shares/index.ts';
import { valueByPhase } from './value-by-phase/index.ts';

export const mechanics: readonly Mechanic[] = [
  bonusMarker,
  chosenHome,
  cityDisaster,
  companyTrading,
  corporationBonds,
  dividendThreshold,
  endAfterTurn,
  exchange,
  extraSharesAtPar,
  floatQueue,
  gauges,
  hexEdgeTrains,
  issueRedeem,
  keepOrder,
  lastCertificate,
  licences,
  limitedZone,
  marketPriceOnly,
  parGroups,
  portBonus,
  ports,
  privateDeal,
  privateTrack,
  reopenCorporations,
  shareGift,
  softBankruptcy,
  stationTrading,
  teleport,
  teleportTurn,
  terrainByGauge,
  terrainDiscount,
  tokenFee,
  trainExport,
  trainTradeIn,
  twoPlayerShares,
  valueByPhase,
];
