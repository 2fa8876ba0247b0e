import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import { compareText } from '../primitives/text/compare-text.ts'
import { createHashedFile } from './output-file.ts'

/** An article that contains such a class covers nothing around it: what would leave it is cut off at its edges. */
const inside = "article:has([class^='s-'],[class*=' s-']){position:relative;overflow:clip}\n"

/**
 * The declarations of the `style` attributes in articles, as one stylesheet; undefined when there
 * are none.
 */
export function createContentStyles(pages: Iterable<Page>): OutputFile | undefined {
  const rules = new Map<string, string>()
  for (const { styles } of pages)
    for (const [name, declarations] of Object.entries(styles ?? {})) rules.set(name, declarations)
  if (rules.size === 0) return undefined
  // Sorted by class, so that the order of the pages doesn't matter.
  const contents = [...rules]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, declarations]) => `.${name}{${declarations}}\n`)
    .join('')
  return createHashedFile('content.css', inside + contents, 'stylesheet')
}
