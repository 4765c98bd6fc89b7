/**
 * What a mechanic (or the core) brings to a title, as plain data: the generator reads manifests to compose the
 * schema, to check names and to write the documentation; it never runs a mechanic's code.
 */
export interface Manifest {
  readonly name: string;
  /** One sentence for designers. */
  readonly summary: string;
  /** JSON Schema (draft-07) of the options a title writes in `mechanics`; absent: no options. */
  readonly options?: JsonSchema;
  readonly provides: Provided;
  /** Mechanics that must stand in the same title. */
  readonly requires?: readonly string[];
  /** Mechanics that must not. */
  readonly conflicts?: readonly string[];
  /** Kinds of rounds, and steps of the core, that a title can do without because of it. */
  readonly standsFor?: readonly string[];
}

/** Each entry: name -> what it is. */
export interface Provided {
  readonly rounds?: Readonly<Record<string, ProvidedName>>;
  readonly steps?: Readonly<Record<string, ProvidedName>>;
  /** Events that trains set off and this part handles. */
  readonly events?: Readonly<Record<string, ProvidedName>>;
  /** Types of abilities of privates and corporations. */
  readonly abilities?: Readonly<Record<string, ProvidedName>>;
  /** Phase statuses this part reads. */
  readonly statuses?: Readonly<Record<string, ProvidedName>>;
  /** Action types, with the kind of each field. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Modes of policies: policy -> mode -> what it does. */
  readonly policies?: Readonly<Record<string, Readonly<Record<string, ProvidedName>>>>;
  /** Further attributes: of `corporations`, `trains`, `stops`, `hexes`, `zones`, `privates`. */
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, ProvidedName>>>>;
  /** Reasons for which the game may end. */
  readonly endReasons?: Readonly<Record<string, ProvidedName>>;
  /** Rule ids: what each refuses or accounts for, one sentence. */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface ProvidedName {
  readonly summary: string;
  /** JSON Schema of what the title writes for it (a step's or an ability's options, an attribute's value). */
  readonly options?: JsonSchema;
}

export type JsonSchema = { readonly [key: string]: unknown };
