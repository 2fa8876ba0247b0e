import { reservedIds } from '../../runtime/shared/html/reserved-ids.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import { toPlace } from '../report/diagnostic.ts'
import { anchorRules } from './anchor-rules.ts'

/** One diagnostic for each id of a page that several elements have, or that the layout has. */
export function findDuplicateIds(page: Page): Diagnostic[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const id of page.anchors) (seen.has(id) ? repeated : seen).add(id)
  return [
    ...[...repeated].map((id) =>
      anchorRules['duplicate-id'].report({
        message: `Several elements of this page have the id \`${id}\`, so links to it reach only the first one.`,
        help: 'Give one of them another id, for example with `{#another-id}` after a heading.',
        data: { actual: id },
        place: placeOf(id, page),
      }),
    ),
    ...[...seen].flatMap((id) => (reservedIds.has(id) ? [reportReserved(id, page)] : [])),
  ]
}

function reportReserved(id: string, page: Page): Diagnostic {
  return anchorRules['reserved-id'].report({
    message: `An element of this page has the id \`${id}\`, which belongs to the layout, so scripts and links find the wrong element.`,
    help: 'Give it another id.',
    data: { actual: id },
    place: placeOf(id, page),
  })
}

function placeOf(id: string, page: Page): Place {
  const headings = page.headings.filter((heading) => heading.id === id)
  return headings.at(-1)?.place ?? toPlace(page.source, { line: 1, column: 1 })
}
