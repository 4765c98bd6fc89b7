/** What pictures say in words; the message catalogues give it in each language. */
export interface PictureWords {
  readonly mapOf: (title: string) => string;
  readonly marketOf: (title: string) => string;
  readonly tilesOf: (title: string) => string;
  readonly tile: (id: string) => string;
  /** Name of a tile colour or `diesel`. */
  readonly stage: (stage: string) => string;
  /** Name of a tile colour alone. */
  readonly color: (color: string) => string;
  readonly terrain: (kind: string) => string;
  readonly border: (kind: string) => string;
  readonly gauge: (track: string) => string;
  readonly port: string;
  readonly home: string;
  /** A hex that is kept or blocked as a whole. */
  readonly note: string;
  /** The label that a later tile must have. */
  readonly futureLabel: string;
  readonly destination: string;
  /** What a zone of the market is called and does. */
  readonly zone: (id: string) => string;
  readonly copies: (count: number | 'unlimited') => string;
}
