import type { SearchDataPage, SearchDataSection } from '../shared/manifests.ts'
import { fold, isStopWord, joined, wordsOf } from './tokens.ts'

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
  /** Index of the page in the data. */
  readonly pageIndex: number
  /** Whether this is the part before the first heading, which represents the page. */
  readonly isLead: boolean
  /** The page title and the section's heading, each as one token; the heading of a lead is `''`. */
  readonly joinedTitle: string
  readonly joinedHeading: string
  /** 1 divided by the number of sections with the same heading, such as `Errors`. */
  readonly distinction: number
  /** Without common words such as `the`; at least 1. */
  readonly headingWords: number
  /** Heading and prose as folded words, separated by spaces. */
  readonly words: () => string
  /** The approximate number of words in the prose. */
  readonly length: number
}

/** A section that matches a query. */
export interface RankedSection {
  readonly section: Section
  readonly score: number
}

function memoize(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

/** The names after line breaks, see `SearchDataSection`. */
const definedIn = (text: string): string =>
  [...text.matchAll(/\n(\S+)/g)].map(([, name]) => name).join(' ')

const countWords = (heading: string): number =>
  Math.max(1, heading.split(' ').filter((word) => !isStopWord(fold(word))).length)

const emptyLead: SearchDataSection = ['', 0, '', '', '']

/** A section before it is compared with those of other pages. */
type OwnSection = Omit<Section, 'distinction'>

/** The sections of all pages. */
export function toSections(pages: readonly SearchDataPage[]): Section[] {
  const sections = pages.flatMap(toOwnSections)
  const equal = new Map<string, number>()
  for (const { joinedHeading } of sections)
    equal.set(joinedHeading, (equal.get(joinedHeading) ?? 0) + 1)
  return sections.map((section) => ({
    ...section,
    distinction: section.isLead ? 1 : 1 / (equal.get(section.joinedHeading) ?? 1),
  }))
}

/**
 * The sections of a page with the headings above each. Every page has a lead, so that its title can
 * be found.
 */
function toOwnSections(page: SearchDataPage, pageIndex: number): OwnSection[] {
  let path: readonly string[] = []
  const hasLead = page.s[0]?.[1] === 0
  const rows = hasLead ? page.s : [emptyLead, ...page.s]
  const joinedTitle = joined(page.t)
  return rows.map(([id, depth, heading, text, names]) => {
    const prose = text.replaceAll('\n', ' ')
    path = depth === 0 ? [] : [...path.slice(0, depth - 1), heading]
    return {
      page,
      id,
      path,
      prose,
      defined: definedIn(text),
      names,
      pageIndex,
      isLead: depth === 0,
      joinedTitle,
      joinedHeading: joined(heading),
      headingWords: countWords(heading),
      words: memoize(() => wordsOf(`${heading} ${prose}`).map(fold).join(' ')),
      length: prose.length / 6,
    }
  })
}
