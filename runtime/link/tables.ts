/** The title's lists as tables: corporations with their certificates, privates, trains. */
import type { AbilityInfo, CertificateInfo, CorporationInfo, PrivateInfo, TrainInfo } from '../kernel/rulebook.ts';
import type { EntityId } from '../kernel/state.ts';
import type { AbilityDefinition, CorporationDefinition, TitleDefinition } from '../kernel/title.ts';

/** One president's certificate of 20 % and eight of 10 %. */
const USUAL_SHARES: readonly number[] = [20, 10, 10, 10, 10, 10, 10, 10, 10];

const abilities = (holder: EntityId, definitions: readonly AbilityDefinition[] | undefined): readonly AbilityInfo[] =>
  (definitions ?? []).map((definition, i) => ({ key: `${holder}/${i}`, type: definition.type, definition, holder }));

const certificatesOf = (
  definition: CorporationDefinition,
  entity: EntityId,
  minor: boolean,
): readonly CertificateInfo[] => {
  const printed = (definition.shares ?? (minor ? [] : USUAL_SHARES)).map((percent, index) => ({
    id: `${definition.id}_${index}`,
    corporation: entity,
    index,
    percent,
    president: index === 0,
  }));
  const { issuedLater } = definition;
  if (issuedLater === undefined) return printed;
  const later = issuedLater.shares.map((percent, i) => {
    const index = issuedLater.firstIndex + i;
    return {
      id: `${definition.id}_${index}`,
      corporation: entity,
      index,
      percent,
      president: false,
      issuedLater: true,
    };
  });
  return [...printed, ...later];
};

const corporationInfo = (
  title: TitleDefinition,
  definition: CorporationDefinition,
  minor: boolean,
  index: number,
): CorporationInfo => {
  const entity: EntityId = `${minor ? 'minor' : 'corporation'}:${definition.id}`;
  const certificates = certificatesOf(definition, entity, minor);
  const president = certificates[0]?.percent ?? 0;
  const shareSize = certificates[1]?.percent ?? (president > 0 ? president / 2 : 10);
  return {
    id: definition.id,
    entity,
    index,
    definition,
    minor,
    kind: definition.kind ?? (minor ? 'minor' : 'corporation'),
    certificates,
    shareSize,
    totalShares: Math.trunc(100 / shareSize),
    presidentPercent: president,
    float: definition.float ?? title.policies.floating.percent,
    holdingLimit: definition.holdingLimit ?? title.policies.holding.limit,
    abilities: abilities(entity, definition.abilities),
  };
};

/** Minors first, as in the order of play; each in the title's order. */
export const corporationTable = (title: TitleDefinition): readonly CorporationInfo[] => [
  ...title.minors.map((m, i) => corporationInfo(title, m, true, i)),
  ...title.corporations.map((c, i) => corporationInfo(title, c, false, title.minors.length + i)),
];

export const privateTable = (title: TitleDefinition, playerCount: number): readonly PrivateInfo[] =>
  title.privates
    .filter((p) => p.minPlayers === undefined || playerCount >= p.minPlayers)
    .map((definition, index) => {
      const entity: EntityId = `company:${definition.id}`;
      const { minimumPercent, maximumPercent } = title.policies.privates;
      return {
        id: definition.id,
        entity,
        index,
        definition,
        value: definition.value,
        minPrice: definition.minPrice ?? Math.ceil((definition.value * minimumPercent) / 100),
        maxPrice: definition.maxPrice ?? Math.floor((definition.value * maximumPercent) / 100),
        abilities: abilities(entity, definition.abilities),
      };
    });

export const trainTable = (title: TitleDefinition, playerCount: number): readonly TrainInfo[] =>
  title.trains.map((definition, index) => ({
    name: definition.id,
    index,
    definition,
    price: definition.price,
    distance: definition.distance,
    count: definition.countByPlayers?.[String(playerCount)] ?? definition.count,
  }));
