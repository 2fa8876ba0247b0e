// A record that a service returns, in the shape of DocSearch, which `toGroups` reads.

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** A field of a record: a level of its headings, or its text. */
export type HitField = (typeof levels)[number] | 'content'

/** DocSearch escapes HTML, and services that return plain text don't. */
const escape = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : ''

/** The hit with a URL; `valueOf` returns a field, with tags around matches. */
export const toDocSearchHit = (url: unknown, valueOf: (field: HitField) => unknown): unknown => ({
  url,
  _highlightResult: {
    hierarchy: Object.fromEntries(
      levels.map((level) => [level, { value: escape(valueOf(level)) }]),
    ),
  },
  _snippetResult: { content: { value: escape(valueOf('content')) } },
})
