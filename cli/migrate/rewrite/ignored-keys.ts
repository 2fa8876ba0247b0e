// Keys of front matter that docs-ssg obeys and other tools ignore, often left from an earlier tool. In
// a moved page they would change its URL, hide it, or fail the build, so they become comments.

/** Keys that decide where a page is and how it is read, and that no rewriting writes except `slug`. */
const everywhere =
  'id slug aliases redirect_from format mdx parse_number_prefixes variables glossary check'.split(
    ' ',
  )

/** The keys of pages, without those of posts, that each tool ignores. */
const ignored = {
  MkDocs: new Set([
    ...everywhere,
    ...'draft unlisted layout hero features head author authors date title_meta hide_title displayed_sidebar custom_edit_url'.split(
      ' ',
    ),
  ]),
  VitePress: new Set(everywhere),
  // It has `slug` and `draft` itself.
  Starlight: new Set([...everywhere.filter((key) => key !== 'slug'), 'unlisted']),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>

/** A key with its value, and the values that rewriting adds to the page, or added when it ran before. */
interface WrittenKey {
  readonly key: string
  readonly value: unknown
  readonly added: Readonly<Record<string, unknown>>
}

/** True for a key that `tool` ignores and docs-ssg obeys. */
export const isIgnoredKey = (
  tool: keyof typeof ignored,
  { key, value, added }: WrittenKey,
): boolean => ignored[tool].has(key) && (value ?? undefined) !== undefined && added[key] !== value

/** The lines of an entry of YAML as comments. */
export const commentOut = (entry: string): string => entry.replace(/^(?=[^\r\n])/gm, '# ')

/** What readers no longer get of such a key: nothing that they had. */
export const describeIgnored = (key: string, tool: string): string =>
  `the front matter key \`${key}\`, which ${tool} ignores and docs-ssg would obey`
