/** All mechanics that come with the runtime. Generated modules import only those they use, from their own folders. */
import type { Mechanic } from '../kernel/mechanic.ts';
import { bonusMarker } from './bonus-marker/index.ts';
import { bonusRights } from './bonus-rights/index.ts';
import { borrowTrain } from './borrow-train/index.ts';
import { capitalizationStages } from './capitalization-stages/index.ts';
import { cashCrisis } from './cash-crisis/index.ts';
import { certificateLimitByCompanyCount } from './certificate-limit-by-company-count/index.ts';
import { chosenHome } from './chosen-home/index.ts';
import { cityDisaster } from './city-disaster/index.ts';
import { companyLoans } from './company-loans/index.ts';
import { companyTrading } from './company-trading/index.ts';
import { corporationBonds } from './corporation-bonds/index.ts';
import { destinations } from './destinations/index.ts';
import { dividendThreshold } from './dividend-threshold/index.ts';
import { endAfterTurn } from './end-after-turn/index.ts';
import { exchange } from './exchange/index.ts';
import { extraSharesAtPar } from './extra-shares-at-par/index.ts';
import { falsePresidency } from './false-presidency/index.ts';
import { floatQueue } from './float-queue/index.ts';
import { forcedRepayment } from './forced-repayment/index.ts';
import { gauges } from './gauges/index.ts';
import { hexBonusPrivate } from './hex-bonus-private/index.ts';
import { hexEdgeTrains } from './hex-edge-trains/index.ts';
import { issueRedeem } from './issue-redeem/index.ts';
import { keepOrder } from './keep-order/index.ts';
import { lastCertificate } from './last-certificate/index.ts';
import { licences } from './licences/index.ts';
import { limitedZone } from './limited-zone/index.ts';
import { loanInterest } from './loan-interest/index.ts';
import { marketPriceOnly } from './market-price-only/index.ts';
import { nationalRailway } from './national-railway/index.ts';
import { nationalization } from './nationalization/index.ts';
import { operateThreshold } from './operate-threshold/index.ts';
import { parGroups } from './par-groups/index.ts';
import { portBonus } from './port-bonus/index.ts';
import { ports } from './ports/index.ts';
import { privateDeal } from './private-deal/index.ts';
import { privateToken } from './private-token/index.ts';
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
import { townChanges } from './town-changes/index.ts';
import { trainExport } from './train-export/index.ts';
import { trainTradeIn } from './train-trade-in/index.ts';
import { twoPlayerShares } from './two-player-shares/index.ts';
import { unvestedShares } from './unvested-shares/index.ts';
import { valueByPhase } from './value-by-phase/index.ts';

export const mechanics: readonly Mechanic[] = [
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
