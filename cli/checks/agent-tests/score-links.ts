// Which link a question leads to: the one that shares the most words with it, where rare words count more.
import { fold } from '../../../runtime/search/words/fold.ts'
import { isStopWord, stem, tokensOfWord, wordsOf } from '../../../runtime/search/words/tokens.ts'

/** A link to a file of the site, as the words around it. */
export interface WalkLink {
  /** The path of the file: `guide/install.md`. */
  readonly path: string
  /** Points of each word: 3 in the text of the link, 2 in its description, 1 in the heading above. */
  readonly words: ReadonlyMap<string, number>
}

/** The words around a link. */
export interface LinkTexts {
  readonly title: string
  readonly description: string
  readonly section: string
}

/** Count the words around a link; a word in two places counts where it has more points. */
export function countWords({
  title,
  description,
  section,
}: LinkTexts): ReadonlyMap<string, number> {
  const words = new Map<string, number>()
  for (const [text, points] of [
    [section, 1],
    [description, 2],
    [title, 3],
  ] as const)
    for (const word of wordsOf(text).flatMap(tokensOfWord)) words.set(stem(word), points)
  return words
}

/** The words of a question by their stems, without common ones, such as `how` and `the`, unless it has no other. */
export function questionWords(question: string): ReadonlyMap<string, string> {
  const words = wordsOf(question).map(
    (word) => [tokensOfWord(word)[0] ?? fold(word), word] as const,
  )
  const rare = words.filter(([token]) => !isStopWord(token))
  return new Map((rare.length > 0 ? rare : words).map(([token, word]) => [stem(token), word]))
}

/** The score of each link for a question. A word counts more if fewer links contain it. */
export function scoreLinks(
  words: readonly string[],
  links: readonly WalkLink[],
): readonly number[] {
  const weights = words.map((word) => {
    const count = links.filter((link) => link.words.has(word)).length
    return count === 0 ? 0 : Math.log(1 + links.length / count)
  })
  return links.map((link) =>
    words.reduce((sum, word, at) => sum + (weights[at] ?? 0) * (link.words.get(word) ?? 0), 0),
  )
}
