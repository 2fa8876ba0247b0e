import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PagesBySource } from './wanted-pages.ts'

/** Pages that need not be compiled, and why others can't be taken. */
export interface ReusedPages {
  readonly pages: PagesBySource
  /** Errors; the pages that they are about are outlines. */
  readonly diagnostics: readonly Diagnostic[]
}
