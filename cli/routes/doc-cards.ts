// Cards of a category. Given sidebar items and docs, it returns HTML with a placeholder for each
// URL. It must not know how links are resolved.
import { toArticleHtml } from '../html/article-html.ts'
import { labelsFor } from '../../runtime/shared/text/isolate-names.ts'
import { escapeHtml } from '../../runtime/shared/html/escape.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Place } from '../model/diagnostic.ts'
import type { SidebarItem } from '../model/navigation.ts'
import { docCardsHole, toLinkHole } from '../model/links/link-hole.ts'
import type { Link, Page, PageTwin } from '../model/page.ts'
import type { UrlPath } from '../model/paths.ts'
import { isForPrograms } from '../model/paths/markdown-url.ts'
import { escapeText } from '../primitives/text/escape-markdown.ts'
import { toPageTwin } from '../html/page-twin.ts'
import { toPlace } from '../report/diagnostic.ts'
import { type Doc, variantKey } from './doc-index.ts'
import { type CountItems, createItemCounter } from './sidebars/item-counter.ts'
import { collapseSpace } from '../primitives/text/fold-space.ts'

interface Card {
  readonly label: string
  readonly href: string
  readonly description: string
  /** Its page has `llms: false`, so only the HTML of other pages names it. */
  readonly isForPeople?: boolean
}

/** A card as an item of a list in Markdown; `index` is that of its link in the page. */
function toItem({ label, description }: Card, index: number): string {
  const text = description === '' ? '' : `: ${escapeText(collapseSpace(description))}`
  return `- [${escapeText(label)}](${toLinkHole(index)})${text}`
}

/** HTML in pieces; the URL of a link belongs between each two. */
interface CardList {
  readonly html: readonly string[]
  readonly hrefs: readonly string[]
  /** The same as Markdown; the link of the first card has the index `first` in the page. */
  readonly toMarkdown: (first: number) => string
  /** The same for the cards that Markdown leaves out, without links. */
  readonly forPeople: string
}

interface CardLanguage {
  readonly config: ResolvedConfig
  readonly locale: string
}

/** One card for each item. A category without a page of its own links to its first page. */
export function createCards(
  items: readonly SidebarItem[],
  docs: readonly Doc[],
  { config, locale }: CardLanguage,
): CardList {
  const t = createItemCounter(config, locale)
  const own = config.locales.find(({ code }) => code === locale)
  const label = labelsFor(own?.direction ?? 'ltr')
  const pages = new Map(docs.map(({ url, page }) => [url, page]))
  const cards = items.flatMap((item) => toCard(item, { pages, t }))
  const end = (card: Card): string => {
    const description = label(card.description)
    const text = description === '' ? '' : `<p>${escapeHtml(description)}</p>`
    return `">${escapeHtml(label(card.label))}</a></p>${text}</div>`
  }
  const start = '<div class="card"><p class="card-title"><a href="'
  const pieces = cards.map(
    (card, index) => `${index === 0 ? '' : end(cards[index - 1] ?? card)}${start}`,
  )
  const last = cards.at(-1)
  return {
    html: [...pieces, last ? end(last) : ''],
    hrefs: cards.map(({ href }) => href),
    toMarkdown: (first) =>
      cards
        .flatMap((card, index) => (card.isForPeople === true ? [] : [toItem(card, first + index)]))
        .join('\n'),
    forPeople: cards
      .flatMap((card) => (card.isForPeople === true ? [card.label, card.description] : []))
      .map(escapeText)
      .join('\n\n'),
  }
}

interface CardContext {
  readonly pages: ReadonlyMap<UrlPath, Page>
  readonly t: CountItems
}

function toCard(item: SidebarItem, context: CardContext): Card[] {
  const { label } = item
  if (item.kind === 'link') return [{ label, href: item.href, description: '' }]
  const counted = item.kind === 'category' ? context.t(item.items.length) : ''
  if (item.url !== undefined) {
    const page = context.pages.get(item.url)
    const description = page?.description || counted
    const isForPeople = page !== undefined && !isForPrograms({ page })
    return [{ label, href: encodeURI(item.url), description, isForPeople }]
  }
  const first =
    item.kind === 'category' ? item.items.flatMap((one) => toCard(one, context))[0] : undefined
  return first ? [{ label, href: first.href, description: counted }] : []
}

/**
 * Fill in the cards of articles that have a place for them: the items of the page's own category,
 * or else its siblings.
 */
export function fillDocCards(
  docs: readonly Doc[],
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
  config: ResolvedConfig,
): readonly Doc[] {
  return docs.map((doc) => {
    if (!doc.page.holes.includes('docCards')) return doc
    const prefix = `${variantKey(doc.page.variant)}/`
    const { locale } = doc.page.variant
    const own = [...sidebars].filter(([key]) => key.startsWith(prefix))
    const items = own.map(([, list]) => findItems(list, doc.url)).find((found) => found)
    return { ...doc, page: fill(doc.page, createCards(items ?? [], docs, { config, locale })) }
  })
}

function findItems(
  items: readonly SidebarItem[],
  url: UrlPath,
): readonly SidebarItem[] | undefined {
  for (const item of items) {
    if (item.kind === 'link') continue
    if (item.url === url) {
      return item.kind === 'category' ? item.items : items.filter((other) => other !== item)
    }
    const below = item.kind === 'category' ? findItems(item.items, url) : undefined
    if (below) return below
  }
  return undefined
}

/** Only the first place of an article gets cards, because the same list isn't needed twice. */
function fill(page: Page, { html: cards, hrefs, toMarkdown, forPeople }: CardList): Page {
  const { html, holes } = page
  const at = holes.indexOf('docCards')
  const [first = '', ...rest] = cards
  const start = (html.pieces[at] ?? '') + first
  const end = html.pieces[at + 1] ?? ''
  const last = rest.pop()
  const filled = last === undefined ? [start + end] : [start, ...rest, last + end]
  const place: Place = toPlace(page.source, { line: 1, column: 1 })
  const links = hrefs.map((href): Link => ({ kind: 'page', href, place }))
  return {
    ...page,
    html: toArticleHtml(
      [...html.pieces.slice(0, at), ...filled, ...html.pieces.slice(at + 2)],
      html,
    ),
    holes: [
      ...holes.slice(0, at),
      ...hrefs.map((_, index) => page.links.length + index),
      ...holes.slice(at + 1),
    ],
    links: [...page.links, ...links],
    ...(page.twin && {
      twin: fillTwin(page.twin, { cards: toMarkdown(page.links.length), forPeople }),
    }),
  }
}

interface FilledCards {
  readonly cards: string
  readonly forPeople: string
}

function fillTwin(twin: PageTwin, { cards, forPeople }: FilledCards): PageTwin {
  const [before = '', ...after] = twin.text.split(docCardsHole)
  const all = [twin.forPeople ?? '', forPeople].filter(Boolean).join('\n\n')
  return toPageTwin(`${before}${cards}${after.join('')}`, all)
}
