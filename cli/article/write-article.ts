// Room: the tree of an article -> HTML in pieces, with facts about it; the only serializer
// Fast path of React: see test/fast-paths.ts.
// The only serializer of articles. Given a tree, it returns its HTML in pieces, with facts about it.
import type { Element, ElementContent, Parents, RootContent } from 'hast'
import { html, type Schema, svg } from 'property-information'
import { escapeInDoubleQuotes } from '../../runtime/shared/html/escape.ts'
import { toTaggedPlace } from '../../runtime/shared/html/place-tags.ts'
import { voidElements } from '../html/void-elements.ts'
import type { ArticleFacts, ComponentHtml, RenderComponent } from '../model/compiling/article.ts'
import { onlyTags } from '../../runtime/shared/html/only-tags.ts'
import { hasLinkHole, splitAtLinkHoles } from '../model/links/link-hole.ts'
import type { ArticleHole, Link } from '../model/page.ts'
import { isBlankText } from '../primitives/text/is-blank-text.ts'
import { isOfOtherSite } from '../primitives/urls/other-site.ts'
import {
  closeLink,
  createNotes,
  noteAttribute,
  noteImage,
  notePart,
  type Notes,
  noteText,
} from './article-facts.ts'
import { type AttributeForm, toAttributeForm, toAttributeValue } from './write-attribute.ts'
import { pushAll } from '../primitives/long-lists.ts'

/** The input for writing articles. */
export interface WriteOptions {
  readonly links: readonly Link[]
  /** True for an element that is a component of the site. */
  readonly isOfSite: (name: string) => boolean
  readonly render: RenderComponent
}

/** An article as HTML; `holes[i]` is between piece i and i + 1. */
export interface WrittenArticle {
  readonly pieces: readonly string[]
  readonly holes: readonly ArticleHole[]
  /** Those given, and those that components of the site wrote. */
  readonly links: readonly Link[]
  readonly facts: ArticleFacts
}

interface Writing {
  readonly options: WriteOptions
  readonly pieces: string[]
  readonly holes: ArticleHole[]
  readonly links: Link[]
  readonly notes: Notes
  /** The HTML after the last hole. */
  html: string
  /** How the properties of the current elements are written: those of HTML, or of SVG. */
  names: PropertyNames
  readonly svgNames: PropertyNames
}

/** The forms of the properties that were written so far. */
interface PropertyNames {
  readonly schema: Schema
  readonly forms: Map<string, AttributeForm | undefined>
}

/** The characters between parts of a table, which no browser shows. */
const tableParts = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr'])

/** Elements whose text browsers don't decode. https://html.spec.whatwg.org/multipage/syntax.html#raw-text-elements */
const rawText = new Set(['script', 'style'])

/** Browsers leave out the first line break in them. */
const preformatted = new Set(['pre', 'listing', 'textarea'])

const validTag = /^[A-Za-z][\w.:-]*$/

/** Write an article in which built-in components are expanded. */
export function writeArticle(tree: Parents, options: WriteOptions): WrittenArticle {
  const writing: Writing = {
    options,
    pieces: [],
    holes: [],
    links: [...options.links],
    notes: createNotes(),
    html: '',
    names: { schema: html, forms: new Map() },
    svgNames: { schema: svg, forms: new Map() },
  }
  writeRoot(writing, tree.children)
  closeLink(writing.notes)
  const { pieces, holes, links, notes } = writing
  return { pieces: [...pieces, writing.html], holes, links, facts: notes.facts }
}

/** The h1 that an article begins with ends with a place, because layouts may put something below it. */
function writeRoot(writing: Writing, children: Parents['children']): void {
  const first = children.findIndex((child) => !isBlankText(child) && child.type !== 'comment')
  const title = children[first]
  const hasTitle = title?.type === 'element' && title.tagName === 'h1'
  const end = hasTitle ? first + 1 : 0
  writeChildren(writing, children.slice(0, end))
  if (hasTitle) openHole(writing, 'titleEnd')
  writeChildren(writing, children.slice(end))
}

function writeChildren(
  writing: Writing,
  children: readonly (ElementContent | RootContent)[],
): void {
  for (const child of children) {
    if (child.type === 'element') writeElement(writing, child)
    if (child.type === 'text') writeText(writing, child.value)
  }
}

function writeText(writing: Writing, text: string): void {
  writing.html += escapeInDoubleQuotes(text)
  noteText(writing.notes, text)
}

function writeElement(writing: Writing, element: Element): void {
  const { tagName, children, data } = element
  if (writing.options.isOfSite(tagName)) {
    writeComponent(writing, writing.options.render(element, writing.links))
    return
  }
  const place = toTaggedPlace(tagName)
  if (place !== undefined) {
    openHole(writing, place)
    return
  }
  if (tagName === onlyTags.people) return writeChildren(writing, children)
  if (tagName === onlyTags.machines) return renderUnwritten(writing, children)
  if (!validTag.test(tagName)) throw new Error(`\`${tagName}\` is not a name of an element.`)
  const { names, svgNames, notes } = writing
  if (tagName === 'svg') writing.names = svgNames
  if (tagName === 'a') closeLink(notes)
  writing.html += `<${tagName}`
  writeProperties(writing, element)
  if (writing.names === svgNames && tagName === 'path' && children.length === 0)
    writing.html += '/>'
  else if (voidElements.has(tagName)) writing.html += '>'
  else {
    writing.html += '>'
    if (tagName === 'template') notes.templates += 1
    if (data?.codeHtml === undefined) writeContent(writing, element)
    else writeCode(writing, element, data.codeHtml)
    if (tagName === 'template') notes.templates -= 1
    writing.html += `</${tagName}>`
  }
  if (tagName === 'a') closeLink(notes)
  writing.names = names
}

/** Components are rendered for the Markdown, whose links are among those of the page. */
function renderUnwritten(writing: Writing, children: Element['children']): void {
  writeChildren({ ...writing, pieces: [], holes: [], notes: createNotes(), html: '' }, children)
}

function writeContent(writing: Writing, { tagName, children }: Element): void {
  const [first] = children
  if (rawText.has(tagName)) {
    for (const child of children) if (child.type === 'text') writing.html += toRawText(child.value)
    return
  }
  if (preformatted.has(tagName) && first?.type === 'text' && first.value.startsWith('\n'))
    writing.html += '\n'
  const kept = tableParts.has(tagName) ? children.filter((child) => !isBlankText(child)) : children
  writeChildren(writing, kept)
}

/** Text that can't end its element. */
function toRawText(text: string): string {
  return text.replaceAll(/<(?=\/?(?:script|style))/gi, '\\u003c')
}

/** Highlighted code, whose text is the only child. */
function writeCode(writing: Writing, { children, data }: Element, codeHtml: string): void {
  writing.html += codeHtml
  if (data?.hasRareCode === true) writing.notes.facts.hasRareBlocks = true
  for (const child of children) if (child.type === 'text') noteText(writing.notes, child.value)
}

function writeProperties(writing: Writing, element: Element): void {
  const { tagName, properties } = element
  for (const property in properties) {
    const found = properties[property]
    if (found === undefined || found === null) continue
    const form = formOf(writing, property)
    const value = form && toAttributeValue(found, form)
    if (form === undefined || value === undefined) continue
    const { name } = form
    const text = value === true ? '' : value
    if (value === true) writing.html += ` ${name}`
    else if (hasLinkHole(text)) writeUrls(writing, name, text)
    else writing.html += ` ${name}="${escapeInDoubleQuotes(text)}"`
    noteAttribute(writing.notes, tagName, { name, value: text })
  }
  if (tagName === 'img') noteImage(writing.notes, element)
}

function formOf({ names }: Writing, property: string): AttributeForm | undefined {
  const { forms, schema } = names
  if (forms.has(property)) return forms.get(property)
  const form = toAttributeForm(schema, property)
  forms.set(property, form)
  return form
}

/** URLs of other sites are final; all others depend on the whole site. */
function writeUrls(writing: Writing, name: string, value: string): void {
  writing.html += ` ${name}="`
  for (const [at, part] of splitAtLinkHoles(value).entries()) {
    if (at % 2 === 0) {
      writing.html += escapeInDoubleQuotes(part)
      continue
    }
    const index = Number(part)
    const link = writing.links[index]
    if (link && isOfOtherSite(link.href)) writing.html += escapeInDoubleQuotes(link.href)
    else openHole(writing, index)
  }
  writing.html += '"'
}

function openHole(writing: Writing, hole: ArticleHole): void {
  writing.pieces.push(writing.html)
  writing.holes.push(hole)
  writing.html = ''
}

/** Put what React rendered into its hole. */
function writeComponent(writing: Writing, part: ComponentHtml): void {
  pushAll(writing.links, part.links)
  for (const [at, piece] of part.pieces.entries()) {
    writing.html += piece
    const hole = part.holes[at]
    if (hole !== undefined) openHole(writing, hole)
  }
  notePart(writing.notes, part)
}
