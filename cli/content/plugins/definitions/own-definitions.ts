import type { Definition, Image, ImageReference, Link, LinkReference, Root } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'

declare module 'vfile' {
  interface DataMap {
    /** The identifiers of the footnotes of a page and the files that it includes. */
    footnotes: Set<string>
  }
}

/** Note the footnotes of the page itself, which keep their identifiers. */
export function noteFootnotes(tree: Root, page: VFile): void {
  const known = (page.data.footnotes ??= new Set())
  visit(tree, 'footnoteDefinition', ({ identifier }) => {
    known.add(identifier)
  })
}

/**
 * Make the definitions of an included file its own: its links and images no longer refer to a
 * definition, and its footnotes have identifiers that no other file of the page uses. The tree is
 * changed in place, before it becomes part of the page.
 */
export function ownDefinitions(tree: Root, page: VFile): void {
  resolveReferences(tree)
  renameFootnotes(tree, page)
}

function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    // The first one counts: https://spec.commonmark.org/0.31.2/#matching-reference-definitions
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined
    if (node.type === 'definition') {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return undefined
    const definition = definitions.get(node.identifier)
    if (definition !== undefined) parent.children.splice(index, 1, resolved(node, definition))
    return undefined
  })
}

function resolved(node: LinkReference | ImageReference, { url, title }: Definition): Link | Image {
  const { position, data } = node
  const shared = { url, title: title ?? null, ...(position && { position }), ...(data && { data }) }
  return node.type === 'linkReference'
    ? { type: 'link', ...shared, children: node.children }
    : { type: 'image', ...shared, alt: node.alt ?? null }
}

function renameFootnotes(tree: Root, page: VFile): void {
  const known = (page.data.footnotes ??= new Set())
  const names = new Map<string, string>()
  visit(tree, 'footnoteDefinition', ({ identifier }) => {
    if (!names.has(identifier)) names.set(identifier, unused(identifier, known))
  })
  for (const name of names.values()) known.add(name)
  visit(tree, (node) => {
    if (node.type !== 'footnoteDefinition' && node.type !== 'footnoteReference') return
    node.identifier = names.get(node.identifier) ?? node.identifier
  })
}

/** The name itself, or with the first number from 2 on that makes it different from all others. */
function unused(name: string, known: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; known.has(free); number++) free = `${name}-${number}`
  return free
}
