import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import { toPlace } from '../report/diagnostic.ts'
import { anchorRules } from './anchor-rules.ts'

/** One diagnostic for each id that several elements of a page have. */
export function findDuplicateIds(page: Page): Diagnostic[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of page.anchors) (seen.has(id) ? repeated : seen).add(id)
  return [...repeated].map((id) => {
    const headings = page.headings.filter((heading) => heading.id === id)
    const place = headings.at(-1)?.place ?? toPlace(page.source, { line: 1, column: 1 })
    return anchorRules['duplicate-id'].report({
      message: `Several elements of this page have the id \`${id}\`, so links to it reach only the first one.`,
      help: 'Give one of them another id, for example with `{#another-id}` after a heading.',
      data: { actual: id },
      place,
    })
  })
}
