// What checks, search and the renderer need to know about HTML that was rendered, found in one
// pass.
import {
  attributeOf,
  type EndTag,
  type HtmlText,
  type HtmlToken,
  type StartTag,
} from './html-token.ts'
import type { HtmlFacts, HtmlImage, HtmlLink } from '../model/links/html-facts.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'
import { listUrls } from '../primitives/urls/map-urls.ts'
import { urlAttributeOf } from '../primitives/urls/url-attributes.ts'
import { readHtml } from './read-html.ts'

interface Reading {
  readonly links: HtmlLink[]
  readonly images: HtmlImage[]
  readonly ids: string[]
  readonly islands: Set<string>
  hasStyles: boolean
  inMain: boolean
  /** How many `template` elements are open. */
  templates: number
  /** The link whose text is being read. */
  openLink: { readonly index: number; text: string } | undefined
}

/** Read a whole document, or a fragment of one. */
export function readHtmlFacts(html: string): HtmlFacts {
  return collectFacts(readHtml(html))
}

/** Collect the facts about HTML from its tokens. */
export function collectFacts(tokens: readonly HtmlToken[]): HtmlFacts {
  const reading: Reading = {
    links: [],
    images: [],
    ids: [],
    islands: new Set(),
    hasStyles: false,
    inMain: false,
    templates: 0,
    openLink: undefined,
  }
  for (const token of tokens) {
    if (token.kind === 'start') readStartTag(reading, token)
    else if (token.kind === 'end') readEndTag(reading, token)
    else if (token.kind === 'text') readText(reading, token)
  }
  closeLink(reading)
  const { links, images, ids, islands, hasStyles } = reading
  return { links, images, ids, islands: [...islands], hasStyles }
}

function readStartTag(reading: Reading, tag: StartTag): void {
  if (reading.templates === 0) {
    if (tag.name === 'main') reading.inMain = true
    if (tag.name === 'a') closeLink(reading)
    if (tag.name === 'img') reading.images.push(toImage(tag, reading.inMain))
    for (const { name, value } of tag.attributes) readAttribute(reading, tag.name, { name, value })
  }
  if (tag.name === 'template') reading.templates += 1
}

function readAttribute(
  reading: Reading,
  tagName: string,
  { name, value }: { readonly name: string; readonly value: string },
): void {
  if (name === 'id' || (name === 'name' && tagName === 'a')) reading.ids.push(value)
  if (name === 'data-island') reading.islands.add(value)
  if (name === 'style') reading.hasStyles = true
  const attribute = urlAttributeOf(tagName, name)
  if (attribute === undefined) return
  const { kind, syntax } = attribute
  if (tagName === 'a' && name === 'href')
    reading.openLink = { index: reading.links.length, text: '' }
  for (const href of listUrls(value, syntax))
    reading.links.push({ kind, href, inMain: reading.inMain })
}

function readEndTag(reading: Reading, { name }: EndTag): void {
  if (name === 'template' && reading.templates > 0) reading.templates -= 1
  if (reading.templates > 0) return
  if (name === 'a') closeLink(reading)
  if (name === 'main') reading.inMain = false
}

function readText({ openLink, templates }: Reading, { text, isRaw }: HtmlText): void {
  if (openLink !== undefined && templates === 0 && !isRaw) openLink.text += text
}

function closeLink(reading: Reading): void {
  const { openLink, links } = reading
  reading.openLink = undefined
  const link = openLink && links[openLink.index]
  if (link) links[openLink.index] = { ...link, text: foldSpace(openLink.text) }
}

function toImage(tag: StartTag, inMain: boolean): HtmlImage {
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => attributeOf(tag, name))
  return {
    src: attributeOf(tag, 'src') ?? '',
    inMain,
    ...(alt === undefined ? {} : { alt }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    classes: (attributeOf(tag, 'class') ?? '').split(/\s+/).filter((name) => name !== ''),
    isDecorative:
      attributeOf(tag, 'role') === 'presentation' || attributeOf(tag, 'aria-hidden') === 'true',
  }
}
