import type { PageFacts, SiteFacts } from './site-facts.ts'

/** What the old site had, counted, and all that the new one lacks. */
export interface Parity {
  /** By kind: `pages`, `heading ids`, …; `kept` of `total`. */
  readonly counts: readonly {
    readonly kind: string
    readonly total: number
    readonly kept: number
  }[]
  readonly lost: readonly Loss[]
}

interface Loss {
  readonly kind: string
  readonly url: string
  /** What is missing there. */
  readonly text: string
}

type PageKind = 'heading ids' | 'titles' | 'descriptions' | 'links'

/** Hold the new site against the old one. Letter case counts; what the new one has in addition is no fault. */
export function compareSites(old: SiteFacts, now: SiteFacts): Parity {
  const urls = [...old.pages].map(([url]) => url)
  const missing = urls.filter((url) => !now.pages.has(url))
  const pairs = [...old.pages].flatMap(([url, page]) => {
    const same = now.pages.get(url)
    return same ? [{ url, page, now: same }] : []
  })
  const kinds: readonly PageKind[] = ['heading ids', 'titles', 'descriptions', 'links']
  const byKind = kinds.map((kind) => {
    const all = pairs.map((pair) => ({
      url: pair.url,
      facts: factsOf(kind, pair.page),
      lost: lostOf(kind, pair.page, pair.now).filter(
        (text) =>
          kind !== 'links' || !(isNewPage(text, { old, now }) || isFollowed(text, pair.now, old)),
      ),
    }))
    return {
      kind,
      total: all.reduce((sum, { facts }) => sum + facts.length, 0),
      lost: all.flatMap(({ url, lost }) => lost.map((text) => ({ kind, url, text }))),
    }
  })
  const entries = [...old.sidebar].filter((entry) => !now.sidebar.has(entry))
  const lost = [
    ...missing.map((url) => ({ kind: 'pages', url, text: '' })),
    ...byKind.flatMap((kind) => kind.lost),
    ...entries.map((text) => ({ kind: 'sidebar entries', url: '', text })),
  ]
  return {
    counts: [
      { kind: 'pages', total: urls.length, kept: urls.length - missing.length },
      ...byKind.map(({ kind, total, lost: gone }) => ({ kind, total, kept: total - gone.length })),
      { kind: 'sidebar entries', total: old.sidebar.size, kept: old.sidebar.size - entries.length },
    ],
    lost,
  }
}

/** The old site had no page there, the new one has: what a link to it becomes is the new site's to say. */
function isNewPage(target: string, { old, now }: { old: SiteFacts; now: SiteFacts }): boolean {
  const url = target.replace(/#.*$/, '')
  return !old.pages.has(url) && now.pages.has(url)
}

/** The link led to an old address, and now leads to where that one led. */
function isFollowed(target: string, { links }: PageFacts, old: SiteFacts): boolean {
  const [path = '', hash = ''] = target.split(/(?=#)/)
  const to = old.pages.get(path)?.movedTo
  return to !== undefined && links.some((link) => link === to || link === to + hash)
}

function factsOf(kind: PageKind, page: PageFacts): readonly string[] {
  if (kind === 'heading ids') return page.ids
  if (kind === 'links') return page.links
  const text = kind === 'titles' ? page.title : page.description
  return text === undefined || text === '' ? [] : [text]
}

function lostOf(kind: PageKind, old: PageFacts, now: PageFacts): readonly string[] {
  const has = new Set(factsOf(kind, now).map(fold))
  const isSame = (text: string): boolean => {
    if (has.has(fold(text))) return true
    if (kind === 'titles') {
      // A page that is called as the site is: the other tool says it twice.
      const [name = '', again] = fold(text).split(/ [|·•—–-] /)
      return (
        (name === again && has.has(name)) ||
        [...has].some((one) => one.startsWith(`${fold(text)} `))
      )
    }
    // A description that a tool made of the text may end elsewhere.
    return kind === 'descriptions' && [...has].some((one) => startsAlike(one, fold(text)))
  }
  return factsOf(kind, old).filter((text) => !isSame(text))
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()

function startsAlike(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length, 60)
  return length > 20 && a.slice(0, length - 1) === b.slice(0, length - 1)
}
