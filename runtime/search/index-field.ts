import { Index } from 'flexsearch'
import type { Lexicon } from './lexicon.ts'
import { joined, wordsOf } from './tokens.ts'

interface FieldOptions {
  readonly lexicon: Lexicon
  /** Whether adjacent words are indexed as one word too: `quickstart` for `Quick start`. */
  readonly isName: boolean
  /** Called each time a section repeats a token. */
  readonly onRepeat?: (section: number, token: number) => void
}

/** Each pair of adjacent words as one word. */
function compoundsOf(text: string): readonly string[] {
  const all = wordsOf(text)
  return all.slice(1).map((word, index) => joined(`${all[index] ?? ''} ${word}`))
}

/**
 * Index the texts of one field, one text for each section. FlexSearch keeps the index and finds the
 * sections of a term. The tokens are ours, because they follow the parts of identifiers.
 */
export function indexField(texts: readonly string[], options: FieldOptions): Index {
  const { lexicon, isName, onRepeat } = options
  // All sections of a page have the same title.
  const names = new Map<string, readonly number[]>()
  const readName = (name: string): readonly number[] => {
    const known = names.get(name)
    if (known) return known
    const tokens = [...lexicon.read(name), ...compoundsOf(name).map(lexicon.numberOf)]
    names.set(name, tokens)
    return tokens
  }
  let section: number | undefined = 0
  const encode = (text: string): string[] => {
    // A term of a query is a token already.
    if (section === undefined) return [text]
    const tokens = isName ? readName(text) : lexicon.read(text)
    if (onRepeat) reportRepeats(tokens, section, onRepeat)
    return tokens.map((token) => lexicon.tokens[token] ?? '')
  }
  const index = new Index({ tokenize: 'strict', resolution: 1, encode })
  for (section = 0; section < texts.length; section++) index.add(section, texts[section] ?? '')
  section = undefined
  return index
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
