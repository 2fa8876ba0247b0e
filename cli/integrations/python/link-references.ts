// References to objects in text: `[text][counter.Counter]`, `` [`counter.Counter`][] ``, and the
// comments that `docs-ssg migrate` leaves behind after the text of a reference.
import type { Link, Paragraph, PhrasingContent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Point } from 'unist'
import { visit } from '../../primitives/visit.ts'

/** What a reference becomes: a link, or text because there is no such object. */
export interface ReferenceTarget {
  readonly url: string | undefined
}

/** Resolves the name of an object; undefined if the brackets are text. */
export type ResolveReference = (name: string, at: Point | undefined) => ReferenceTarget | undefined

/** Any node with text. */
interface TextParent {
  readonly type: string
  readonly position?: Paragraph['position']
  children: PhrasingContent[]
}

const texts = new Set(['paragraph', 'heading', 'tableCell', 'strong', 'emphasis', 'delete'])
const isTextParent = (node: { readonly type: string }): node is TextParent =>
  texts.has(node.type) && 'children' in node

/** Link all references of a tree; `source` is the text of its file. */
export function linkReferences(tree: Root, source: string, resolve: ResolveReference): void {
  visit(tree, (node) => {
    if (!isTextParent(node)) return
    const parent: TextParent = node
    const places = createPlaces(parent, source)
    for (let at = 0; at < parent.children.length;) {
      linkComment(parent, at, resolve)
      at = linkBrackets(parent, at, { places, resolve })
    }
  })
}

/** `` `Counter`<!-- mkdocstrings: counter.Counter --> `` */
function linkComment({ children }: TextParent, at: number, resolve: ResolveReference): void {
  const node = children[at]
  const before = children[at - 1]
  if (node?.type !== 'html' || before === undefined) return
  const [, name] = /^<!--\s*mkdocstrings:\s*([\w.]+)\s*-->$/.exec(node.value) ?? []
  const target = name === undefined ? undefined : resolve(name, node.position?.start)
  if (target === undefined) return
  children.splice(at, 1)
  if (target.url === undefined) return
  const word = before.type === 'text' ? /\S+$/.exec(before.value)?.[0] : undefined
  if (before.type !== 'text') children[at - 1] = toLink(target, [before], before.position)
  else if (word !== undefined) {
    before.value = before.value.slice(0, -word.length)
    children.splice(at, 0, toLink(target, [{ type: 'text', value: word }], before.position))
  }
}

interface Linking {
  readonly places: () => Point | undefined
  readonly resolve: ResolveReference
}

const closing = /\]\[([\w.]*)\]/g

interface Found {
  readonly name: string
  readonly content: readonly PhrasingContent[]
  readonly open: { readonly child: number; readonly index: number }
  /** Where the reference ends in its last text. */
  readonly end: number
}

/** Link the first reference that ends in a child, and return the index of what comes next. */
function linkBrackets({ children }: TextParent, at: number, { places, resolve }: Linking): number {
  const last = children[at]
  if (last?.type !== 'text') return at + 1
  for (const match of last.value.matchAll(closing)) {
    const found = readReference(children, at, match)
    if (found === undefined) continue
    const first = children[found.open.child]
    if (first?.type !== 'text') continue
    const start = places()
    const target = resolve(found.name, start)
    if (target === undefined) continue
    const before = toTexts(first.value.slice(0, found.open.index), first.position)
    const rest = toTexts(last.value.slice(found.end), last.position)
    const link = toLink(target, found.content, start && { start, end: start })
    children.splice(found.open.child, at - found.open.child + 1, ...before, link, ...rest)
    return found.open.child + before.length + 1
  }
  return at + 1
}

function readReference(
  children: readonly PhrasingContent[],
  at: number,
  { 0: whole, 1: written = '', index }: RegExpExecArray,
): Found | undefined {
  const open = findOpening(children, at, index)
  const first = open && children[open.child]
  const last = children[at]
  if (first?.type !== 'text' || last?.type !== 'text') return undefined
  const inner: readonly PhrasingContent[] =
    open?.child === at
      ? [{ type: 'text', value: last.value.slice(open.index + 1, index) }]
      : [
          { type: 'text', value: first.value.slice((open?.index ?? 0) + 1) },
          ...children.slice((open?.child ?? 0) + 1, at),
          { type: 'text', value: last.value.slice(0, index) },
        ]
  const content = inner.filter((node) => node.type !== 'text' || node.value !== '')
  const name = written === '' ? content.map((node) => toString(node)).join('') : written
  const isName = /^[A-Za-z_]\w*(?:\.\w+)*$/.test(name)
  return open && isName ? { name, content, open, end: index + whole.length } : undefined
}

const toTexts = (value: string, position: Paragraph['position']): PhrasingContent[] =>
  value === '' ? [] : [{ type: 'text', value, ...(position && { position }) }]

/** Without a target, the text alone is left: an element without meaning around it. */
function toLink(
  { url }: ReferenceTarget,
  children: readonly PhrasingContent[],
  position: Paragraph['position'],
): Link {
  const inner = children.filter((node) => node.type !== 'link' && node.type !== 'linkReference')
  const data = url === undefined ? { hName: 'span', hProperties: { href: undefined } } : undefined
  return {
    type: 'link',
    url: url ?? '',
    children: [...inner],
    ...(data && { data }),
    ...(position && { position }),
  }
}

/** The bracket that a closing one belongs to. */
function findOpening(
  children: readonly PhrasingContent[],
  at: number,
  before: number,
): { readonly child: number; readonly index: number } | undefined {
  let depth = 1
  for (let child = at; child >= 0; child -= 1) {
    const node = children[child]
    if (node?.type !== 'text') continue
    const end = child === at ? before : node.value.length
    for (let index = end - 1; index >= 0; index -= 1) {
      if (node.value[index] === ']') depth += 1
      if (node.value[index] === '[') depth -= 1
      if (depth === 0) return { child, index }
    }
  }
  return undefined
}

const written = /(?<!\\)\[(?:\\.|[^[\]\\]|\[[^[\]]*\])+\]\[[\w.]*\]/g

/** Returns the places of the references of a block, one after the other. */
function createPlaces({ position }: TextParent, source: string): () => Point | undefined {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return () => undefined
  const { offset, line, column } = start
  const text = source.slice(offset, end.offset)
  const found = [...text.matchAll(written)].map(({ index }) => {
    const before = text.slice(0, index).split('\n')
    return {
      line: line + before.length - 1,
      column: before.length === 1 ? column + index : (before.at(-1) ?? '').length + 1,
      offset: offset + index,
    }
  })
  return () => found.shift()
}
