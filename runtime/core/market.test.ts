import { describe, expect, it } from 'vitest';

import { corporation, player, sharePlay, shareTitle, start } from '../../test/support/share-title.ts';
import { cellById, linkMarket, marketPrice, operatingOrder, zoneOf } from './market.ts';

describe('a linked market', () => {
  const market = linkMarket(shareTitle);

  it('names cells as logs do: price, row and column from the top left', () => {
    expect(market.rows[1]?.[4]?.id).toBe('90,1,4');
    expect(cellById(market, '90,1,4')).toBe(market.rows[1]?.[4]);
    expect(market.rows[4]?.[0]).toBeNull();
  });

  it('knows no cell whose price is wrong', () => {
    expect(cellById(market, '91,1,4')).toBeUndefined();
    expect(cellById(market, '90,9,9')).toBeUndefined();
  });

  it('lists the starting cells by price, dearest first', () => {
    expect(market.parCells.map((c) => c.id)).toEqual(['100,0,4', '90,1,4', '80,2,4', '71,3,4', '67,4,4']);
    expect(market.lowestPar).toBe(67);
  });

  it('lets only the first zone decide', () => {
    const two = linkMarket({
      ...shareTitle,
      market: { ...shareTitle.market, rows: [[{ price: 10, zones: ['yellow', 'par'] }]] },
    });
    expect(two.parCells).toEqual([]);
    expect(two.rows[0]?.[0]?.zone.noCertificateLimit).toBe(true);
  });
});

describe('operating order', () => {
  it('goes by price, then column, then row, then arrival', () => {
    const play = sharePlay();
    const owner = player(1);
    start(play, 'AB', { owner, at: '60,0,0' });
    start(play, 'CD', { owner, at: '60,2,2' });
    start(play, 'EF', { owner, at: '60,2,2' });
    start(play, 'GH', { owner, at: '67,4,4' });
    expect(operatingOrder(play)).toEqual(['GH', 'CD', 'EF', 'AB'].map(corporation));
  });

  it('follows every move', () => {
    const play = sharePlay();
    start(play, 'AB', { owner: player(1), at: '67,4,4' });
    start(play, 'CD', { owner: player(1), at: '71,3,4' });
    expect(operatingOrder(play)[0]).toBe(corporation('CD'));
    start(play, 'AB', { owner: player(1), at: '80,2,4' });
    expect(operatingOrder(play)[0]).toBe(corporation('AB'));
  });

  it('leaves out corporations without a price, which stand in no zone', () => {
    const play = sharePlay();
    expect(operatingOrder(play)).toEqual([]);
    expect(marketPrice(play, corporation('AB'))).toBeNull();
    expect(zoneOf(play, corporation('AB'))).toEqual({});
  });
});
