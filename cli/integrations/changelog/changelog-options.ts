// As it is published: the package contains a copy of this file, so it must not import anything.

/** The options of `changelog`. */
export interface ChangelogOptions {
  /** The changelog in Markdown, relative to the folder of the site. `CHANGELOG.md` by default. */
  readonly file?: string
  /** Name of the blog that contains the releases. `changelog` by default. */
  readonly blog?: string
  /** Dates of releases whose heading has none, by version; git tags have those of others: `{ '1.0.0': '2026-03-01' }`. */
  readonly dates?: Readonly<Record<string, string>>
  /** Name of the integration, for a second changelog. `changelog` by default. */
  readonly name?: string
}
