import { ruleCases } from '../../../test/support/rule-cases.ts';
import { homeWithoutCity } from './home-without-city.ts';

ruleCases(homeWithoutCity, {
  invalid: [
    { patch: homeWithoutCity.bad, at: ['/corporations/0/home/hex'], says: /Cities nearby: "A3", "A7"/ },
    { patch: { corporations: [{ id: 'NR', home: { hex: 'B4' } }] }, at: ['/corporations/0/home/hex'] },
  ],
});
