import type { Element, ElementContent, Parents, Root, RootContent } from 'hast'
import type { VFile } from 'vfile'
import { attributeOf } from '../../../html/html-token.ts'
import { readHtml } from '../../../html/read-html.ts'
import { decodeFragment } from '../../../../runtime/shared/urls/url.ts'
import { visit } from '../../../primitives/visit.ts'
import { report } from '../../reporting/report-message.ts'

/** A link or a reference to a footnote inside another link. */
interface Inner {
  readonly element: Element
  readonly parent: Parents
}

/** A link with others in it, and the node that ends it. */
interface Outer {
  readonly inside: readonly Inner[]
  readonly parent: Parents
  readonly end: RootContent
}

/**
 * Take links out of links, which HTML doesn't allow: browsers end the outer one where the inner one begins. A URL
 * that Markdown made a link becomes text again, a reference to a footnote follows the outer link, and
 * a link that an author wrote is reported. Position: before `rehypeRawHtml`.
 *
 * In: `<a href="https://a.example">https://a.example</a>` and `[Text[^1]](./a.md)`
 * Out: one link around text, and a link in front of the reference
 */
export function rehypeNestedLinks() {
  return (tree: Root, file: VFile): void => {
    for (const outer of findOuterLinks(tree)) unnest(outer, file)
  }
}

/** Most HTML has no links, and is then not read. */
const mentionsLink = /<\/?a(?![\w-])/i

function findOuterLinks(tree: Root): readonly Outer[] {
  const found: Outer[] = []
  // What is in the link of HTML that is open; only an end tag shows that it is one.
  let inside: Inner[] | undefined
  visit(tree, (node, index, parent) => {
    if (parent === undefined) return
    if (node.type === 'raw' && mentionsLink.test(node.value))
      for (const token of readHtml(node.value)) {
        if (!('name' in token) || token.name !== 'a') continue
        if (token.kind === 'end' && inside && inside.length > 0)
          found.push({ inside, parent, end: node })
        inside = token.kind === 'start' && attributeOf(token, 'href') !== undefined ? [] : undefined
      }
    if (node.type !== 'element') return
    if (isReference(node)) inside?.push({ element: node, parent })
    else if (node.tagName === 'a' && inside && !isReferenceLink(node))
      inside.push({ element: node, parent })
    else if (node.tagName === 'a' && node.children.some(hasChildren))
      found.push({ inside: findReferences(node), parent, end: node })
  })
  return found
}

const hasChildren = (node: ElementContent): boolean => 'children' in node

function findReferences(link: Element): readonly Inner[] {
  const found: Inner[] = []
  visit(link, 'element', (element, index, parent) => {
    if (parent && isReference(element)) found.push({ element, parent })
  })
  return found
}

const isReferenceLink = ({ properties }: Element): boolean =>
  properties.dataFootnoteRef !== undefined

/** `<sup><a data-footnote-ref>` */
function isReference({ tagName, children: [link] }: Element): boolean {
  return tagName === 'sup' && link?.type === 'element' && isReferenceLink(link)
}

function unnest({ inside, parent: around, end }: Outer, file: VFile): void {
  const references: Element[] = []
  for (const { element, parent } of inside) {
    if (isReference(element)) references.push(element)
    if (isReference(element)) replace(parent, element, [])
    else if (isBareUrl(element)) replace(parent, element, element.children)
    else reportLink(element, file)
  }
  replace(around, end, [end, ...references])
}

function replace(parent: Parents, node: RootContent, by: readonly RootContent[]): void {
  const siblings: RootContent[] = parent.children
  const index = siblings.indexOf(node)
  if (index >= 0) siblings.splice(index, 1, ...by)
}

/** A link whose text is its URL. */
function isBareUrl({ properties: { href }, children: [text, ...others] }: Element): boolean {
  if (text?.type !== 'text' || others.length > 0) return false
  const { value } = text
  const url = decodeFragment(String(href))
  return [value, `http://${value}`, `mailto:${value}`].some((one) => decodeFragment(one) === url)
}

function reportLink(link: Element, file: VFile): void {
  report(file, link, {
    rule: 'html-removed',
    reason:
      "This link is inside `<a>`, which HTML doesn't allow, so the outer link ends where this one begins.",
    help: 'Remove one of the two links, or close `</a>` before this one.',
  })
}
