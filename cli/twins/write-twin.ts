// Room: the tree of an article -> the Markdown that programs read instead of its HTML
// The second way to write an article. Given the tree that the HTML is written from, it returns
// Markdown with places for links. It must not know the site, or what authors wrote.
import type { Element } from 'hast'
import { linkIndexOf } from '../model/links/link-hole.ts'
import { slug } from 'github-slugger'
import { escapeAttribute } from '../../runtime/shared/html/escape.ts'
import { decodeFragment } from '../../runtime/shared/urls/url.ts'
import { onlyTags } from '../../runtime/shared/html/only-tags.ts'
import { isOfOtherSite } from '../primitives/urls/other-site.ts'
import { textOf } from '../../runtime/components/content/content-function.ts'
import { blockTags, writeBlocks } from './write-blocks.ts'
import { escapeText } from '../primitives/text/escape-markdown.ts'
import { isDisplayed, toFormula } from './write-formula.ts'
import { writeInline } from './write-inline.ts'
import { attributeOf, markdownTag, type Node, plainText, type Writer } from './writer.ts'

/** What a twin is written with. */
export interface TwinOptions {
  /** The links that have places in the tree. */
  readonly links: readonly { readonly href: string }[]
  /** The tree of what a component of the site has rendered. */
  readonly partOf?: (element: Element) => readonly Node[] | undefined
  /** Receives elements whose content is for people alone, each once or more often. */
  readonly onLeftOut?: (element: Element) => void
  /** What to write instead of a URL that isn't the place of a link; the URL itself by default. */
  readonly resolve?: (url: string) => string
}

/** Write nodes as Markdown; the URLs of the site are the places of its links. */
export function writeTwin(
  nodes: readonly Node[],
  { links, partOf, onLeftOut, resolve = same }: TwinOptions,
): string {
  const blocks = new WeakMap<Element, boolean>()
  const isBlock = (node: Node): boolean => {
    if (node.type !== 'element') return false
    if (blockTags.has(node.tagName)) return true
    if (isPlainInline(node)) return false
    if (node.tagName === markdownTag) return isMarkdownBlock(plainText(node))
    const known = blocks.get(node)
    if (known !== undefined) return known
    const found = startsBlock(node, writer)
    blocks.set(node, found)
    return found
  }
  let hasFormulas: boolean | undefined
  const escape = (text: string): string => {
    const escaped = escapeText(text)
    if (!escaped.includes('$')) return escaped
    hasFormulas ??= nodes.some((node) => containsFormula(node, writer))
    return hasFormulas ? escaped.replaceAll('$', () => String.raw`\$`) : escaped
  }
  const writer: Writer = {
    escape,
    blocks: (children, scope) => writeBlocks(children, writer, scope),
    inline: (children, scope) => writeInline(children, writer, scope),
    isBlock,
    partOf: (element) => {
      if (element.tagName === onlyTags.machines) return element.children
      if (element.tagName !== onlyTags.people) return partOf?.(element)
      onLeftOut?.(element)
      return []
    },
    toUrl: (value) => {
      const index = linkIndexOf(value)
      const written = textOf(value)
      if (index === undefined) return written === undefined ? undefined : resolve(written)
      const href = links[index]?.href ?? ''
      return isOfOtherSite(href) ? href : written
    },
    anchorOf: createAnchors(links),
  }
  return writer.blocks(nodes, {})
}

/** Readers of Markdown give headings the ids of GitHub, and no ids to anything else. */
function createAnchors(links: TwinOptions['links']): Writer['anchorOf'] {
  const targets = new Set(
    links.flatMap(({ href }) => (href.startsWith('#') ? [decodeFragment(href.slice(1))] : [])),
  )
  return (element) => {
    const id = targets.size === 0 ? undefined : attributeOf(element, 'id')
    if (id === undefined || !targets.has(id)) return ''
    const own = /^h[1-6]$/.test(element.tagName) ? slug(plainText(element).trim()) : ''
    const isOwn = own !== '' && id.startsWith(own) && /^(?:-\d+)?$/.test(id.slice(own.length))
    return isOwn ? '' : `<a id="${escapeAttribute(id)}"></a>`
  }
}

/** One line without the mark of a block can be in a paragraph. */
const isMarkdownBlock = (text: string): boolean =>
  text.includes('\n') || /^(?:#|>|\||`{3}|~{3}|(?:[-*+]|\d+[.)])\s)/.test(text)

const inlineTags: ReadonlySet<string> = new Set([
  'a',
  'br',
  'code',
  'del',
  'em',
  'img',
  'kbd',
  'strong',
])

/** Inline elements with nothing but text, as most are. */
const isPlainInline = ({ tagName, children }: Element): boolean =>
  inlineTags.has(tagName) && children.every(({ type }) => type === 'text')

const same = (url: string): string => url

/** A reader of formulas takes each dollar sign of the page for the beginning of one. */
function containsFormula(node: Node, writer: Writer): boolean {
  if (node.type !== 'element') return false
  const children = writer.partOf(node) ?? node.children
  return toFormula(node) !== undefined || children.some((child) => containsFormula(child, writer))
}

/** Inline content with a block in it, or a component that renders one. */
function startsBlock(element: Element, writer: Writer): boolean {
  const { tagName, children } = element
  const part = writer.partOf(element)
  if (part) return part.some(writer.isBlock)
  if (toFormula(element) !== undefined) return isDisplayed(element)
  return tagName !== 'svg' && children.some(writer.isBlock)
}
