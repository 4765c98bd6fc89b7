import { testRandomGames } from '../support/coverage-tests.ts';

testRandomGames('18Chesapeake');
