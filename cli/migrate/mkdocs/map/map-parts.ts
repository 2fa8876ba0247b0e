import type { Values } from '../../coerce.ts'
import type { SourcePage } from '../docs/source-page.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import type { NavItem } from '../nav/nav-item.ts'

/** Notes something for a person to do. */
export type ReportNote = (subject: string, advice: string) => void

/** What every mapper receives. */
export interface MapParts {
  readonly site: MkdocsSite
  readonly pages: readonly SourcePage[]
  /** Paths of files that are left out, because MkDocs writes another one over them. */
  readonly overwritten: readonly string[]
  /** Undefined: the site has no `nav`. */
  readonly nav: readonly NavItem[] | undefined
  /** The folder of the docs as the config names it. */
  readonly docsPath: string
  /** True for a file or folder, relative to the folder of the docs. */
  readonly exists: (path: string) => boolean
  /** The files of the docs are copied, so those of translations can move. */
  readonly isCopied: boolean
  readonly report: ReportNote
}

/** A part of the new config; a key that is undefined is left out. */
export type MappedConfig = Values
