// Room: what compiling passes on besides pages: contracts, costs, errors of plugins
import type { Element } from 'hast'
import type { ArticleHole, Link, PageImage } from '../page.ts'

/** Facts about an article, or a part of it, once it is written. */
export interface ArticleFacts {
  /** Text between the tags of links, white space folded, by index of the link. */
  readonly texts: ReadonlyMap<number, string>
  readonly images: readonly PageImage[]
  /** Every id, and the name of every `a`, in document order, with repeats. */
  readonly anchors: readonly string[]
  /** Names of the islands, each once. */
  readonly islands: ReadonlySet<string>
  readonly hasStyles: boolean
  readonly hasMath: boolean
  /** The article uses a rare feature. What an island shows later is unknown. */
  readonly hasRareBlocks: boolean
}

/** What a component of the site wrote, in pieces; `holes[i]` is between piece i and i + 1. */
export interface ComponentHtml {
  readonly pieces: readonly string[]
  readonly holes: readonly ArticleHole[]
  /** Those that the component wrote itself, in addition to those of the article. */
  readonly links: readonly Link[]
  /** Without markup. */
  readonly text: string
  readonly facts: ArticleFacts
}

/**
 * Render an element that is a component of the site, with everything in it. `links` are those of the
 * article so far. Throws a message with a place for what the component throws.
 */
export type RenderComponent = (element: Element, links: readonly Link[]) => ComponentHtml

/** The components of a site, ready to be rendered; `Words` are the interface texts of a language. */
export interface ComponentRenderer<Words> {
  /** True for the name of a component, or of a member of one: `Links.Home`. */
  readonly isOfSite: (name: string) => boolean
  /** Begin an article; `words` are the interface texts in its language. */
  readonly beginArticle: (words: Words) => RenderComponent
  /** What the component's file writes in the Markdown of a page; undefined if it leaves that to its HTML. */
  readonly writeMarkdown: (element: Element, children: () => string) => string | undefined
}
