// The shapes that the writers of this room share, below all of them, so that none imports another.
import type { Comment, Doctype, Element, ElementContent, RootContent, Text } from 'hast'
import { onlyTags } from '../../runtime/shared/html/only-tags.ts'
import { textOf } from '../../runtime/components/content/content-function.ts'

/** An element whose text is Markdown. No tree of an article contains it. */
export const markdownTag = 'docs-ssg-markdown'

/** A node of an article. */
export type Node = Element | ElementContent | RootContent | Text | Comment | Doctype

/** Which of the two variants of code is written; undefined outside blocks that have both. */
export type CodeVariant = 'ts' | 'js' | undefined

/** What surrounds the node that is being written. */
export interface Scope {
  readonly variant?: CodeVariant
  /** Strong text in strong text has no marks. */
  readonly inStrong?: boolean
  /** In a link there are no other links. */
  readonly inLink?: boolean
  /** A line break ends the row of a table. */
  readonly inCell?: boolean
}

/** Writes parts of one article; the writers of single elements call back through it. */
export interface Writer {
  /** Blocks with an empty line between each two. */
  readonly blocks: (nodes: readonly Node[], scope: Scope) => string
  /** Inline content on one line. */
  readonly inline: (nodes: readonly Node[], scope: Scope) => string
  /** Text in which nothing is syntax. */
  readonly escape: (text: string) => string
  /** True for nodes that begin a new block. */
  readonly isBlock: (node: Node) => boolean
  /** The tree of what a component of the site has rendered; undefined for any other element. */
  readonly partOf: (element: Element) => readonly Node[] | undefined
  /** The final URL, or the place of one that the whole site decides. */
  readonly toUrl: (value: unknown) => string | undefined
  /** The target of links of the page to the element; `''` if there are none, or if its text is one. */
  readonly anchorOf: (element: Element) => string
}

/** Writes an element; undefined if the element is none of those that the function knows. */
export type WriteElement = (element: Element, writer: Writer, scope: Scope) => string | undefined

/** The value of an attribute as one text. */
export function attributeOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  return Array.isArray(value) ? value.join(' ') : textOf(value)
}

/** True if the element has the class. */
export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties
  return Array.isArray(className) && className.includes(name)
}

/** The elements among the nodes. */
export function elementsOf(nodes: readonly Node[]): readonly Element[] {
  return nodes.filter((node): node is Element => node.type === 'element')
}

/** The first element below the nodes that passes the test, in document order. */
export function findElement(
  nodes: readonly Node[],
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = test(node) ? node : findElement(node.children, test)
    if (found) return found
  }
  return undefined
}

/** All text below the node, without what only people read. */
export function plainText(node: Node): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || node.tagName === onlyTags.people) return ''
  let text = ''
  for (const child of node.children) text += plainText(child)
  return text
}

/** The content of an element whose tag isn't written, below the target of links to it. */
export function contentOf(element: Element, writer: Writer): readonly Node[] {
  const anchor = writer.anchorOf(element)
  return anchor === '' ? element.children : [markdownNode(anchor), ...element.children]
}

/** What a component writes as Markdown itself. */
export function markdownNode(text: string): Element {
  const children: Text[] = [{ type: 'text', value: text.trim() }]
  return { type: 'element', tagName: markdownTag, properties: {}, children }
}
