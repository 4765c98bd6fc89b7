import { testRandomGames } from '../support/coverage-tests.ts';

testRandomGames('1836Jr56');
