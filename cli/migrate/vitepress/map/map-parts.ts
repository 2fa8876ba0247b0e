import type { Values } from '../../coerce.ts'
import type { LocaleFolder } from '../docs/locale-folders.ts'
import type { SourcePage } from '../docs/source-page.ts'
import type { VitepressSite } from '../vitepress-site.ts'

/** Notes something for a person to do. */
export type ReportNote = (subject: string, advice: string) => void

/** What every mapper receives. */
export interface MapParts {
  readonly site: VitepressSite
  readonly pages: readonly SourcePage[]
  readonly folders: readonly LocaleFolder[]
  /** `srcDir` as the config names it. */
  readonly docsPath: string
  /** True for a file or folder, relative to `srcDir`. */
  readonly exists: (path: string) => boolean
  readonly report: ReportNote
}

/** A part of the new config; a key that is undefined is left out. */
export type MappedConfig = Values
