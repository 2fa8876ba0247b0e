import type { FootnoteDefinition, FootnoteReference, Root } from 'mdast'
import { visit } from '../../../primitives/visit.ts'

/**
 * Rename footnotes whose id would be that of a later reference to another one: the second reference
 * to `[^1]` and the first one to `[^1-2]` are both `fnref-1-2`. Names of the shorter ones stay.
 * Position: after files are included, before footnotes become HTML.
 *
 * In: `[^1]`, `[^1]` and `[^1-2]`. Out: `[^1]`, `[^1]` and `[^1-2-2]`.
 */
export function remarkFootnoteIds() {
  return (tree: Root): void => {
    const nodes = new Map<string, (FootnoteDefinition | FootnoteReference)[]>()
    visit(tree, (node) => {
      if (node.type !== 'footnoteDefinition' && node.type !== 'footnoteReference') return
      const same = nodes.get(node.identifier)
      if (same === undefined) nodes.set(node.identifier, [node])
      else same.push(node)
    })
    if (![...nodes.keys()].some((name) => /-\d+$/.test(name))) return
    const taken = new Set<string>()
    for (const [name, same] of [...nodes].toSorted(([a], [b]) => a.length - b.length)) {
      const uses = same.filter(({ type }) => type === 'footnoteReference').length
      const free = firstFree(name, uses, taken)
      for (const id of idsOf(free, uses)) taken.add(id)
      for (const node of same) node.identifier = free
    }
  }
}

/** The ids of the references to a footnote, without their prefix. */
const idsOf = (name: string, uses: number): readonly string[] =>
  Array.from({ length: Math.max(uses, 1) }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`))

function firstFree(name: string, uses: number, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; idsOf(free, uses).some((id) => taken.has(id)); number++)
    free = `${name}-${number}`
  return free
}
