// Facts about the HTML that a component of the site wrote. React returns it as text, so it has to be parsed.
import { collectFacts } from '../html/html-facts.ts'
import { attributeOf, type HtmlToken } from '../html/html-token.ts'
import { toPageImage } from '../html/page-image.ts'
import type { ArticleFacts } from '../model/compiling/article.ts'
import { linkIndexOf } from '../model/links/link-hole.ts'
import type { Link } from '../model/page.ts'
import { groupBy } from '../primitives/group-by.ts'
import { isRare } from '../primitives/modules/rare-classes.ts'

/**
 * Read the HTML of a component, in which links have holes. `final`: indexes of links to other sites, whose
 * URLs are in the HTML as their author wrote them.
 */
export function readComponentFacts(
  tokens: readonly HtmlToken[],
  links: readonly Link[],
  final: readonly number[],
): ArticleFacts {
  const { links: written, images, ids, islands, hasStyles } = collectFacts(tokens)
  const classes = tokens.flatMap((token) =>
    token.kind === 'start' ? (attributeOf(token, 'class') ?? []) : [],
  )
  const findLink = createLinkFinder(links, final)
  const texts = written.flatMap(({ href, kind, text }) => {
    const index = text === undefined ? undefined : findLink(href, kind)
    return index === undefined || text === undefined ? [] : [[index, text] as const]
  })
  const findImage = createLinkFinder(links, final)
  return {
    texts: new Map(texts),
    images: images.flatMap((image) => {
      const link = findImage(image.src, 'asset')
      return link === undefined ? [] : [toPageImage(image, link)]
    }),
    anchors: ids,
    islands: new Set(islands),
    hasStyles,
    hasMath: classes.some((name) => name.startsWith('katex')),
    hasRareBlocks: islands.length > 0 || classes.some(isRare),
  }
}

/** The index of a link by what its attribute holds: a hole, or the URL that an author wrote. */
type FindLink = (written: string, kind: Link['kind']) => number | undefined

/** Of several links with one URL, each call finds the next, because both lists are in document order. */
function createLinkFinder(links: readonly Link[], final: readonly number[]): FindLink {
  const indexes = groupBy(final, (index) => keyOf(links[index]))
  return (written, kind) =>
    linkIndexOf(written) ?? indexes.get(keyOf({ kind, href: written }))?.shift()
}

const keyOf = (link: Pick<Link, 'kind' | 'href'> | undefined): string =>
  `${link?.kind} ${link?.href}`
