import type { PageElement } from './page-element.ts'
import type { Imported } from './resolve-imports.ts'
import type { PageWriter } from './rewrite-context.ts'

/** A component of Starlight or Astro where a page uses it. */
export interface BuiltInUse {
  readonly element: PageElement
  readonly writer: PageWriter
  /** What the names of the page stand for. */
  readonly imported: ReadonlyMap<string, Imported>
}
