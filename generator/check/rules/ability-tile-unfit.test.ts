import { ruleCases } from '../../../test/support/rule-cases.ts';
import { abilityTileUnfit } from './ability-tile-unfit.ts';

const teleport = (hexes: readonly string[], tiles: readonly string[]) => ({
  ...abilityTileUnfit.good,
  privates: [{ id: 'HC', abilities: [{ type: 'teleport', ownerType: 'corporation', when: ['track'], hexes, tiles }] }],
});

ruleCases(abilityTileUnfit, {
  valid: [teleport(['B4', 'A3'], ['57']), teleport(['A3'], ['14', '63'])],
  invalid: [
    {
      patch: abilityTileUnfit.bad,
      at: ['/privates/0/abilities/0/tiles/0'],
      says: /"58", which "HC" may lay, fits not on A7/,
    },
    { patch: teleport(['A5', 'B2'], ['9', '57']), at: ['/privates/0/abilities/0/tiles/1'], says: /on none of A5, B2/ },
  ],
});
