/** Names that no game can reach: why none comes there, and the test that shows them instead. */
export interface OutOfReach {
  readonly titles: readonly string[];
  /** Aspect and name. */
  readonly what: string;
  readonly because: string;
  /** File, and the name of its test. */
  readonly shownBy: readonly [file: string, test: string];
}

export const OUT_OF_REACH: readonly OutOfReach[] = [
  {
    titles: ['1830', '1836Jr30', '18Chesapeake'],
    what: 'rule gift.par',
    because: 'Corporations of these titles are paid in full when they float: nothing is paid for a gift at par.',
    shownBy: [
      'runtime/mechanics/share-gift/share-gift.test.ts',
      'with incremental capitalization the bank pays the corporation for what was given away',
    ],
  },
  {
    titles: ['1849'],
    what: 'rule gift.share',
    because: "The one certificate that comes with a private company is a president's, which is given by a par.",
    shownBy: [
      'runtime/mechanics/share-gift/share-gift.test.ts',
      'a random share is the first ordinary certificate of one of its corporations',
    ],
  },
  {
    titles: ['1830', '1836Jr30', '1836Jr56', '1856', '1889'],
    what: 'rule private-track.together',
    because: 'No private company of these titles lays two tiles.',
    shownBy: [
      'runtime/mechanics/private-track/private-track.test.ts',
      'joins them to each other: private-track.together',
    ],
  },
  {
    titles: ['1849'],
    what: 'rule gauges.change',
    because: 'Dual track lies in cities and towns only, and the other gauges never meet: no section could have both.',
    shownBy: [
      'runtime/mechanics/gauges/gauges.test.ts',
      'does not change from one gauge to another between two stops, not even over dual track',
    ],
  },
  {
    titles: ['1849'],
    what: 'rule station.last',
    because:
      'The only token of a corporation is its first, its home, unless the earthquake takes that one after the next was sold.',
    shownBy: [
      'runtime/mechanics/station-trading/station-trading.test.ts',
      'is never the home or the last one of its owner',
    ],
  },
  {
    titles: ['1856', '1836Jr56'],
    what: 'rule loan.none',
    because:
      'The certificate limits leave the players fewer shares, and so the corporations fewer loans, than there are.',
    shownBy: ['runtime/mechanics/company-loans/company-loans.test.ts', 'takes none when all are taken'],
  },
  {
    titles: ['1856', '1836Jr56'],
    what: 'rule operate-threshold.turn',
    because: 'It is asked silently after each purchase of shares: nobody is refused anything by it.',
    shownBy: [
      'runtime/mechanics/operate-threshold/operate-threshold.test.ts',
      'begins to operate when its turn comes, not before',
    ],
  },
  {
    titles: ['1856', '1836Jr56'],
    what: 'rule nationalization.no-loans',
    because: 'The phase that brings the nationalization forbids loans itself, and is asked first.',
    shownBy: [
      'runtime/mechanics/nationalization/nationalization.test.ts',
      'is started by nobody, and ends all borrowing',
    ],
  },
  {
    titles: ['1856', '1836Jr56'],
    what: 'rule nationalization.pool-first',
    because: 'It takes exactly two corporations that are taken over with half of their shares in the pool each.',
    shownBy: [
      'runtime/mechanics/nationalization/nationalization.test.ts',
      'sells none of its own shares while more than half of it lies in the pool',
    ],
  },
];
