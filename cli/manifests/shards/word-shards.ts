import type { Section } from '../../../runtime/search/sections.ts'
import { writeAscending, writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import type { PairShard, WordShard } from '../../../runtime/search/shards/shard-files.ts'
import { writeSorted } from '../../../runtime/search/shards/sorted-texts.ts'
import { commonWords } from '../../../runtime/search/words/tokens.ts'
import { splitBySize } from './split-files.ts'
import type { SortedFiles } from './term-shards.ts'

/** The places of a word so far, and the last section that has it. */
interface Places {
  written: string
  section: number
}

const WORDS_SIZE = 24_000
const common = new Map(commonWords.map((word, at) => [word, at + 1]))

/** The files of the places of words, which phrases in queries need. Common words are beside others. */
export function createWordShards(sections: readonly Section[]): SortedFiles<WordShard> {
  const known = new Map<string, Places>()
  for (const [number, section] of sections.entries()) addSection(known, section, number)
  const sorted = [...known.keys()].toSorted()
  const placesOf = (word: string): string => known.get(word)?.written ?? ''
  const runs = splitBySize(sorted, WORDS_SIZE, (word) => word.length + placesOf(word).length)
  return {
    firsts: runs.map(([first = '']) => first),
    shards: runs.map((own) => ({ words: writeSorted(own), places: own.map(placesOf) })),
  }
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
    const all = known.get(word) ?? { written: '', section: 0 }
    const written = places.flatMap((at, index) => [
      at - (places[index - 1] ?? 0),
      codeAt(at - 1),
      codeAt(at + 1),
    ])
    all.written += writeNumbers([number - all.section, places.length, ...written])
    all.section = number
    known.set(word, all)
  }
}

/** The files of the sections of pairs of common words. */
export function createPairShards(sections: readonly Section[]): SortedFiles<PairShard> {
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
  const sorted = [...known.keys()].toSorted()
  const runs = splitBySize(
    sorted,
    WORDS_SIZE,
    (pair) => pair.length + (known.get(pair)?.length ?? 0),
  )
  return {
    firsts: runs.map(([first = '']) => first),
    shards: runs.map((own) => ({
      pairs: writeSorted(own),
      sections: own.map((pair) => writeAscending(known.get(pair) ?? [])),
    })),
  }
}
