import { ruleCases } from '../../../test/support/rule-cases.ts';
import { unknownPlayerCount } from './unknown-player-count.ts';

ruleCases(unknownPlayerCount, {
  invalid: [
    { patch: unknownPlayerCount.bad, at: ['/variants/short_game/players/0'], says: /"7"/ },
    { patch: { trains: [{ id: '5', countByPlayers: { 6: 3 } }] }, at: ['/trains/3/countByPlayers/6'], says: /"6"/ },
  ],
});
