/** All mechanics that come with the runtime. Generated modules import only those they use, from their own folders. */
import type { Mechanic } from '../kernel/mechanic.ts';
import { companyTrading } from './company-trading/index.ts';
import { exchange } from './exchange/index.ts';
import { privateTrack } from './private-track/index.ts';
import { shareGift } from './share-gift/index.ts';
import { teleport } from './teleport/index.ts';
import { trainTradeIn } from './train-trade-in/index.ts';

export const mechanics: readonly Mechanic[] = [companyTrading, exchange, privateTrack, shareGift, teleport, trainTradeIn];
