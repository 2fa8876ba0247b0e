// Enters: the rows of a page. Leaves: its sections with all that search asks of one.
// Must not know the index.
import type { SearchDataPage, SearchDataSection } from '../shared/manifests.ts'
import { fold, joined, wordsOf } from './tokens.ts'

/** A part of a page that a hit leads to. */
export interface Section {
  readonly page: SearchDataPage
  readonly id: string
  /** Headings from the outermost to its own; empty for a lead. */
  readonly path: readonly string[]
  readonly prose: string
  /** Names that rows of tables and items of lists explain, space-separated. */
  readonly defined: string
  /** Identifiers from code, space-separated. */
  readonly names: string
  /** Number of the page, in the order of the data. */
  readonly pageIndex: number
  /** The part before the first heading: it stands for the page. */
  readonly isLead: boolean
  /** Page title as one token, and the section's own heading; `''` for a lead. */
  readonly joinedTitle: string
  readonly joinedHeading: string
  readonly headingWords: number
  /** Heading and prose as folded words with a space between them. */
  readonly words: () => string
  /** Words of the prose; long sections count each word a little less. */
  readonly length: number
}

/** A section that matches a query. */
export interface RankedSection {
  readonly section: Section
  readonly score: number
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

/** A line of the text begins with such a name: see `SearchDataSection`. */
const definedIn = (text: string): string =>
  [...text.matchAll(/\n(\S+)/g)].map(([, name]) => name).join(' ')

const emptyLead: SearchDataSection = ['', 0, '', '', '']

/** The sections of a page with the headings above each; a page always has a lead, which its title finds. */
export function toSections(page: SearchDataPage, pageIndex: number): Section[] {
  let path: readonly string[] = []
  const hasLead = page.s[0]?.[1] === 0
  const rows = hasLead ? page.s : [emptyLead, ...page.s]
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
      joinedTitle: joined(page.t),
      joinedHeading: joined(heading),
      headingWords: heading.split(' ').length,
      words: once(() => wordsOf(`${heading} ${prose}`).map(fold).join(' ')),
      length: prose.length / 6,
    }
  })
}
