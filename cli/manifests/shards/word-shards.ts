import type { PairShard, WordShard } from '../../../runtime/search/shards/shard-files.ts'
import { writeSorted } from '../../../runtime/search/shards/sorted-texts.ts'
import type { JoinedRows } from './joined-rows.ts'
import { createJoinedList, readList } from './number-lists.ts'
import { cutRuns } from './split-files.ts'
import type { SortedFile } from './term-shards.ts'

const WORDS_SIZE = 24_000

/** The files of the places of words, which phrases in queries need. */
export function* createWordShards(
  { words, rowsOf }: JoinedRows,
  starts: readonly number[],
): Iterable<SortedFile<WordShard>> {
  const entries = function* (): Iterable<{ readonly word: string; readonly places: string }> {
    for (const word of words) {
      const list = createJoinedList()
      for (const { segment, cells } of rowsOf(word)) {
        const [first, last, steps = ''] = cells
        list.add({ first: Number(first), last: Number(last), steps }, starts[segment] ?? 0)
      }
      yield { word, places: list.text() }
    }
  }
  const sizeOf = ({ word, places }: { readonly word: string; readonly places: string }): number =>
    word.length + places.length
  for (const own of cutRuns(entries(), { limit: WORDS_SIZE, sizeOf, keyOf: ({ word }) => word }))
    yield {
      first: own[0]?.word ?? '',
      shard: {
        words: writeSorted(own.map(({ word }) => word)),
        places: own.map(({ places }) => places),
      },
    }
}

/** The files of the sections of pairs of common words. */
export function* createPairShards(
  { words, rowsOf }: JoinedRows,
  starts: readonly number[],
): Iterable<SortedFile<PairShard>> {
  const entries = words.map((pair) => {
    const list = createJoinedList()
    let count = 0
    for (const { segment, cells } of rowsOf(pair)) {
      const own = readList(cells[0] ?? '')
      if (own) list.add(own, starts[segment] ?? 0)
      count += own?.count ?? 0
    }
    return { pair, count, text: list.text() }
  })
  for (const own of cutRuns(entries, {
    limit: WORDS_SIZE,
    sizeOf: ({ pair, count }) => pair.length + count,
    keyOf: ({ pair }) => pair,
  }))
    yield {
      first: own[0]?.pair ?? '',
      shard: {
        pairs: writeSorted(own.map(({ pair }) => pair)),
        sections: own.map(({ text }) => text),
      },
    }
}
