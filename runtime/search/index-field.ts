import { Index } from 'flexsearch'
import type { Lexicon } from './lexicon.ts'

interface FieldOptions {
  readonly lexicon: Lexicon
  /** Whether adjacent words are indexed as one word too: `quickstart` for `Quick start`. */
  readonly isName: boolean
  /** Called each time a section repeats a token. */
  readonly onRepeat?: (section: number, token: number) => void
}

/** The numbers of the sections that contain a token. */
export type FindSections = (token: string) => readonly number[]

/**
 * Index the texts of one field, one text for each section. FlexSearch keeps the index and finds the
 * texts that contain a term. The tokens are ours, because they follow the parts of identifiers.
 */
export function indexField(texts: readonly string[], options: FieldOptions): FindSections {
  const { lexicon, isName, onRepeat } = options
  const read = (text: string): readonly number[] =>
    isName ? [...lexicon.read(text), ...lexicon.readPairs(text)] : lexicon.read(text)
  let section: number | undefined = 0
  const encode = (text: string): string[] => {
    // A term of a query is a token already.
    if (section === undefined) return [text]
    const tokens = read(text)
    if (onRepeat) reportRepeats(tokens, section, onRepeat)
    return tokens.map((token) => lexicon.tokens[token] ?? '')
  }
  const index = new Index({ tokenize: 'strict', resolution: 1, encode })
  // All sections of a page have the same title, so each text is added once.
  const sectionsOf = new Map<number, number[]>()
  const numbers = new Map<string, number>()
  for (section = 0; section < texts.length; section++) {
    const text = texts[section] ?? ''
    const known = numbers.get(text)
    if (known !== undefined && !onRepeat) sectionsOf.get(known)?.push(section)
    else if (text !== '') {
      numbers.set(text, section)
      sectionsOf.set(section, [section])
      index.add(section, text)
    }
  }
  section = undefined
  return (token) =>
    index
      .search(token, { limit: texts.length })
      .flatMap((number) => sectionsOf.get(Number(number)) ?? [])
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
