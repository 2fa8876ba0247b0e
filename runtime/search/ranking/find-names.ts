// Names that a query spells in full or begins to spell. They come before everything else, in an
// order that doesn't depend on how much is typed, so that one more letter never moves one down.
import { fold } from '../words/fold.ts'
import type { SearchIndex } from '../search-index.ts'
import type { Section } from '../sections.ts'
import { symbolsOf } from '../words/symbols.ts'
import { splitIdentifier, stem } from '../words/tokens.ts'
import { hasUnspaced } from '../words/unspaced.ts'

/** A page, or a section whose heading is a name, such as `createSlice` or `query`. */
interface NamedSection {
  readonly section: Section
  /** Whether it is a section with a name of one part, such as `query`, which may be a word elsewhere. */
  readonly isMember: boolean
  readonly name: string
  /** As one token, and every join of parts at its end: `createslice`, `slice`. */
  readonly tails: readonly string[]
  readonly parts: readonly string[]
}

/** A heading of less distinction than this is on many pages, or the title of another one. */
const DISTINCT = 0.2

/** A shorter query begins too many names. */
const SHORTEST = 3
/** Two characters are a word where scripts have no spaces. */
const SHORTEST_UNSPACED = 2

/** The heading `query` is a name of code; `Caching` is a word. */
const beginsLower = /^\p{Ll}/u

/** The largest number of names that end with the query: `Query` ends many. */
const MOST_ENDS = 3

function toNamed(section: Section): NamedSection | undefined {
  const { isLead } = section
  const name = section.name.text
  // The titles of pages are names too, of whatever the pages are about.
  if (!isLead && /\s/.test(name)) return undefined
  const parts = splitIdentifier(name)
  const isMember = !isLead && parts.length < 2
  if (isMember && (section.page.b < 1 || !beginsLower.test(name))) return undefined
  if (!isLead && section.distinction() < DISTINCT) return undefined
  return { section, isMember, name, parts, tails: parts.map((_, at) => parts.slice(at).join('')) }
}

/**
 * Pages before their parts, more important ones first, and shorter names before those that continue
 * them.
 */
const compare = (a: NamedSection, b: NamedSection): number =>
  Number(b.section.isLead) - Number(a.section.isLead) ||
  b.section.page.b - a.section.page.b ||
  (a.tails[0] ?? '').length - (b.tails[0] ?? '').length

/** Whether a query spells the name from one of its parts on, and more than that part. */
const spells = ({ tails, parts }: NamedSection, typed: string, at: number): boolean =>
  typed.length > (parts[at] ?? '').length && (tails[at] ?? '').startsWith(typed)

/**
 * Whether a name, a single word, begins with a query, which may be less than a part. A page that
 * matters less than others is only named by more than a part.
 */
const begins = ({ section, name, tails: [whole = ''] }: NamedSection, typed: string): boolean =>
  section.page.b >= 1 && (section.isLead || !/\s/.test(name)) && whole.startsWith(typed)

/**
 * Whether a query spells the end of a name. Of the title of a page, it may begin to, so that the page
 * comes before the sections whose names begin so: `asy` is `createAsyncThunk`, as `asyncT` is.
 */
const ends = (named: NamedSection, typed: string): boolean =>
  named.tails.some(
    (tail, at) =>
      at > 0 && (named.section.isLead ? tail.startsWith(typed) : spells(named, typed, at)),
  )

/**
 * Pages about a function whose name is a verb and what the query begins to spell: `slice` is first of all
 * what `createSlice` creates, and then a word in titles. None when many functions are about it.
 */
function findMade(names: readonly NamedSection[], typed: string): readonly NamedSection[] {
  const root = stem(typed)
  const found = names.filter(
    ({ section, name, parts: [, noun = '', ...others] }) =>
      section.isLead &&
      section.page.b >= 1 &&
      noun !== '' &&
      others.length === 0 &&
      beginsLower.test(name) &&
      !/[\s-]/.test(name) &&
      (noun.startsWith(typed) || stem(noun) === root),
  )
  return found.length > MOST_ENDS ? [] : found
}

/** The names that equal or start with a query, as one token, then those that contain it later, at the start of a word. */
function findAll(names: readonly NamedSection[], typed: string): readonly NamedSection[] {
  const begun = names.filter((name) => spells(name, typed, 0) || begins(name, typed))
  const root = stem(typed)
  // `useLazyQueryS` begins `useLazyQueryState`, and is not a plural.
  const isBegun = begun.some(({ tails: [whole = ''] }) => whole !== typed)
  const exact = names.filter(
    ({ tails: [whole = ''], parts }) =>
      whole === typed || (!isBegun && parts.length > 1 && stem(whole) === root),
  )
  // `entity adapter` is `createEntityAdapter`.
  const ended = names.filter((name) => !/\s/.test(name.name) && ends(name, typed))
  const [pages, sections] = [true, false].map((isLead) =>
    [...begun, ...ended.slice(0, MOST_ENDS)].filter(({ section }) => section.isLead === isLead),
  )
  return [...exact, ...(pages ?? []), ...(sections ?? [])]
}

/** Names with the signs of the query before others: `.NET` before `Net`. */
function literalFirst(found: readonly NamedSection[], query: string): readonly NamedSection[] {
  if (symbolsOf(query).length === 0) return found
  const typed = fold(query.trim())
  const rank = ({ name }: NamedSection): number => Number(fold(name) !== typed)
  return found.toSorted((a, b) => rank(a) - rank(b))
}

/** Create a function that finds the sections of the names that a query begins to spell. */
export function createNameFinder({
  sections,
  isWord,
}: Pick<SearchIndex, 'sections' | 'isWord'>): (query: string) => readonly Section[] {
  let all: readonly NamedSection[] | undefined
  return (query) => {
    const parts = splitIdentifier(query)
    const typed = parts.join('')
    if (typed.length < (hasUnspaced(typed) ? SHORTEST_UNSPACED : SHORTEST)) return []
    all ??= sections.flatMap((section) => toNamed(section) ?? []).toSorted(compare)
    // A name with a hyphen consists of words, and is a name only where it is written like that.
    const names = all.filter(({ name }) => !name.includes('-') || query.includes('-'))
    const equal = names.filter(({ tails }) => tails[0] === typed)
    const isName = equal.some(({ isMember }) => !isMember)
    // `mutations` is a word, and not the beginning of `mutationSlice`.
    const isPlain = !isName && parts.length === 1 && isWord(typed)
    const pages = equal.filter(({ section }) => section.isLead)
    const made = parts.length === 1 ? findMade(names, typed) : []
    const found = isPlain
      ? [...equal, ...names.filter((name) => name.section.isLead && begins(name, typed))]
      : findAll(names, typed)
    return literalFirst([...pages, ...made, ...found], query).map(({ section }) => section)
  }
}
