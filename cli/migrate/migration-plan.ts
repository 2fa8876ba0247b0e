// The nouns between a migration source and the rest of `docs-ssg migrate`.
import type { IsGenerated } from './generated-pages.ts'
import type { Migration } from './migration.ts'
import type { FileCopy, RewrittenPage } from './rewritten-page.ts'
import type { SiteFacts } from './parity/site-facts.ts'
import type { SiteMarkup } from './parity/site-markup.ts'

export type MigrationPlan = PlannedMigration | FailedPlan

export interface PlannedMigration {
  readonly kind: 'planned'
  /** Absolute path of the folder for `site.config.ts`. */
  readonly baseDir: string
  /** The old site as a comment in the config names it: a path relative to `baseDir`. */
  readonly from: string
  readonly migration: Migration
  /** Modules that the config refers to and that have to be written beside it. */
  readonly modules: readonly WrittenFile[]
  /** URLs of the old site that have no page until someone migrates it by hand. */
  readonly pendingUrls: readonly string[]
  /** Undefined: every page of the old site is a file. */
  readonly isGenerated?: IsGenerated
  readonly oldSite: OldSite
  /** Absolute: no page and no copy is written outside this folder. */
  readonly writeRoot: string
  /** Pages in the Markdown of docs-ssg; empty unless `--rewrite` asks for them. */
  readonly pages: readonly RewrittenPage[]
  /** Files that `--into` copies. */
  readonly copies: readonly FileCopy[]
}

/** The site can't be migrated. Nothing has been written. */
export interface FailedPlan {
  readonly kind: 'failed'
  readonly message: string
  readonly hint: string
}

export interface WrittenFile {
  /** Absolute. */
  readonly path: string
  readonly text: string
}

/** The content of the old site, and the markup of its pages. */
export interface OldSite {
  readonly facts: SiteFacts
  readonly from: 'build' | 'sources'
  /** With a slash at both ends. */
  readonly baseUrl: string
  readonly origin: string
  readonly markup: SiteMarkup
}
