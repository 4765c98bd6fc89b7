import { ruleCases } from '../../../test/support/rule-cases.ts';
import { stopPartOdd } from './stop-part-odd.ts';

const city = (part: number) => ({ kind: 'city', revenue: 0, part });
const twin = (a: number, b: number) => ({
  map: { hexes: { A3: { $replace: { color: 'yellow', label: 'OO', stops: [city(a), city(b)] } } } },
});

ruleCases(stopPartOdd, {
  valid: [twin(0, 1), twin(1, 0)],
  invalid: [
    { patch: stopPartOdd.bad, at: ['/map/hexes/B8/stops/0/part'], says: /number 10, but the tile has 4/ },
    { patch: twin(1, 1), at: ['/map/hexes/A3/stops/1/part'], says: /number 1 already/ },
  ],
});
