// Where the words of sections are, which phrases in queries need. Common words are beside others.
import { writeNumber } from '../../../runtime/search/shards/numbers.ts'
import { commonWords } from '../../../runtime/search/words/tokens.ts'
import { sortRows } from './joined-rows.ts'
import { writeList } from './number-lists.ts'

const common = new Map(commonWords.map((word, at) => [word, at + 1]))

/** The places of a word: its first slot, the last one, and all after the number of the first. */
interface Places {
  readonly first: number
  last: number
  steps: string
}

/** The places of a word in one section. */
interface OwnPlaces {
  count: number
  last: number
  steps: string
}

/** The folded words of a section. */
export interface SlotWords {
  readonly slot: number
  readonly words: readonly string[]
}

/** A row for each word of sections. */
export function listPlaces(sections: readonly SlotWords[]): string {
  const known = new Map<string, Places>()
  for (const { slot, words } of sections)
    for (const [word, { count, steps }] of placesIn(words)) {
      const here = writeNumber(count) + steps
      const all = known.get(word)
      if (all) {
        all.steps += writeNumber(slot - all.last) + here
        all.last = slot
      } else known.set(word, { first: slot, last: slot, steps: here })
    }
  return sortRows(
    [...known].map(([word, { first, last, steps }]) => `${word} ${first} ${last} ${steps}`),
  )
}

function placesIn(words: readonly string[]): ReadonlyMap<string, OwnPlaces> {
  const places = new Map<string, OwnPlaces>()
  const codes = words.map((word) => common.get(word) ?? 0)
  const codeAt = (at: number): string => writeNumber(codes[at] ?? 0)
  for (const [at, word] of words.entries()) {
    if (word === '' || codes[at] !== 0) continue
    const own = places.get(word) ?? { count: 0, last: 0, steps: '' }
    if (own.count === 0) places.set(word, own)
    own.steps += writeNumber(at - own.last) + codeAt(at - 1) + codeAt(at + 1)
    own.count += 1
    own.last = at
  }
  return places
}

/** A row for each pair of adjacent common words. */
export function listPairs(sections: readonly SlotWords[]): string {
  const known = new Map<string, number[]>()
  for (const { slot, words } of sections)
    for (const [at, word] of words.entries()) {
      const next = words[at + 1] ?? ''
      if (!common.has(word) || !common.has(next)) continue
      const pair = `${word}_${next}`
      const own = known.get(pair)
      if (own === undefined) known.set(pair, [slot])
      else if (own.at(-1) !== slot) own.push(slot)
    }
  return sortRows([...known].map(([pair, numbers]) => `${pair} ${writeList(numbers)}`))
}
