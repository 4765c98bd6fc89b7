/** Closed corporations come back as new (1849). */
import { tellEvent } from '../../kernel/hooks.ts';
import { defineMechanic } from '../../kernel/mechanic.ts';
import { manifest } from './manifest.ts';
import { renew } from './renew.ts';

export const reopenCorporations = defineMechanic({
  manifest,
  behave: () => ({
    hooks: {
      corporationClosed(play, { corporation }) {
        // Its turn, if it is its, ends first: the next operator's begins, with all that is skipped in it.
        if (play.round.definition.kind === 'operating' && play.current === corporation)
          play.round.kind.afterAction(play);
        renew(play, corporation);
        tellEvent(play, 'corporationReopened', { corporation });
      },
    },
  }),
});
