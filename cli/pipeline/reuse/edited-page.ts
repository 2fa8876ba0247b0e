import type { SourceFile } from '../../model/source-file.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'

/** A source as it was compiled, so that the run after it doesn't compile it again. */
export interface EditedPage {
  readonly source: SourceFile
  readonly compiled: CompiledPage
}
