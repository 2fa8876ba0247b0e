/** One member of an object type. */
export interface ShapeMember {
  /** The code in its `@default` tag or after `Defaults to` in its comment. */
  readonly default?: string
  /**
   * It needs no documentation, because the platform declares it, or it is internal or deprecated.
   */
  readonly minor?: true
}

/** Members of one object type, or parameters of one function; only their names are known. */
export interface Shape {
  readonly kind: 'members' | 'parameters'
  /** The name of the type, or of the export that it was found from if it has none. */
  readonly of: string
  /**
   * Some members are a pattern or depend on a type parameter, so a name that it does not list may
   * be right.
   */
  readonly open?: true
  /** Names that other types nearby declare, because one table may document two types. */
  readonly elsewhere?: readonly string[]
  readonly members: Readonly<Record<string, ShapeMember>>
}
