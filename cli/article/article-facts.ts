// Facts about a written article. They are collected while the tree is written, so only the HTML of
// the site's components has to be read.
import type { Element } from 'hast'
import { textOf } from '../../runtime/components/content/content-function.ts'
import { toPageImage } from '../html/page-image.ts'
import type { ArticleFacts, ComponentHtml } from '../model/compiling/article.ts'
import { linkIndexOf } from '../model/links/link-hole.ts'
import type { PageImage } from '../model/page.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'
import { isRare } from '../primitives/modules/rare-classes.ts'
import { pushAll } from '../primitives/long-lists.ts'

/** Facts that are being collected. */
export interface Notes {
  readonly facts: FactsDraft
  /** How many `template` elements are open; what is in them isn't a part of the page. */
  templates: number
  /** The link whose text is being written; `index` is undefined for one that isn't in `links`. */
  openLink: { readonly index: number | undefined; text: string } | undefined
}

interface FactsDraft extends ArticleFacts {
  readonly texts: Map<number, string>
  readonly images: PageImage[]
  readonly anchors: string[]
  readonly islands: Set<string>
  hasStyles: boolean
  hasMath: boolean
  hasRareBlocks: boolean
}

/** Notes on an article before any of it is written. */
export function createNotes(): Notes {
  const facts: FactsDraft = {
    texts: new Map(),
    images: [],
    anchors: [],
    islands: new Set(),
    hasStyles: false,
    hasMath: false,
    hasRareBlocks: false,
  }
  return { facts, templates: 0, openLink: undefined }
}

/** Note text between tags, which may belong to a link. */
export function noteText({ openLink, templates }: Notes, text: string): void {
  if (openLink && templates === 0) openLink.text += text
}

/** Note an attribute as it is written; its value is not escaped, and may be a link hole. */
export function noteAttribute(
  notes: Notes,
  tagName: string,
  { name, value }: { readonly name: string; readonly value: string },
): void {
  const { facts, templates } = notes
  if (templates > 0) return
  if (name === 'class') {
    facts.hasRareBlocks ||= isRare(value)
    facts.hasMath ||= value.startsWith('katex')
  }
  if (name === 'id' || (name === 'name' && tagName === 'a')) facts.anchors.push(value)
  if (name === 'style') facts.hasStyles = true
  if (name === 'data-island') {
    facts.islands.add(value)
    facts.hasRareBlocks = true
  }
  if (name === 'href' && tagName === 'a') notes.openLink = { index: linkIndexOf(value), text: '' }
}

/** End the open link, if there is one, because its tag ends or another link begins. */
export function closeLink(notes: Notes): void {
  const { openLink, facts, templates } = notes
  if (templates > 0) return
  notes.openLink = undefined
  if (openLink?.index !== undefined) facts.texts.set(openLink.index, foldSpace(openLink.text))
}

/** Note an `img` whose URL is one of the links. */
export function noteImage({ facts, templates }: Notes, { properties }: Element): void {
  const link = linkIndexOf(properties.src)
  if (link === undefined || templates > 0) return
  const { alt, width, height, className, role, ariaHidden } = properties
  const classes = [className ?? []].flat().join(' ').split(/\s+/).filter(Boolean)
  const isDecorative = role === 'presentation' || String(ariaHidden) === 'true'
  const image = {
    alt: typeof alt === 'string' ? alt : undefined,
    width: textOf(width),
    height: textOf(height),
    classes,
    isDecorative,
  }
  facts.images.push(toPageImage(image, link))
}

/** Add the facts about a component of the site. */
export function notePart({ facts, templates, openLink }: Notes, part: ComponentHtml): void {
  if (templates > 0) return
  if (openLink) openLink.text += part.text
  for (const [index, text] of part.facts.texts) facts.texts.set(index, text)
  pushAll(facts.images, part.facts.images)
  pushAll(facts.anchors, part.facts.anchors)
  for (const name of part.facts.islands) facts.islands.add(name)
  facts.hasStyles ||= part.facts.hasStyles
  facts.hasMath ||= part.facts.hasMath
  facts.hasRareBlocks ||= part.facts.hasRareBlocks
}
