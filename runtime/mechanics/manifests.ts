/** The manifests of all mechanics that come with the runtime, in alphabetical order. */
import type { Manifest } from '../kernel/manifest.ts';
import { manifest as bonusMarker } from './bonus-marker/manifest.ts';
import { manifest as bonusRights } from './bonus-rights/manifest.ts';
import { manifest as borrowTrain } from './borrow-train/manifest.ts';
import { manifest as capitalizationStages } from './capitalization-stages/manifest.ts';
import { manifest as cashCrisis } from './cash-crisis/manifest.ts';
import { manifest as certificateLimitByCompanyCount } from './certificate-limit-by-company-count/manifest.ts';
import { manifest as chosenHome } from './chosen-home/manifest.ts';
import { manifest as cityDisaster } from './city-disaster/manifest.ts';
import { manifest as companyLoans } from './company-loans/manifest.ts';
import { manifest as companyTrading } from './company-trading/manifest.ts';
import { manifest as corporationBonds } from './corporation-bonds/manifest.ts';
import { manifest as destinations } from './destinations/manifest.ts';
import { manifest as dividendThreshold } from './dividend-threshold/manifest.ts';
import { manifest as endAfterTurn } from './end-after-turn/manifest.ts';
import { manifest as exchange } from './exchange/manifest.ts';
import { manifest as extraSharesAtPar } from './extra-shares-at-par/manifest.ts';
import { manifest as falsePresidency } from './false-presidency/manifest.ts';
import { manifest as floatQueue } from './float-queue/manifest.ts';
import { manifest as forcedRepayment } from './forced-repayment/manifest.ts';
import { manifest as gauges } from './gauges/manifest.ts';
import { manifest as hexBonusPrivate } from './hex-bonus-private/manifest.ts';
import { manifest as hexEdgeTrains } from './hex-edge-trains/manifest.ts';
import { manifest as issueRedeem } from './issue-redeem/manifest.ts';
import { manifest as keepOrder } from './keep-order/manifest.ts';
import { manifest as lastCertificate } from './last-certificate/manifest.ts';
import { manifest as licences } from './licences/manifest.ts';
import { manifest as limitedZone } from './limited-zone/manifest.ts';
import { manifest as loanInterest } from './loan-interest/manifest.ts';
import { manifest as marketPriceOnly } from './market-price-only/manifest.ts';
import { manifest as nationalRailway } from './national-railway/manifest.ts';
import { manifest as nationalization } from './nationalization/manifest.ts';
import { manifest as operateThreshold } from './operate-threshold/manifest.ts';
import { manifest as parGroups } from './par-groups/manifest.ts';
import { manifest as portBonus } from './port-bonus/manifest.ts';
import { manifest as ports } from './ports/manifest.ts';
import { manifest as privateDeal } from './private-deal/manifest.ts';
import { manifest as privateToken } from './private-token/manifest.ts';
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
import { manifest as townChanges } from './town-changes/manifest.ts';
import { manifest as trainExport } from './train-export/manifest.ts';
import { manifest as trainTradeIn } from './train-trade-in/manifest.ts';
import { manifest as twoPlayerShares } from './two-player-shares/manifest.ts';
import { manifest as unvestedShares } from './unvested-shares/manifest.ts';
import { manifest as valueByPhase } from './value-by-phase/manifest.ts';

export const manifests: readonly Manifest[] = [
  bonusMarker,
  bonusRights,
  borrowTrain,
  capitalizationStages,
  cashCrisis,
  certificateLimitByCompanyCount,
  chosenHome,
  cityDisaster,
  companyLoans,
  companyTrading,
  corporationBonds,
  destinations,
  dividendThreshold,
  endAfterTurn,
  exchange,
  extraSharesAtPar,
  falsePresidency,
  floatQueue,
  forcedRepayment,
  gauges,
  hexBonusPrivate,
  hexEdgeTrains,
  issueRedeem,
  keepOrder,
  lastCertificate,
  licences,
  limitedZone,
  loanInterest,
  marketPriceOnly,
  nationalRailway,
  nationalization,
  operateThreshold,
  parGroups,
  portBonus,
  ports,
  privateDeal,
  privateToken,
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
  townChanges,
  trainExport,
  trainTradeIn,
  twoPlayerShares,
  unvestedShares,
  valueByPhase,
];
