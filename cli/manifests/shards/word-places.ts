// Where the words of sections are, which phrases in queries need. Common words are beside others.
import type { Section } from '../../../runtime/search/sections.ts'
import { writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import { commonWords } from '../../../runtime/search/words/tokens.ts'
import { writeList } from './number-lists.ts'

const common = new Map(commonWords.map((word, at) => [word, at + 1]))

/** The places of a word: its first section, its last one, and all after the number of the first. */
interface Places {
  readonly first: number
  last: number
  steps: string
}

/** A row for each word. */
export function listPlaces(sections: readonly Section[]): string {
  const known = new Map<string, Places>()
  for (const [number, section] of sections.entries()) addSection(known, section, number)
  return [...known]
    .map(([word, { first, last, steps }]) => `${word} ${first} ${last} ${steps}`)
    .join('\n')
}

function addSection(known: Map<string, Places>, section: Section, number: number): void {
  const words = section.words().split(' ')
  const own = new Map<string, number[]>()
  words.forEach((word, at) => {
    if (word === '' || common.has(word)) return
    const places = own.get(word)
    if (places) places.push(at)
    else own.set(word, [at])
  })
  const codeAt = (at: number): number => common.get(words[at] ?? '') ?? 0
  for (const [word, places] of own) {
    const written = places.flatMap((at, index) => [
      at - (places[index - 1] ?? 0),
      codeAt(at - 1),
      codeAt(at + 1),
    ])
    const here = writeNumbers([places.length, ...written])
    const all = known.get(word)
    if (all) {
      all.steps += writeNumbers([number - all.last]) + here
      all.last = number
    } else known.set(word, { first: number, last: number, steps: here })
  }
}

/** A row for each pair of adjacent common words. */
export function listPairs(sections: readonly Section[]): string {
  const known = new Map<string, number[]>()
  for (const [number, section] of sections.entries()) {
    const words = section.words().split(' ')
    const pairs = words.flatMap((word, at) => {
      const next = words[at + 1] ?? ''
      return common.has(word) && common.has(next) ? [`${word}_${next}`] : []
    })
    for (const pair of new Set(pairs)) {
      const own = known.get(pair)
      if (own) own.push(number)
      else known.set(pair, [number])
    }
  }
  return [...known].map(([pair, numbers]) => `${pair} ${writeList(numbers)}`).join('\n')
}
