import type { Values } from '../../coerce.ts'
import type { SourcePage } from '../docs/source-page.ts'
import type { StarlightSite } from '../starlight-site.ts'

/** Notes something for a person to do. */
export type ReportNote = (subject: string, advice: string) => void

/** What every mapper receives. */
export interface MapParts {
  readonly site: StarlightSite
  readonly pages: readonly SourcePage[]
  /** URLs of pages that are not moved. */
  readonly otherUrls: readonly string[]
  /** A path of the site as the config names it. */
  readonly toPath: (path: string) => string
  /** The file (absolute) that a path of the old config names; undefined if there is none. */
  readonly findFile: (written: string) => string | undefined
  /** Images are copied to the folder of static files. */
  readonly isCopied: boolean
  /** True for a file or folder; absolute. */
  readonly exists: (path: string) => boolean
  readonly readText: (path: string) => string | undefined
  readonly report: ReportNote
}

/** A part of the new config; a key that is undefined is left out. */
export type MappedConfig = Values
