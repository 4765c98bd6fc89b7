/** A turn in which a corporation builds in one far place instead of on its network (1849: the SMS on the coast). */
import { defineMechanic } from '../../kernel/mechanic.ts';
import { objection } from '../../kernel/violation.ts';
import { laysOfTurn } from '../../core/track.ts';
import { teleportChoice, teleportHexes } from './choice-step.ts';
import { manifest } from './manifest.ts';

export const teleportTurn = defineMechanic({
  manifest,
  behave: () => ({
    steps: { 'teleport-choice': teleportChoice },
    hooks: {
      // The hexes of the power need no connection and no gauge; elsewhere nothing is built in this turn.
      farHexes: (play, hexes, { operator }) => [...hexes, ...(teleportHexes(play, operator) ?? [])],
      trackRestriction: (play, found, { operator }) => (teleportHexes(play, operator) === null ? found : null),
      mayLayTile(play, { operator, hex }) {
        const hexes = teleportHexes(play, operator);
        return hexes === null || hexes.includes(hex)
          ? null
          : objection('teleport-turn.hex', `${operator} builds in ${hexes.join(', ')} only.`);
      },
      tokenStaysOpen: (play, open, { operator }) => open || teleportHexes(play, operator) !== null,
      mayPlaceToken(play, { operator, hex }) {
        const hexes = teleportHexes(play, operator);
        if (hexes === null) return null;
        const laid = laysOfTurn(play)[0]?.hex;
        const allowed = laid === undefined ? hexes : [laid];
        return allowed.includes(hex)
          ? null
          : objection('teleport-turn.token', `The token goes to ${allowed.join(', ')}.`);
      },
    },
  }),
});
