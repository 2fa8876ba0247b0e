// Room: pieces of HTML that both sides write: elements, escaping, names that are taken
/**
 * An HTML element as data, for HTML that React renders in the build and the script creates again in
 * the browser.
 */
export interface ElementTree {
  readonly tag: string
  /** In the order in which they are written; `true` for an attribute without a value. */
  readonly attributes: Attributes
  readonly children: readonly (ElementTree | string)[]
}

/** Attributes by their HTML names; those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | true | undefined>>

/** Describe an element. Children that are undefined are left out. */
export function describeElement(
  tag: string,
  attributes: Attributes,
  ...children: readonly (ElementTree | string | undefined)[]
): ElementTree {
  return { tag, attributes, children: children.filter((child) => child !== undefined) }
}
