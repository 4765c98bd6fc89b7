/** The manifests of all mechanics that come with the runtime, in alphabetical order. */
import type { Manifest } from '../kernel/manifest.ts';
import { manifest as bonusMarker } from './bonus-marker/manifest.ts';
import { manifest as chosenHome } from './chosen-home/manifest.ts';
import { manifest as cityDisaster } from './city-disaster/manifest.ts';
import { manifest as companyTrading } from './company-trading/manifest.ts';
import { manifest as corporationBonds } from './corporation-bonds/manifest.ts';
import { manifest as dividendThreshold } from './dividend-threshold/manifest.ts';
import { manifest as endAfterTurn } from './end-after-turn/manifest.ts';
import { manifest as exchange } from './exchange/manifest.ts';
import { manifest as extraSharesAtPar } from './extra-shares-at-par/manifest.ts';
import { manifest as floatQueue } from './float-queue/manifest.ts';
import { manifest as gauges } from './gauges/manifest.ts';
import { manifest as hexEdgeTrains } from './hex-edge-trains/manifest.ts';
import { manifest as issueRedeem } from './issue-redeem/manifest.ts';
import { manifest as keepOrder } from './keep-order/manifest.ts';
import { manifest as lastCertificate } from './last-certificate/manifest.ts';
import { manifest as licences } from './licences/manifest.ts';
import { manifest as limitedZone } from './limited-zone/manifest.ts';
import { manifest as marketPriceOnly } from './market-price-only/manifest.ts';
import { manifest as parGroups } from './par-groups/manifest.ts';
import { manifest as portBonus } from './port-bonus/manifest.ts';
import { manifest as ports } from './ports/manifest.ts';
import { manifest as privateDeal } from './private-deal/manifest.ts';
import { manifest as privateTrack } from './private-track/manifest.ts';
import { manifest as reopenCorporations } from './reopen-corporations/manifest.ts';
import { manifest as shareGift } from './share-gift/manifest.ts';
import { manifest as softBankruptcy } from './soft-bankruptcy/manifest.ts';
import { manifest as stationTrading } from './station-trading/manifest.ts';
import { manifest as teleport } from './teleport/manifest.ts';
import { manifest as teleportTurn } from './teleport-turn/manifest.ts';
import { manifest as terrainByGauge } from './terrain-by-gauge/manifest.ts';
import { manifest as terrainDiscount } from './terrain-discount/manifest.ts';
import { manifest as tokenFee } from './token-fee/manifest.ts';
import { manifest as trainExport } from './train-export/manifest.ts';
import { manifest as trainTradeIn } from './train-trade-in/manifest.ts';
import { manifest as twoPlayerShares } from './two-player-shares/manifest.ts';
import { manifest as valueByPhase } from './value-by-phase/manifest.ts';

export const manifests: readonly Manifest[] = [
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
