import type { PairShard, WordShard } from '../../../runtime/search/shards/shard-files.ts'
import { writeSorted } from '../../../runtime/search/shards/sorted-texts.ts'
import type { RowsFrom } from './joined-rows.ts'
import { createJoinedList, readList } from './number-lists.ts'
import type { FilePlan } from './sorted-files.ts'

const WORDS_SIZE = 24_000

/** The places of a word, as a file contains them. */
interface PlacedWord {
  readonly word: string
  readonly places: string
}

/** The files of the places of words, which phrases in queries need. */
export function planWordShards(
  rowsFrom: RowsFrom,
  starts: readonly number[],
): FilePlan<PlacedWord, WordShard> {
  return {
    limit: WORDS_SIZE,
    sizeOf: ({ word, places }) => word.length + places.length,
    keyOf: ({ word }) => word,
    from: function* (from) {
      for (const { word, rows } of rowsFrom(from)) {
        const list = createJoinedList()
        for (const { segment, text } of rows) {
          const [first, last, steps = ''] = text.split(' ')
          list.add({ first: Number(first), last: Number(last), steps }, starts[segment] ?? 0)
        }
        yield { word, places: list.text() }
      }
    },
    toShard: (own) => ({
      words: writeSorted(own.map(({ word }) => word)),
      places: own.map(({ places }) => places),
    }),
  }
}

/** A pair of common words, the number of its sections, and these. */
interface PlacedPair {
  readonly pair: string
  readonly count: number
  readonly sections: string
}

/** The files of the sections of pairs of common words. */
export function planPairShards(
  rowsFrom: RowsFrom,
  starts: readonly number[],
): FilePlan<PlacedPair, PairShard> {
  return {
    limit: WORDS_SIZE,
    sizeOf: ({ pair, count }) => pair.length + count,
    keyOf: ({ pair }) => pair,
    from: function* (from) {
      for (const { word: pair, rows } of rowsFrom(from)) {
        const list = createJoinedList()
        let count = 0
        for (const { segment, text } of rows) {
          const own = readList(text)
          if (own) list.add(own, starts[segment] ?? 0)
          count += own?.count ?? 0
        }
        yield { pair, count, sections: list.text() }
      }
    },
    toShard: (own) => ({
      pairs: writeSorted(own.map(({ pair }) => pair)),
      sections: own.map(({ sections }) => sections),
    }),
  }
}
