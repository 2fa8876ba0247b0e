import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { report } from '../reporting/report-message.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { visit } from '../../primitives/visit.ts'

/** Elements that can't contain text or anything at all: the target goes before them. */
const CLOSED = new Set(
  'br col colgroup hr img input source table tbody tfoot thead tr track ul ol wbr video audio iframe'.split(
    ' ',
  ),
)

function toTarget(id: string): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { id, className: ['anchor-alias'] },
    children: [],
  }
}

interface Aliases {
  /** New ids by old ones. */
  readonly ids: Readonly<Record<string, string>>
  /** Of the key `aliases` in the front matter. */
  readonly place: { readonly line: number; readonly column: number } | undefined
}

/**
 * Add a target with each old id at its new id, so that published links keep working without a
 * script. An alias for an id that the article does not have is reported.
 */
export function addAliases(tree: Root, { ids: aliases, place }: Aliases, file: VFile): void {
  const waiting = new Map(Object.entries(aliases))
  if (waiting.size === 0) return
  const ids = new Set<string>()
  visit(tree, 'element', (element, index, parent) => {
    const { id } = element.properties
    if (typeof id !== 'string') return
    ids.add(id)
    for (const [old, current] of waiting) {
      if (current !== id) continue
      waiting.delete(old)
      if (!CLOSED.has(element.tagName)) element.children.unshift(toTarget(old))
      else if (parent && index !== undefined) parent.children.splice(index, 0, toTarget(old))
    }
  })
  const key = place && { type: 'yaml', position: { start: place, end: place } }
  for (const [old, current] of waiting) {
    report(file, key, {
      rule: 'unknown-alias',
      reason: `The front matter key \`aliases.${old}\` points to \`${current}\`, but this page has no such id.`,
      help: suggestOrList(current, [...ids]),
    })
  }
}
