/** The national railway gives up one of two tokens in a hex, and tokens beyond its limit. */
import { actorOf } from '../../kernel/actor.ts';
import type { Play } from '../../kernel/play.ts';
import type { StepFactory } from '../../kernel/round.ts';
import { refuse } from '../../kernel/violation.ts';
import { cityId, hexInfo, parseCityId } from '../../core/map/hexes.ts';
import { removeToken } from '../../core/map/tokens.ts';
import { corporationState } from '../../core/shares.ts';
import type { Scheme } from './slice.ts';

const TYPES = ['remove_token'] as const;
const NOTHING: readonly string[] = [];

export const reduceTokens = (scheme: Scheme): StepFactory => {
  const { national } = scheme;
  const isActive = (play: Play): boolean => scheme.read(play).twice.length > 0 || scheme.read(play).surplus > 0;

  const mayGo = (play: Play, hex: string): boolean => {
    const { twice, homes } = scheme.read(play);
    return twice.length > 0 ? twice.includes(hex) : !homes.includes(hex);
  };

  /** Numbers of the tokens that may go now. */
  const choices = (play: Play): readonly number[] =>
    corporationState(play, national).tokens.flatMap(({ hex }, i) => (hex !== null && mayGo(play, hex) ? [i] : []));

  const giveUp = (play: Play, index: number): void => {
    const { hex } = corporationState(play, national).tokens[index] ?? { hex: null };
    removeToken(play, national, index, { rule: 'nationalization.token-choice' });
    const tokens = corporationState(play, national).tokens.filter((_, i) => i !== index);
    play.set(['corporations', national, 'tokens'], tokens);
    const { twice, surplus } = scheme.read(play);
    const place = hex === null ? -1 : twice.indexOf(hex);
    scheme.write(play, { twice: twice.filter((_, i) => i !== place), surplus: Math.max(0, surplus - 1) });
  };

  return (id) => ({
    id,
    name: '',
    blocking: true,
    types: TYPES,
    active: isActive,
    waiting: () => [national],
    offers: (play, entity) => (entity === national && isActive(play) ? TYPES : NOTHING),
    list(play, entity, add) {
      const { tokens } = corporationState(play, national);
      for (const index of choices(play)) {
        const { hex, city } = tokens[index] ?? { hex: null, city: 0 };
        if (hex === null) continue;
        const slot = (play.state.hexes[hex]?.cities[city] ?? []).indexOf(national);
        add({
          action: {
            type: 'remove_token',
            ...actorOf(play, entity),
            city: cityId(play, hexInfo(play, hex), city),
            slot,
          },
        });
      }
    },
    apply(play, action) {
      if (action.type !== 'remove_token') return;
      const spot = parseCityId(play, action.city);
      const { tokens } = corporationState(play, national);
      const index = choices(play).find((i) => tokens[i]?.hex === spot?.hex.id && tokens[i]?.city === spot?.city);
      if (index === undefined) return refuse('nationalization.token-choice', `The token in ${action.city} stays.`);
      giveUp(play, index);
    },
  });
};
