// The front matter key `hide` of Material for MkDocs. It is replaced before other constructs.
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'
import { toList, type Values } from '../../coerce.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { formatValues, listEntries, readValues } from '../../rewrite/front-matter-entries.ts'
import type { Inserted } from './insert-snippets.ts'

/**
 * What a page hides, and the keys of docs-ssg that hide the same. The sidebar stays: without it, a page
 * that is alone in its sidebar would be in none.
 */
const hidden: ReadonlyMap<string, Values> = new Map<string, Values>([
  ['toc', { hide_table_of_contents: true }],
  ['footer', { pagination_prev: null, pagination_next: null }],
])

/** Rewrite the front matter key `hide`; all other keys stay as they are, byte for byte. */
export function rewriteHide(source: string, newline: string): Inserted {
  const head = frontMatterBlock.exec(source)?.[0] ?? ''
  const { hide } = readValues(head)
  const names = (Array.isArray(hide) ? toList(hide) : [hide]).map(String)
  const values = new Map(names.flatMap((name) => Object.entries(hidden.get(name) ?? {})))
  const others = names.filter((name) => !hidden.has(name))
  const changes: Change[] = []
  const findings: Finding[] = []
  for (const { key, start, end } of listEntries(head)) {
    if (key !== 'hide') continue
    const text = formatValues(Object.fromEntries(values)).replaceAll('\n', newline)
    changes.push({ start, end, text })
    findings.push({
      what: 'front matter',
      line: source.slice(0, start).split('\n').length,
      ...(others.length > 0 && { lost: `\`hide: ${others.join(', ')}\`` }),
    })
  }
  return { source: applyChanges(source, changes), findings }
}
