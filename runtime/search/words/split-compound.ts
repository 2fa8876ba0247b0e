import type { Vocabulary } from './vocabulary.ts'

/** Shorter parts are in too many words by chance. */
const SHORTEST_PART = 4
/** The beginning of a word whose other part is unknown, such as one that is not typed to its end. */
const SHORTEST_ALONE = 8

/** What joins the parts in German, Dutch, Swedish and Finnish: `Version-s-nummer`. */
const links = ['', 's', 'es', 'n', 'en', 'e']

const letters = /^\p{L}+$/u

/** What German and Dutch verbs put elsewhere in a sentence: `roept … aan` for `aanroepen`. */
const particle =
  /^(?:aan|af|in|op|uit|na|toe|terug|over|voor|weg|mee|an|ab|auf|aus|bei|ein|mit|nach|vor|zu|um|hinzu|zuruck|her|hin)(?:ge|zu|te)?(?=\p{Script=Latin}{5})/u

/** A match of this quality or better is the word itself or a form of it. */
const SAME = 0.9

/** The beginnings of a word that are words of the site, longest first. */
function beginningsOf(word: string, isKnown: (part: string) => boolean): readonly string[] {
  return Array.from({ length: word.length }, (_, length) => word.slice(0, length))
    .slice(SHORTEST_PART)
    .toReversed()
    .filter(isKnown)
}

/**
 * Split a folded word that the site lacks into two words of the site: `zwischenspeicherzeit` is
 * `zwischenspeicher` and `zeit`. A word whose end is unknown is its beginning, if that is
 * long; a verb with a particle is the verb.
 */
export function splitCompound(word: string, { match }: Vocabulary): readonly string[] {
  if (word.length < 2 * SHORTEST_PART || !letters.test(word)) return [word]
  if (match(word, true).length > 0) return [word]
  const isKnown = (part: string): boolean => match(part, true).some(({ quality }) => quality > SAME)
  const beginnings = beginningsOf(word, isKnown)
  for (const first of beginnings)
    for (const link of links) {
      const second = word.slice(first.length + link.length)
      if (second.length < SHORTEST_PART || !word.startsWith(first + link)) continue
      if (isKnown(second)) return [first, second]
    }
  if (match(word).length > 0) return [word]
  const [longest = ''] = beginnings
  if (longest.length >= SHORTEST_ALONE) return [longest]
  const verb = word.replace(particle, '')
  return match(verb, true).length > 0 ? [verb] : [word]
}
