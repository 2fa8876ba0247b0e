// What is known of declared types. Enters: nothing. Leaves: types.
// Must not run anything: this file has no values.

/** One member of an object type. */
export interface ShapeMember {
  /** Code of its `@default` tag, or of the words `Defaults to ...` in its comment. */
  readonly default?: string
  /** A reader need not hear of it: the platform declares it, or it is internal or deprecated. */
  readonly minor?: true
}

/** Members of one object type, or the parameters of one function (then nothing is known of each but the name). */
export interface Shape {
  readonly kind: 'members' | 'parameters'
  /** Name of the type, or of the export it was found behind when it has none. */
  readonly of: string
  /** It has members by pattern or by a type yet to be given, so that a name it does not list may be right. */
  readonly open?: true
  /** Names that other types near it declare, in case a table documents two types at once. */
  readonly elsewhere?: readonly string[]
  readonly members: Readonly<Record<string, ShapeMember>>
}
