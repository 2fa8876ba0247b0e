import type { ContentPath } from '../../model/paths.ts'
import type { SourceFile } from '../../model/source-file.ts'

/** A page without a translation, and the file that would contain it. */
export interface MissingTranslation {
  readonly original: SourceFile
  readonly path: string
  /** The file, if it exists; it is still marked as not translated. */
  readonly created: SourceFile | undefined
}

/** A translated page with its original. */
export interface PagePair {
  readonly translation: SourceFile
  readonly original: SourceFile
}

/** The state of one language. */
export interface TranslationState {
  /** Pages that are translated. */
  readonly pairs: readonly PagePair[]
  readonly code: string
  readonly total: number
  readonly missing: readonly MissingTranslation[]
  /** Files whose original was changed after them, with both dates. */
  readonly outdated: readonly {
    readonly path: ContentPath
    readonly original: ContentPath
    readonly since: string
  }[]
}
