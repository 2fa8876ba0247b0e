/** How many characters of a text, spaces left out, each Markdown parser has read. */
export interface ReadCharacters {
  readonly native: number
  readonly remark: number
}

/** What it cost to compile one page. */
export interface PageCosts {
  /** Milliseconds by part, in the order in which the parts ended. */
  readonly parts: Readonly<Record<string, number>>
  readonly read: ReadCharacters
}

/** A page with its costs. */
export interface SlowPage extends PageCosts {
  readonly path: string
  readonly milliseconds: number
}

/** The costs of all pages that a run compiled, those from the cache left out. */
export interface CompileCosts extends PageCosts {
  readonly pages: number
  /** The slowest pages, the slowest first. */
  readonly slowest: readonly SlowPage[]
}
