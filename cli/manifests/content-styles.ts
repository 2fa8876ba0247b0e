import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import { compareText, createHashedFile } from './output-file.ts'

/** The declarations that articles state in `style` attributes, as one sheet; undefined when none does. */
export function createContentStyles(pages: Iterable<Page>): OutputFile | undefined {
  const rules = new Map<string, string>()
  for (const { styles } of pages)
    for (const [name, declarations] of Object.entries(styles ?? {})) rules.set(name, declarations)
  if (rules.size === 0) return undefined
  // By class, so that the order of the pages does not matter.
  const contents = [...rules]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([name, declarations]) => `.${name}{${declarations}}\n`)
    .join('')
  return createHashedFile('content.css', contents, 'stylesheet')
}
