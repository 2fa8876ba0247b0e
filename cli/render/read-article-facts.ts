import type { HtmlFacts, HtmlImage, HtmlLink } from '../model/html-facts.ts'
import { collectFacts } from '../html/html-facts.ts'
import type { HtmlToken } from '../html/html-token.ts'
import type { Link, PageImage } from '../model/page.ts'
import { groupBy } from '../primitives/group-by.ts'
import { linkMark } from './article-marks.ts'

/** What is known of an article from its HTML alone. */
export interface ArticleFacts {
  /** Those given, with the texts that readers see. */
  readonly links: readonly Link[]
  readonly images: readonly PageImage[]
  /** In document order, with repeats. */
  readonly anchors: readonly string[]
  /** Names of the islands, each once. */
  readonly islands: readonly string[]
  readonly hasStyles?: true
}

/** Read an article whose URLs are link placeholders or, to other sites, final. */
export function readArticleFacts(
  tokens: readonly HtmlToken[],
  links: readonly Link[],
): ArticleFacts {
  const facts = collectFacts(tokens)
  const texts = readTexts(facts, createLinkFinder(links))
  return {
    links: links.map((link, index) => {
      const text = texts.get(index)
      return text === undefined ? link : { ...link, text }
    }),
    images: readImages(facts, createLinkFinder(links)),
    anchors: facts.ids,
    islands: facts.islands,
    ...(facts.hasStyles ? { hasStyles: true } : {}),
  }
}

/**
 * The index of a link by what its attribute holds: a placeholder, or the URL that an author wrote.
 */
type FindLink = (written: string, kind: Link['kind']) => number | undefined

/**
 * Of several links with one URL, each call finds the next, because both lists are in document
 * order.
 */
function createLinkFinder(links: readonly Link[]): FindLink {
  const indexes = groupBy(links.keys(), (index) => keyOf(links[index]))
  return (written, kind) => {
    return written.startsWith(linkMark)
      ? Number(written.slice(1, -1))
      : indexes.get(keyOf({ kind, href: written }))?.shift()
  }
}

const keyOf = (link: Pick<Link, 'kind' | 'href'> | undefined): string =>
  `${link?.kind}\n${link?.href}`

function readTexts({ links }: HtmlFacts, find: FindLink): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (const { href, text, kind } of links.filter(hasText)) {
    const index = find(href, kind)
    if (index !== undefined) texts.set(index, text)
  }
  return texts
}

const hasText = (link: HtmlLink): link is HtmlLink & { readonly text: string } =>
  link.text !== undefined

function readImages({ images }: HtmlFacts, find: FindLink): readonly PageImage[] {
  return images.flatMap((image) => {
    const link = find(image.src, 'asset')
    return link === undefined ? [] : [toPageImage(image, link)]
  })
}

function toPageImage(image: HtmlImage, link: number): PageImage {
  const { alt, width, height, classes, isDecorative } = image
  return {
    link,
    ...(alt === undefined ? {} : { alt }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(classes.length === 0 ? {} : { classes }),
    ...(isDecorative ? { isDecorative } : {}),
  }
}
