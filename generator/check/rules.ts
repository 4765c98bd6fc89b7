/** All rules of the checker, in alphabetical order: the catalogue that `check`, `explain` and the tests read. */
import type { Rule } from './rule.ts';
import { abilityCountOdd } from './rules/ability-count-odd.ts';
import { abilityStepMissing } from './rules/ability-step-missing.ts';
import { abilityTileUnfit } from './rules/ability-tile-unfit.ts';
import { abilityWithoutMechanic } from './rules/ability-without-mechanic.ts';
import { amountAbovePrice } from './rules/amount-above-price.ts';
import { attributeOdd } from './rules/attribute-odd.ts';
import { attributeWithoutMechanic } from './rules/attribute-without-mechanic.ts';
import { availableTooLate } from './rules/available-too-late.ts';
import { bankEndMissing } from './rules/bank-end-missing.ts';
import { bankTooLarge } from './rules/bank-too-large.ts';
import { bankTooSmall } from './rules/bank-too-small.ts';
import { bidIncrementHigh } from './rules/bid-increment-high.ts';
import { borderAtRim } from './rules/border-at-rim.ts';
import { borderOneSided } from './rules/border-one-sided.ts';
import { borderRepeated } from './rules/border-repeated.ts';
import { capitalizationWithoutMechanic } from './rules/capitalization-without-mechanic.ts';
import { certificateLimitGrows } from './rules/certificate-limit-grows.ts';
import { certificateLimitIdle } from './rules/certificate-limit-idle.ts';
import { cityPaysLess } from './rules/city-pays-less.ts';
import { cityShrinks } from './rules/city-shrinks.ts';
import { definitionUnused } from './rules/definition-unused.ts';
import { endReasonImpossible } from './rules/end-reason-impossible.ts';
import { endReasonRepeated } from './rules/end-reason-repeated.ts';
import { endReasonWithoutMechanic } from './rules/end-reason-without-mechanic.ts';
import { eventCopyMissing } from './rules/event-copy-missing.ts';
import { eventNeverFired } from './rules/event-never-fired.ts';
import { eventRepeated } from './rules/event-repeated.ts';
import { eventWithoutMechanic } from './rules/event-without-mechanic.ts';
import { figureByPhaseOdd } from './rules/figure-by-phase-odd.ts';
import { figureTableOdd } from './rules/figure-table-odd.ts';
import { firstPhaseWaits } from './rules/first-phase-waits.ts';
import { floatTooLow } from './rules/float-too-low.ts';
import { floatUnreachable } from './rules/float-unreachable.ts';
import { groupOfOne } from './rules/group-of-one.ts';
import { hexIsolated } from './rules/hex-isolated.ts';
import { hexOffGrid } from './rules/hex-off-grid.ts';
import { hexTwice } from './rules/hex-twice.ts';
import { hexWithoutTile } from './rules/hex-without-tile.ts';
import { holdingLimitSmall } from './rules/holding-limit-small.ts';
import { homeCityUnknown } from './rules/home-city-unknown.ts';
import { homeCrowded } from './rules/home-crowded.ts';
import { homeWithoutCity } from './rules/home-without-city.ts';
import { homesShared } from './rules/homes-shared.ts';
import { idRepeated } from './rules/id-repeated.ts';
import { junctionAlone } from './rules/junction-alone.ts';
import { lastTrainsFew } from './rules/last-trains-few.ts';
import { laterShareOdd } from './rules/later-share-odd.ts';
import { mapAxesSame } from './rules/map-axes-same.ts';
import { marketCellIsolated } from './rules/market-cell-isolated.ts';
import { marketEndIgnored } from './rules/market-end-ignored.ts';
import { marketEndMissing } from './rules/market-end-missing.ts';
import { marketHole } from './rules/market-hole.ts';
import { marketNoPar } from './rules/market-no-par.ts';
import { marketPriceFalls } from './rules/market-price-falls.ts';
import { marketPriceJump } from './rules/market-price-jump.ts';
import { marketPriceZero } from './rules/market-price-zero.ts';
import { mechanicConflicts } from './rules/mechanic-conflicts.ts';
import { mechanicRequires } from './rules/mechanic-requires.ts';
import { mechanicStepMissing } from './rules/mechanic-step-missing.ts';
import { mechanicTwice } from './rules/mechanic-twice.ts';
import { mechanicWithoutEffect } from './rules/mechanic-without-effect.ts';
import { momentUnknown } from './rules/moment-unknown.ts';
import { nameRepeated } from './rules/name-repeated.ts';
import { offboardLaidOn } from './rules/offboard-laid-on.ts';
import { operatingRoundsFall } from './rules/operating-rounds-fall.ts';
import { parCellCloses } from './rules/par-cell-closes.ts';
import { parNeverSet } from './rules/par-never-set.ts';
import { pathLoop } from './rules/path-loop.ts';
import { pathRepeated } from './rules/path-repeated.ts';
import { pathUnknownStop } from './rules/path-unknown-stop.ts';
import { phaseColorEarly } from './rules/phase-color-early.ts';
import { phaseColorSkipped } from './rules/phase-color-skipped.ts';
import { phaseColorsShrink } from './rules/phase-colors-shrink.ts';
import { phaseOrder } from './rules/phase-order.ts';
import { phaseUnreached } from './rules/phase-unreached.ts';
import { playerCountGap } from './rules/player-count-gap.ts';
import { presidentShareSmall } from './rules/president-share-small.ts';
import { privateNeverPresent } from './rules/private-never-present.ts';
import { privateOrder } from './rules/private-order.ts';
import { privatePriceRange } from './rules/private-price-range.ts';
import { privateRevenueHigh } from './rules/private-revenue-high.ts';
import { privateRevenueOrder } from './rules/private-revenue-order.ts';
import { privateValueJump } from './rules/private-value-jump.ts';
import { privatesNeverClose } from './rules/privates-never-close.ts';
import { privatesNeverSold } from './rules/privates-never-sold.ts';
import { privatesUnaffordable } from './rules/privates-unaffordable.ts';
import { revenueFalls } from './rules/revenue-falls.ts';
import { revenueHigh } from './rules/revenue-high.ts';
import { revenueOdd } from './rules/revenue-odd.ts';
import { roundCodeRepeated } from './rules/round-code-repeated.ts';
import { roundKindWithoutMechanic } from './rules/round-kind-without-mechanic.ts';
import { roundMissing } from './rules/round-missing.ts';
import { roundTimesOdd } from './rules/round-times-odd.ts';
import { roundUnused } from './rules/round-unused.ts';
import { roundWithoutStep } from './rules/round-without-step.ts';
import { rustOrder } from './rules/rust-order.ts';
import { rustsTooEarly } from './rules/rusts-too-early.ts';
import { shareUneven } from './rules/share-uneven.ts';
import { sharesNotWhole } from './rules/shares-not-whole.ts';
import { startUnaffordable } from './rules/start-unaffordable.ts';
import { startingCashGrows } from './rules/starting-cash-grows.ts';
import { statusGap } from './rules/status-gap.ts';
import { statusNeverSet } from './rules/status-never-set.ts';
import { statusWithoutMechanic } from './rules/status-without-mechanic.ts';
import { stepMissing } from './rules/step-missing.ts';
import { stepOrder } from './rules/step-order.ts';
import { stepWithoutMechanic } from './rules/step-without-mechanic.ts';
import { stopPartOdd } from './rules/stop-part-odd.ts';
import { stopWithoutTrack } from './rules/stop-without-track.ts';
import { terrainOdd } from './rules/terrain-odd.ts';
import { tileColorOdd } from './rules/tile-color-odd.ts';
import { tileCountOdd } from './rules/tile-count-odd.ts';
import { tileFormsMixed } from './rules/tile-forms-mixed.ts';
import { tileNeverLaid } from './rules/tile-never-laid.ts';
import { tileSameTwice } from './rules/tile-same-twice.ts';
import { tileStopUnconnected } from './rules/tile-stop-unconnected.ts';
import { tileWithoutTrack } from './rules/tile-without-track.ts';
import { tileWithoutUpgrade } from './rules/tile-without-upgrade.ts';
import { tokenMissing } from './rules/token-missing.ts';
import { tokenPriceDiffers } from './rules/token-price-differs.ts';
import { tokenPriceFalls } from './rules/token-price-falls.ts';
import { tokenPriceJump } from './rules/token-price-jump.ts';
import { trackDeadEnd } from './rules/track-dead-end.ts';
import { trackUnanswered } from './rules/track-unanswered.ts';
import { trainLimitGrows } from './rules/train-limit-grows.ts';
import { trainLimitMissing } from './rules/train-limit-missing.ts';
import { trainLimitOdd } from './rules/train-limit-odd.ts';
import { trainNeverSold } from './rules/train-never-sold.ts';
import { trainPriceFalls } from './rules/train-price-falls.ts';
import { trainPriceJump } from './rules/train-price-jump.ts';
import { trainPriceOdd } from './rules/train-price-odd.ts';
import { trainReachCheap } from './rules/train-reach-cheap.ts';
import { trainReachFalls } from './rules/train-reach-falls.ts';
import { trainReachOdd } from './rules/train-reach-odd.ts';
import { trainSupplyGrows } from './rules/train-supply-grows.ts';
import { trainSupplyOdd } from './rules/train-supply-odd.ts';
import { trainWithoutPhase } from './rules/train-without-phase.ts';
import { undefinedTile } from './rules/undefined-tile.ts';
import { unknownCertificate } from './rules/unknown-certificate.ts';
import { unknownCorporation } from './rules/unknown-corporation.ts';
import { unknownEvent } from './rules/unknown-event.ts';
import { unknownGauge } from './rules/unknown-gauge.ts';
import { unknownGroup } from './rules/unknown-group.ts';
import { unknownHex } from './rules/unknown-hex.ts';
import { unknownKind } from './rules/unknown-kind.ts';
import { unknownPhase } from './rules/unknown-phase.ts';
import { unknownPlayerCount } from './rules/unknown-player-count.ts';
import { unknownPrivate } from './rules/unknown-private.ts';
import { unknownRound } from './rules/unknown-round.ts';
import { unknownStatus } from './rules/unknown-status.ts';
import { unknownStep } from './rules/unknown-step.ts';
import { unknownTerrain } from './rules/unknown-terrain.ts';
import { unknownTile } from './rules/unknown-tile.ts';
import { unknownTrain } from './rules/unknown-train.ts';
import { unknownVariant } from './rules/unknown-variant.ts';
import { unknownZone } from './rules/unknown-zone.ts';
import { variantClash } from './rules/variant-clash.ts';
import { variantPlayerGap } from './rules/variant-player-gap.ts';
import { variantWithoutEffect } from './rules/variant-without-effect.ts';
import { zoneUnused } from './rules/zone-unused.ts';
import { zoneWithoutEffect } from './rules/zone-without-effect.ts';

export const rules: readonly Rule[] = [
  abilityCountOdd,
  abilityStepMissing,
  abilityTileUnfit,
  abilityWithoutMechanic,
  amountAbovePrice,
  attributeOdd,
  attributeWithoutMechanic,
  availableTooLate,
  bankEndMissing,
  bankTooLarge,
  bankTooSmall,
  bidIncrementHigh,
  borderAtRim,
  borderOneSided,
  borderRepeated,
  capitalizationWithoutMechanic,
  certificateLimitGrows,
  certificateLimitIdle,
  cityPaysLess,
  cityShrinks,
  definitionUnused,
  endReasonImpossible,
  endReasonRepeated,
  endReasonWithoutMechanic,
  eventCopyMissing,
  eventNeverFired,
  eventRepeated,
  eventWithoutMechanic,
  figureByPhaseOdd,
  figureTableOdd,
  firstPhaseWaits,
  floatTooLow,
  floatUnreachable,
  groupOfOne,
  hexIsolated,
  hexOffGrid,
  hexTwice,
  hexWithoutTile,
  holdingLimitSmall,
  homeCityUnknown,
  homeCrowded,
  homeWithoutCity,
  homesShared,
  idRepeated,
  junctionAlone,
  lastTrainsFew,
  laterShareOdd,
  mapAxesSame,
  marketCellIsolated,
  marketEndIgnored,
  marketEndMissing,
  marketHole,
  marketNoPar,
  marketPriceFalls,
  marketPriceJump,
  marketPriceZero,
  mechanicConflicts,
  mechanicRequires,
  mechanicStepMissing,
  mechanicTwice,
  mechanicWithoutEffect,
  momentUnknown,
  nameRepeated,
  offboardLaidOn,
  operatingRoundsFall,
  parCellCloses,
  parNeverSet,
  pathLoop,
  pathRepeated,
  pathUnknownStop,
  phaseColorEarly,
  phaseColorSkipped,
  phaseColorsShrink,
  phaseOrder,
  phaseUnreached,
  playerCountGap,
  presidentShareSmall,
  privateNeverPresent,
  privateOrder,
  privatePriceRange,
  privateRevenueHigh,
  privateRevenueOrder,
  privateValueJump,
  privatesNeverClose,
  privatesNeverSold,
  privatesUnaffordable,
  revenueFalls,
  revenueHigh,
  revenueOdd,
  roundCodeRepeated,
  roundKindWithoutMechanic,
  roundMissing,
  roundTimesOdd,
  roundUnused,
  roundWithoutStep,
  rustOrder,
  rustsTooEarly,
  shareUneven,
  sharesNotWhole,
  startUnaffordable,
  startingCashGrows,
  statusGap,
  statusNeverSet,
  statusWithoutMechanic,
  stepMissing,
  stepOrder,
  stepWithoutMechanic,
  stopPartOdd,
  stopWithoutTrack,
  terrainOdd,
  tileColorOdd,
  tileCountOdd,
  tileFormsMixed,
  tileNeverLaid,
  tileSameTwice,
  tileStopUnconnected,
  tileWithoutTrack,
  tileWithoutUpgrade,
  tokenMissing,
  tokenPriceDiffers,
  tokenPriceFalls,
  tokenPriceJump,
  trackDeadEnd,
  trackUnanswered,
  trainLimitGrows,
  trainLimitMissing,
  trainLimitOdd,
  trainNeverSold,
  trainPriceFalls,
  trainPriceJump,
  trainPriceOdd,
  trainReachCheap,
  trainReachFalls,
  trainReachOdd,
  trainSupplyGrows,
  trainSupplyOdd,
  trainWithoutPhase,
  undefinedTile,
  unknownCertificate,
  unknownCorporation,
  unknownEvent,
  unknownGauge,
  unknownGroup,
  unknownHex,
  unknownKind,
  unknownPhase,
  unknownPlayerCount,
  unknownPrivate,
  unknownRound,
  unknownStatus,
  unknownStep,
  unknownTerrain,
  unknownTile,
  unknownTrain,
  unknownVariant,
  unknownZone,
  variantClash,
  variantPlayerGap,
  variantWithoutEffect,
  zoneUnused,
  zoneWithoutEffect,
];
