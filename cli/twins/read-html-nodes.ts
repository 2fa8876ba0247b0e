import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ComponentHtml } from '../model/compiling/article.ts'
import { toLinkHole } from '../model/links/link-hole.ts'
import { visit } from '../primitives/visit.ts'
import { hasClass, type Node } from './writer.ts'

/** A URL that stands for a link while HTML is read, which would replace the marks of its place. */
const STANDIN = 'urn:docs-ssg:link:'
const standIn = /^urn:docs-ssg:link:(\d+)$/

/** The nodes of what a component of the site has rendered. */
export function readPart({ pieces, holes }: ComponentHtml): readonly Node[] {
  const html = pieces.reduce((text, piece, index) => `${text}${STANDIN}${holes[index - 1]}${piece}`)
  const tree = fromHtml(html, { fragment: true })
  if (holes.length > 0) visit(tree, 'element', restoreLinks)
  return tree.children
}

function restoreLinks({ properties }: Element): void {
  for (const [name, value] of Object.entries(properties)) {
    const index = typeof value === 'string' ? standIn.exec(value)?.[1] : undefined
    if (index !== undefined) properties[name] = toLinkHole(Number(index))
  }
}

/** The nodes of HTML with final URLs. */
export function readFragment(html: string): readonly Node[] {
  return fromHtml(html, { fragment: true }).children
}

/** What layouts have around the content of a page. */
const chrome = [
  'breadcrumbs',
  'doc__head',
  'doc-footer',
  'pager',
  'toc-drawer',
  'toc',
  'page-feedback',
  'blog-portrait',
]

/** The content of `main` in a whole document, without what the layout adds to it. */
export function readMain(html: string): readonly Node[] {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const tree = fromHtml(main, { fragment: true })
  removeChrome(tree)
  separateParts(tree, false)
  return tree.children
}

function removeChrome(parent: Root | Element): void {
  parent.children = parent.children.filter((child) => {
    if (child.type !== 'element') return true
    if (chrome.some((name) => hasClass(child, name))) return false
    removeChrome(child)
    return true
  })
}

const isOfBlog = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.some((name) => String(name).startsWith('blog-'))

/** The style sheet sets parts of a blog apart, such as a date and the title after it; here spaces do. */
function separateParts(parent: Root | Element, isInBlog: boolean): void {
  if (parent.type === 'element' && hasClass(parent, 'markdown')) return
  const isBlog = isInBlog || (parent.type === 'element' && isOfBlog(parent))
  for (const child of parent.children) if (child.type === 'element') separateParts(child, isBlog)
  if (parent.type !== 'element' || !isBlog) return
  parent.children = parent.children.flatMap((child, index) => {
    const before = parent.children[index - 1]
    const isApart = child.type === 'element' && before !== undefined
    return isApart && (before.type === 'element' || isOfBlog(child))
      ? [{ type: 'text', value: ' ' }, child]
      : [child]
  })
}
