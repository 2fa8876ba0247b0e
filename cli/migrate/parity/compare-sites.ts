import { decodeHTMLStrict } from 'entities'
import type { PageFacts, SiteFacts } from './site-facts.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'

/** The counts of the old site, and everything that the new site lacks. */
export interface Parity {
  /** By kind (`pages`, `heading ids`, …): `kept` of `total`. */
  readonly counts: readonly {
    readonly kind: string
    readonly total: number
    readonly kept: number
  }[]
  readonly missing: readonly MissingFact[]
  /** URLs of pages of the new site that could not be compared. */
  readonly unread: readonly string[]
}

interface MissingFact {
  readonly kind: string
  /** Of the page that lacks it; empty for a sidebar entry. */
  readonly url: string
  /** The missing parts of the page; empty when the page itself is missing. */
  readonly text: string
}

type PageKind = 'heading ids' | 'titles' | 'descriptions' | 'links'
const pageKinds: readonly PageKind[] = ['heading ids', 'titles', 'descriptions', 'links']

interface PagePair {
  readonly url: string
  readonly old: PageFacts
  readonly now: PageFacts
}

/** What is known of the old site beside its facts. */
export interface OldLinks {
  /** Whether a link goes to something that the sources of the old site lack, too. */
  readonly isAbsent?: ((url: string) => boolean) | undefined
  /** True if `old` has every page that counts, as sources do, so that a link to another one led nowhere. */
  readonly hasAllPages?: boolean
}

interface SitePair {
  readonly isAbsent: (url: string) => boolean
  readonly hasAllPages: boolean
  readonly old: SiteFacts
  readonly now: SiteFacts
}

/**
 * List what `old` has and `now` lacks, case-sensitively. Additions of the new site are ignored, and
 * so are links to what the sources of the old site lack, too.
 */
export function compareSites(
  old: SiteFacts,
  now: SiteFacts,
  { isAbsent = () => false, hasAllPages = false }: OldLinks = {},
): Parity {
  const urls = [...old.pages.keys()]
  const missingPages = urls.filter((url) => !now.pages.has(url))
  const pairs = [...old.pages].flatMap(([url, page]): PagePair[] => {
    const same = now.pages.get(url)
    return same && same.isUnread !== true ? [{ url, old: page, now: same }] : []
  })
  const kinds = pageKinds.map((kind) =>
    compareKind(kind, pairs, { old, now, isAbsent, hasAllPages }),
  )
  const shown = new Set([...now.sidebar].map(withoutMarks))
  const entries = [...old.sidebar].filter((entry) => !shown.has(withoutMarks(entry)))
  return {
    counts: [
      { kind: 'pages', total: urls.length, kept: urls.length - missingPages.length },
      ...kinds.map(({ kind, total, missing }) => ({ kind, total, kept: total - missing.length })),
      { kind: 'sidebar entries', total: old.sidebar.size, kept: old.sidebar.size - entries.length },
    ],
    missing: [
      ...missingPages.map((url) => ({ kind: 'pages', url, text: '' })),
      ...kinds.flatMap(({ missing }) => missing),
      ...entries.map((text) => ({ kind: 'sidebar entries', url: '', text })),
    ],
    unread: urls.filter((url) => now.pages.get(url)?.isUnread === true),
  }
}

function compareKind(kind: PageKind, pairs: readonly PagePair[], sites: SitePair) {
  const counts = (text: string): boolean =>
    kind !== 'links' || sites.old.pages.has(text.replace(/#.*$/, '')) || !sites.isAbsent(text)
  const missing = pairs.flatMap(({ url, old, now }): MissingFact[] =>
    listMissing(kind, old, now)
      .filter(
        (text) => counts(text) && (kind !== 'links' || !isReplaced(text, { url, now }, sites)),
      )
      .map((text) => ({ kind, url, text })),
  )
  const total = pairs.reduce((sum, { old }) => sum + listFacts(kind, old).filter(counts).length, 0)
  return { kind, total, missing }
}

/**
 * A missing link is fine if it led nowhere, if its target is a page that only the new site has, if the
 * target is a redirect on either site and the page now links to where it goes, if the page now links to the target in
 * its own language, or if the target never was a page and the page now links to one with its name.
 */
function isReplaced(
  target: string,
  { url, now: { links } }: Pick<PagePair, 'url' | 'now'>,
  { old, now, hasAllPages }: SitePair,
): boolean {
  const [path = '', hash = ''] = target.split(/(?=#)/)
  if (hasAllPages && !old.pages.has(path) && isPagePath(path)) return true
  if (!old.pages.has(path) && now.pages.has(path)) return true
  const ends = [old, now].map(({ pages }) => pages.get(path)?.redirectTo)
  if (ends.some((to) => to !== undefined && (links.includes(to) || links.includes(to + hash))))
    return true
  const [language = ''] = /^\/[^/]+(?=\/)/.exec(url) ?? []
  if (now.pages.has(language + path) && links.includes(language + target)) return true
  return (
    !old.pages.has(path) && links.some((link) => hasSameName(link, target) && isPage(link, now))
  )
}

/** A path without the ending of a file, which may exist beside the pages. */
const isPagePath = (path: string): boolean => /^\/(?:[^?]*\/)?(?:[^./?]*|[^/?]+\.mdx?)$/.test(path)

const isPage = (link: string, { pages }: SiteFacts): boolean => pages.has(link.replace(/#.*$/, ''))

function hasSameName(link: string, target: string): boolean {
  const [a, b] = [link, target].map((one) =>
    one.replace(/\.(?:mdx?|html)(?=#|$)/, '').replace(/^.*\/(?=[^/#]*(?:#|$))/, ''),
  )
  return a === b && a !== ''
}

function listFacts(kind: PageKind, page: PageFacts): readonly string[] {
  if (kind === 'heading ids') return page.ids
  // `page#` is the beginning of the page.
  if (kind === 'links') return page.links.map((link) => link.replace(/#$/, ''))
  const text = kind === 'titles' ? page.title : page.description
  return text === undefined || text === '' ? [] : [text]
}

function listMissing(kind: PageKind, old: PageFacts, now: PageFacts): readonly string[] {
  const fold = (fact: string): string =>
    foldSpace(/^(?:titles|descriptions)$/.test(kind) ? withoutMarks(fact) : fact)
  const present = new Set(listFacts(kind, now).map(fold))
  return listFacts(kind, old).filter((fact) => {
    const text = fold(fact)
    if (present.has(text)) return false
    if (kind === 'titles') return !isSameTitle(text, present)
    // Tools cut generated descriptions at different lengths.
    return kind !== 'descriptions' || ![...present].some((one) => startAlike(one, text))
  })
}

/** Sources and some tools write code in titles and descriptions with its marks, and characters as entities. */
const withoutMarks = (text: string): string => decodeHTMLStrict(text).replaceAll('`', '')

/** Some tools repeat the name of the site in the title of its home page; others append it. */
function isSameTitle(title: string, present: ReadonlySet<string>): boolean {
  const [name = '', again] = title.split(/ [|·•—–-] /)
  if (name === again && present.has(name)) return true
  return [...present].some((one) => one.startsWith(`${title} `))
}

function startAlike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length, 60)
  return length > 20 && a.slice(0, length - 1) === b.slice(0, length - 1)
}
