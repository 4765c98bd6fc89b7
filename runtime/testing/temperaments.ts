/** How different people play, so that random games take different courses. */

/**
 * How readily something is done. `dividend`: an action of this type beside other types, usually 3. `dividend:withhold`:
 * this choice among the actions of its type, usually 1. `buy_company+`: a price near the upper end of its range beside
 * one near the lower end (1), usually 0.
 */
export type Weights = Readonly<Record<string, number>>;

const TRADERS: Weights = { bankrupt: 100, run_routes: 20, place_token: 4 };
const BUILDERS: Weights = { bankrupt: 0.01, run_routes: 50, par: 3, lay_tile: 20 };

const BORROWERS: Weights = {
  bankrupt: 0.01,
  pass: 1,
  sell_shares: 0.05,
  buy_company: 1,
  par: 1,
  buy_shares: 8,
  lay_tile: 8,
  buy_train: 4,
  place_token: 2,
  run_routes: 20,
};

export const TEMPERAMENTS = {
  /** Trains come fast, and most games end in a bankruptcy. */
  rash: { ...TRADERS, pass: 1, sell_shares: 1, buy_company: 1, par: 6, buy_shares: 6, lay_tile: 6, buy_train: 6 },
  /** Companies build and pay until the bank breaks. */
  steady: { ...BUILDERS, pass: 4, sell_shares: 0.1, buy_company: 1, buy_shares: 20, buy_train: 0.4, place_token: 8 },
  /** Much is passed over, and shares go slowly. */
  timid: { ...BUILDERS, pass: 20, sell_shares: 1, buy_company: 1, buy_shares: 3, buy_train: 0.2, place_token: 3 },
  /** Companies keep what they earn and buy trains as they come, up to the last. */
  saving: {
    ...BUILDERS,
    pass: 2,
    sell_shares: 0.05,
    buy_company: 0.3,
    par: 1,
    buy_shares: 10,
    buy_train: 4,
    place_token: 8,
    'dividend:withhold': 1.5,
  },
  /** Shares are thrown on the market as soon as it takes them, and presidencies change hands. */
  selling: { ...TRADERS, pass: 1, sell_shares: 12, buy_company: 2, par: 6, buy_shares: 14, lay_tile: 10, buy_train: 2 },
  /** Companies are emptied: they borrow, pay everything out, and give their money for private companies. */
  draining: {
    ...TRADERS,
    pass: 2,
    sell_shares: 0.5,
    buy_company: 10,
    par: 6,
    buy_shares: 10,
    lay_tile: 10,
    buy_train: 0.5,
    take_loan: 30,
    payoff_loan: 0.2,
    'dividend:payout': 10,
    'buy_company+': 5,
  },
  /** Companies borrow and buy trains as they come: many are in debt when the last trains do. */
  indebted: { ...BORROWERS, take_loan: 1, payoff_loan: 2 },
  /** The same, but nobody pays anything back. */
  reckless: { ...BORROWERS, take_loan: 6, payoff_loan: 0.1 },
  /** Companies borrow all they can and pay it out, and their shares are sold as readily as bought: few are left in hands. */
  plundering: {
    ...BORROWERS,
    sell_shares: 2,
    buy_shares: 3,
    buy_train: 6,
    take_loan: 10,
    payoff_loan: 0.1,
    'dividend:payout': 3,
  },
} as const satisfies Readonly<Record<string, Weights>>;

export type Temperament = keyof typeof TEMPERAMENTS;
