import type { ComponentFacts } from './component-facts.ts'

/** A component of the site that is hydrated in the browser. */
export interface SiteIsland {
  /** Unique: its key in `components`, or its own name with a hash. */
  readonly name: string
  /** Its file, relative to the site's folder, Posix. */
  readonly path: string
  /** The export that it is; undefined if its file doesn't export it. */
  readonly exported?: string
  /** Its name in its file. */
  readonly local: string
  /** When it is hydrated: on the reader's first event, or as soon as it is visible. */
  readonly wake: 'intent' | 'visible'
}

/** The browser behavior of a page's or slot's default export, which is only rendered in the build. */
export interface EntryFacts extends ComponentFacts {
  readonly path: string
  readonly hasParameters: boolean
  /** The props that it reads by name, and `otherProps` if there may be more. */
  readonly propNames: readonly string[]
  /** The island it would be if the browser ran it. */
  readonly island: SiteIsland
}

/** The live components in some files and in what they import. */
export interface FoundIslands {
  /** All that the files declare: their code registers them. */
  readonly declared: readonly SiteIsland[]
  /** Those that pages render by themselves, so that the browser must be able to load them. */
  readonly needed: readonly SiteIsland[]
  /** Islands by the components of pages that they are: `Price` of the config, or an import. */
  readonly byPart: ReadonlyMap<string, SiteIsland>
  /** Names of wanted components that their files don't export. */
  readonly unknown: readonly string[]
  /** The default exports of the other files that are live. */
  readonly entries: readonly EntryFacts[]
}

/** A component that Markdown renders: an export of a file. */
export interface WantedPart {
  readonly name: string
  /** Relative to the site's folder, Posix. */
  readonly path: string
  /** The names of its export; the first that exists counts. */
  readonly exports: readonly string[]
  /** A page imports it, so its file runs only if it contains components. */
  readonly isImported?: boolean
}
