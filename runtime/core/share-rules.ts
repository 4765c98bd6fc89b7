/** Rule ids of the market, of shares and of the auction: what each refuses, or accounts for. */
export const SHARE_RULES: Readonly<Record<string, string>> = {
  'market.sale': 'After a sale the price moves as the title says, step by step.',
  'market.end-of-stock-round':
    'At the end of a stock round sold out corporations rise, and others may fall for shares in the pool.',
  'bundle.empty': 'A purchase or sale names at least one certificate.',
  'bundle.gone': 'Certificates out of the game change hands no more.',
  'bundle.mixed': 'Certificates that change hands together are of one corporation and have one owner.',
  'bundle.percent':
    "The percent of a bundle is the sum of its certificates, or less by a part of the president's certificate.",
  'stock.buy':
    'Shares are paid to the bank, or to whoever sells them: a player, another corporation, or a corporation that raises money by its shares.',
  'stock.buy.own': 'Nobody buys his own certificates.',
  'stock.buy.not-for-sale':
    'One certificate is bought from the pool, or from unsold shares of a corporation that is started.',
  'stock.buy.cash': 'Who buys shares has the money for them.',
  'stock.buy.sold-before': 'Who has sold shares of a corporation buys none of it in the same stock round.',
  'stock.buy.once': 'One purchase a turn; more only of one corporation whose price stands in a zone for it.',
  'stock.buy.holding-limit':
    'No player holds more of a corporation than the limit, unless its price stands in a zone without it.',
  'stock.buy.certificate-limit':
    'No player takes a certificate over his limit; those of corporations in certain zones do not count.',
  'stock.par': "Who starts a corporation names its par price and takes the president's certificate.",
  'stock.par.price': 'A corporation starts in one of the cells of the market that are for it.',
  'stock.par.started': 'A corporation is started once.',
  'stock.sell': 'The bank pays the price before the sale; the certificates go to the pool.',
  'stock.sell.owner': 'Only the owner sells certificates.',
  'stock.sell.bundle': "The president's certificate is sold last, with all others of the corporation.",
  'stock.sell.time': 'Shares of a corporation are sold only from the time on that the title names.',
  'stock.sell.block': 'Where shares are sold in blocks, each corporation is sold once a turn.',
  'stock.sell.order': 'Sales and the purchase of a turn keep the order of the title.',
  'stock.sell.pool-limit': 'The pool takes no more of a corporation than its limit.',
  'stock.sell.president':
    "The president's certificate is sold only if another holds enough to take it over, or if the pool may keep it.",
  'presidency.swap': "A new president hands over as many shares as the president's certificate has.",
  'presidency.rest': "Who sold only a part of the president's certificate gets single shares back from the pool.",
  'float.money': 'The bank pays a corporation that floats as its capitalization says.',
  'emergency.sell': 'A president sells shares to pay for a train that must be bought.',
  'emergency.sell.never': 'No shares are sold for a train where the title forbids it.',
  'emergency.sell.block': 'Where shares are sold in blocks, each corporation is sold once for a purchase.',
  'emergency.sell.presidency':
    'A sale for a train does not cost the presidency of the corporation that buys it, nor of others where the title says so.',
  'emergency.sell.needed': 'No more is sold for a train than is needed.',
  'auction.sold': 'The buyer of a private company pays the bank.',
  'auction.buy.price': 'The cheapest company is bought for exactly its price.',
  'auction.bid.company':
    'A bid names a company that is still for sale, and the one that is fought for while there is one.',
  'auction.bid.cash': 'Nobody bids more than the cash that his other bids leave free.',
  'auction.bid.low': 'A bid is higher than the one before it, or than the price, by the least raise.',
  'auction.bid.multiple': 'Where the title says so, bids lie whole raises above the lowest one.',
  'par.pending': "Who was given a president's certificate names the par price before anything else happens.",
};
