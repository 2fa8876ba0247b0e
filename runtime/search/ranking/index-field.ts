import type { Lexicon } from '../words/lexicon.ts'
import type { Section } from '../sections.ts'
import { symbolsOf } from '../words/symbols.ts'
import type { TermIndex } from './term-index.ts'
import { wordsOf } from '../words/tokens.ts'

interface FieldOptions {
  readonly textsOf: (section: Section) => readonly string[]
  readonly lexicon: Lexicon
  /** Empty; gets the texts. */
  readonly index: TermIndex
  /** Whether adjacent words are indexed as one word too: `quickstart` for `Quick start`. */
  readonly isName: boolean
  /** Whether words with signs, such as `C++` and `=>`, are indexed too. */
  readonly hasSymbols: boolean
  /** Called each time a section repeats a token. */
  readonly onRepeat?: (section: number, token: number) => void
}

/** The numbers of the sections that contain a token, in ascending order. */
export type FindSections = (token: string) => readonly number[]

/** Index one field of sections, each of which has some texts. */
export function indexField(
  sections: readonly Section[],
  { textsOf, lexicon, index, isName, hasSymbols, onRepeat }: FieldOptions,
): FindSections {
  // Sections share texts, such as the title of their page, so each text is added once.
  const sectionsOf: number[][] = []
  const numbers = new Map<string, number>()
  const addText = (text: string, section: number): void => {
    const words = wordsOf(text)
    const tokens = lexicon.read(words)
    if (hasSymbols) for (const token of lexicon.readTokens(symbolsOf(text))) tokens.push(token)
    if (onRepeat) reportRepeats(tokens, section, onRepeat)
    if (isName) for (const token of lexicon.readPairs(words)) tokens.push(token)
    const number = sectionsOf.push([section]) - 1
    numbers.set(text, number)
    index.add(
      number,
      tokens.map((token) => lexicon.tokens[token] ?? ''),
    )
  }
  sections.forEach((described, section) => {
    for (const text of textsOf(described)) {
      if (text === '') continue
      const known = onRepeat ? undefined : numbers.get(text)
      if (known === undefined) addText(text, section)
      // A section may say the same twice: its category and its heading, or two phrases.
      else if (sectionsOf[known]?.at(-1) !== section) sectionsOf[known]?.push(section)
    }
  })
  return (token) => {
    const [first, ...others] = index.find(token)
    // Most words are in one text of a field, or in none.
    if (first === undefined) return []
    if (others.length === 0) return sectionsOf[first] ?? []
    const found = [first, ...others].flatMap((number) => sectionsOf[number] ?? [])
    return [...new Set(found)].toSorted((a, b) => a - b)
  }
}

function reportRepeats(
  tokens: readonly number[],
  section: number,
  onRepeat: NonNullable<FieldOptions['onRepeat']>,
): void {
  const seen = new Set<number>()
  for (const token of tokens) {
    if (seen.has(token)) onRepeat(section, token)
    seen.add(token)
  }
}
