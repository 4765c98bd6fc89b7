/** The checker's rules of all mechanics that come with the runtime, by mechanic: `trackwright check` reads them, no game does. */
import type { MechanicRule } from '../kernel/mechanic-rule.ts';
import { checks as bonusMarker } from './bonus-marker/checks.ts';
import { checks as bonusRights } from './bonus-rights/checks.ts';
import { checks as borrowTrain } from './borrow-train/checks.ts';
import { checks as capitalizationStages } from './capitalization-stages/checks.ts';
import { checks as cashCrisis } from './cash-crisis/checks.ts';
import { checks as certificateLimitByCompanyCount } from './certificate-limit-by-company-count/checks.ts';
import { checks as chosenHome } from './chosen-home/checks.ts';
import { checks as cityDisaster } from './city-disaster/checks.ts';
import { checks as companyLoans } from './company-loans/checks.ts';
import { checks as companyTrading } from './company-trading/checks.ts';
import { checks as corporationBonds } from './corporation-bonds/checks.ts';
import { checks as destinations } from './destinations/checks.ts';
import { checks as dividendThreshold } from './dividend-threshold/checks.ts';
import { checks as endAfterTurn } from './end-after-turn/checks.ts';
import { checks as exchange } from './exchange/checks.ts';
import { checks as extraSharesAtPar } from './extra-shares-at-par/checks.ts';
import { checks as falsePresidency } from './false-presidency/checks.ts';
import { checks as floatQueue } from './float-queue/checks.ts';
import { checks as forcedRepayment } from './forced-repayment/checks.ts';
import { checks as gauges } from './gauges/checks.ts';
import { checks as hexBonusPrivate } from './hex-bonus-private/checks.ts';
import { checks as hexEdgeTrains } from './hex-edge-trains/checks.ts';
import { checks as issueRedeem } from './issue-redeem/checks.ts';
import { checks as keepOrder } from './keep-order/checks.ts';
import { checks as lastCertificate } from './last-certificate/checks.ts';
import { checks as licences } from './licences/checks.ts';
import { checks as limitedZone } from './limited-zone/checks.ts';
import { checks as loanInterest } from './loan-interest/checks.ts';
import { checks as marketPriceOnly } from './market-price-only/checks.ts';
import { checks as nationalRailway } from './national-railway/checks.ts';
import { checks as nationalization } from './nationalization/checks.ts';
import { checks as operateThreshold } from './operate-threshold/checks.ts';
import { checks as parGroups } from './par-groups/checks.ts';
import { checks as portBonus } from './port-bonus/checks.ts';
import { checks as ports } from './ports/checks.ts';
import { checks as privateDeal } from './private-deal/checks.ts';
import { checks as privateToken } from './private-token/checks.ts';
import { checks as privateTrack } from './private-track/checks.ts';
import { checks as reopenCorporations } from './reopen-corporations/checks.ts';
import { checks as shareGift } from './share-gift/checks.ts';
import { checks as softBankruptcy } from './soft-bankruptcy/checks.ts';
import { checks as stationTrading } from './station-trading/checks.ts';
import { checks as teleport } from './teleport/checks.ts';
import { checks as teleportTurn } from './teleport-turn/checks.ts';
import { checks as terrainByGauge } from './terrain-by-gauge/checks.ts';
import { checks as terrainDiscount } from './terrain-discount/checks.ts';
import { checks as tokenFee } from './token-fee/checks.ts';
import { checks as townChanges } from './town-changes/checks.ts';
import { checks as trainExport } from './train-export/checks.ts';
import { checks as trainTradeIn } from './train-trade-in/checks.ts';
import { checks as twoPlayerShares } from './two-player-shares/checks.ts';
import { checks as unvestedShares } from './unvested-shares/checks.ts';
import { checks as valueByPhase } from './value-by-phase/checks.ts';

export const checks: Readonly<Record<string, readonly MechanicRule[]>> = {
  'bonus-marker': bonusMarker,
  'bonus-rights': bonusRights,
  'borrow-train': borrowTrain,
  'capitalization-stages': capitalizationStages,
  'cash-crisis': cashCrisis,
  'certificate-limit-by-company-count': certificateLimitByCompanyCount,
  'chosen-home': chosenHome,
  'city-disaster': cityDisaster,
  'company-loans': companyLoans,
  'company-trading': companyTrading,
  'corporation-bonds': corporationBonds,
  destinations,
  'dividend-threshold': dividendThreshold,
  'end-after-turn': endAfterTurn,
  exchange,
  'extra-shares-at-par': extraSharesAtPar,
  'false-presidency': falsePresidency,
  'float-queue': floatQueue,
  'forced-repayment': forcedRepayment,
  gauges,
  'hex-bonus-private': hexBonusPrivate,
  'hex-edge-trains': hexEdgeTrains,
  'issue-redeem': issueRedeem,
  'keep-order': keepOrder,
  'last-certificate': lastCertificate,
  licences,
  'limited-zone': limitedZone,
  'loan-interest': loanInterest,
  'market-price-only': marketPriceOnly,
  'national-railway': nationalRailway,
  nationalization,
  'operate-threshold': operateThreshold,
  'par-groups': parGroups,
  'port-bonus': portBonus,
  ports,
  'private-deal': privateDeal,
  'private-token': privateToken,
  'private-track': privateTrack,
  'reopen-corporations': reopenCorporations,
  'share-gift': shareGift,
  'soft-bankruptcy': softBankruptcy,
  'station-trading': stationTrading,
  teleport,
  'teleport-turn': teleportTurn,
  'terrain-by-gauge': terrainByGauge,
  'terrain-discount': terrainDiscount,
  'token-fee': tokenFee,
  'town-changes': townChanges,
  'train-export': trainExport,
  'train-trade-in': trainTradeIn,
  'two-player-shares': twoPlayerShares,
  'unvested-shares': unvestedShares,
  'value-by-phase': valueByPhase,
};
