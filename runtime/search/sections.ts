import type { SearchDataPage, SearchDataSection } from '../shared/manifests/manifests.ts'
import { fold } from './words/fold.ts'
import { isStopWord, joined, splitIdentifier, stem, wordsOf } from './words/tokens.ts'
import { charactersOf } from './words/unspaced.ts'

/** The title of a page, or a heading, which many sections may have. */
export interface SectionName {
  readonly text: string
  /** As one token. */
  readonly joined: () => string
  /** The number of words without common ones such as `the`; at least 1. */
  readonly words: () => number
  /** The same, where a name of several parts such as `refetchOnFocus` counts as more than one word. */
  readonly parts: () => number
  /** Whether a token is one of its words, and not only a part of one. */
  readonly hasWord: (token: string) => boolean
  /** Whether a word of it, or a part of one, has a stem. */
  readonly hasStem: (stemmed: string) => boolean
}

/** A part of a page that a hit links to. */
export interface Section {
  readonly page: SearchDataPage
  readonly id: string
  /** Headings from the outermost to its own; empty for the lead. */
  readonly path: readonly string[]
  readonly prose: string
  /** Names that table rows and list items explain, separated by spaces. */
  readonly defined: string
  /** Identifiers from code, separated by spaces. */
  readonly names: string
  /** What readers may type to find it, in words that its text may lack. */
  readonly phrases: readonly string[]
  /** Index of the page in the data. */
  readonly pageIndex: number
  /** Whether this is the part before the first heading, which represents the page. */
  readonly isLead: boolean
  /** The text of its heading, or for a lead the title of the page. */
  readonly name: SectionName
  /**
   * 1 divided by the number of sections with the same heading, such as `Errors`; a tenth of it if a
   * page has that title, because that page is about it.
   */
  readonly distinction: () => number
  /**
   * Heading, phrases and prose as folded words, separated by spaces. `wanted`: the words and pairs of
   * words that matter, if something else may take the places of others.
   */
  readonly words: (wanted?: ReadonlySet<string>) => string
  /** The approximate number of words in the prose. */
  readonly length: number
}

/** A section that matches a query. */
export interface RankedSection {
  readonly section: Section
  readonly score: number
}

/** The names after line breaks, see `SearchDataSection`. */
const definedIn = (text: string): string =>
  text.includes('\n') ? [...text.matchAll(/\n(\S+)/g)].map(([, name]) => name).join(' ') : ''

const meaningful = (heading: string): string[] =>
  heading.split(' ').filter((word) => !isStopWord(fold(word)))

/** Where no spaces are, a word has about two characters. */
const countWords = (heading: string): number =>
  meaningful(heading).reduce((sum, word) => sum + Math.max(1, charactersOf(word).length / 2), 0)

/** How much of a word each further part of a name counts. */
const PART = 0.75

const countParts = (heading: string): number =>
  meaningful(heading).reduce(
    (sum, word) => sum + 1 + PART * Math.max(0, splitIdentifier(word).length - 1),
    0,
  )

/** A name without the values that are needed, at first, for few names only. */
class LazyName implements SectionName {
  readonly text: string
  #joined: string | undefined
  #words: number | undefined
  #parts: number | undefined
  #wholes: ReadonlySet<string> | undefined
  #stems: ReadonlySet<string> | undefined

  constructor(text: string) {
    this.text = text
  }

  joined(): string {
    return (this.#joined ??= joined(this.text))
  }

  words(): number {
    return (this.#words ??= Math.max(1, countWords(this.text)))
  }

  parts(): number {
    return (this.#parts ??= Math.max(1, countParts(this.text)))
  }

  hasWord(token: string): boolean {
    return (this.#wholes ??= new Set(wordsOf(this.text).map(joined))).has(token)
  }

  hasStem(stemmed: string): boolean {
    return (this.#stems ??= new Set(splitIdentifier(this.text).map(stem))).has(stemmed)
  }
}

/** The name of a section from its heading, or from the title of its page. */
export const createName = (text: string): SectionName => new LazyName(text)

/** The headings of all sections by their text, and how much each says. */
function readHeadings(pages: readonly SearchDataPage[]) {
  const names = new Map<string, SectionName>()
  const counts = new Map<string, number>()
  for (const { s } of pages) {
    for (const section of s) {
      const heading = section[2]
      const count = counts.get(heading) ?? 0
      if (count === 0) names.set(heading, new LazyName(heading))
      counts.set(heading, count + 1)
    }
  }
  const titles = new Set(pages.map(({ t }) => joined(t)))
  const distinctionOf = (heading: string): number =>
    (titles.has(names.get(heading)?.joined() ?? '') ? 0.1 : 1) / (counts.get(heading) ?? 1)
  return { names, distinctionOf }
}

const emptyLead: SearchDataSection = ['', 0, '', '', '']

/** The sections of all pages. */
export function toSections(pages: readonly SearchDataPage[]): Section[] {
  const read = readHeadings(pages)
  return pages.flatMap((page, pageIndex) => toPageSections(page, pageIndex, read))
}

/**
 * The sections of a page with the headings above each. Every page has a lead, so that its title can
 * be found.
 */
function toPageSections(
  page: SearchDataPage,
  pageIndex: number,
  { names: known, distinctionOf }: ReturnType<typeof readHeadings>,
): Section[] {
  let path: readonly string[] = []
  const hasLead = page.s[0]?.[1] === 0
  const rows = hasLead ? page.s : [emptyLead, ...page.s]
  const title = new LazyName(page.t)
  return rows.map((row) => {
    // By index: the first results wait for this, and destructuring is slow before it is optimized.
    const id = row[0]
    const depth = row[1]
    const heading = row[2]
    const text = row[3]
    const prose = text.replaceAll('\n', ' ')
    path = depth === 0 ? [] : [...path.slice(0, depth - 1), heading]
    const isLead = depth === 0
    const [names = '', ...phrases] = row[4].split('\n')
    let words: string | undefined
    return {
      page,
      id,
      path,
      prose,
      defined: definedIn(text),
      names,
      phrases,
      pageIndex,
      isLead,
      name: (isLead ? undefined : known.get(heading)) ?? title,
      // Most sections are never ranked.
      distinction: () => (isLead ? 1 : distinctionOf(heading)),
      words: () =>
        (words ??= wordsOf([isLead ? page.t : heading, ...phrases, prose].join(' '))
          .map(fold)
          .join(' ')),
      length: prose.length / 6,
    }
  })
}
