interface Properties {
  /** Data as JSON. */
  readonly props?: unknown
  /** Markup as JSON, by the names of its props; a page can't write this property itself. */
  readonly markup?: unknown
}

/**
 * What the properties of an element that is a component say of its props. URLs are separate properties,
 * which the build checks and rewrites; all other data is in one, `props`, and markup in another.
 */
export function readComponentProperties<Urls extends object>({
  props,
  markup,
  ...urls
}: Properties & Urls) {
  return { data: parse(props), markup: parse(markup), urls }
}

function parse(json: unknown): object {
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : {}
  return typeof value === 'object' && value !== null ? value : {}
}
