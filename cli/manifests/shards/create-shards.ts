// Search data in many files; each query needs a few. Given the pages of one version and language, it
// returns the files and the root that says what is where. It must not know where they are published.
import { createView } from '../../../runtime/search/words/character-variants.ts'
import { toTopCategory } from '../../../runtime/search/ranking/count-sections.ts'
import { createSearchIndex } from '../../../runtime/search/search-index.ts'
import type { Section } from '../../../runtime/search/sections.ts'
import { writeAscending, writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import {
  type ShardRoot,
  type SortedKind,
  toShardName,
} from '../../../runtime/search/shards/shard-files.ts'
import type { CharacterVariants, SearchDataPage } from '../../../runtime/shared/manifests.ts'
import { toSearchData } from '../../../runtime/shared/search-columns.ts'
import { createNameShards } from './name-shards.ts'
import { collectNames } from './section-names.ts'
import { splitBySize } from './split-files.ts'
import { createTermShards, createVocabularyShards, type SortedFiles } from './term-shards.ts'
import { createPairShards, createWordShards } from './word-shards.ts'

/** Search data in shards, without the URL of its folder. */
export interface Shards {
  readonly root: Omit<ShardRoot, 'folder'>
  /** The JSON of the files by name. */
  readonly files: ReadonlyMap<string, string>
}

const TEXTS_SIZE = 12_000

const sizeOfPage = ({ s }: SearchDataPage): number =>
  s.reduce(
    (sum, [, , heading, prose, names]) => sum + heading.length + prose.length + names.length,
    0,
  )

/** Create the files of pages. Takes about a millisecond for each page. */
export function createShards(
  pages: readonly SearchDataPage[],
  variants?: CharacterVariants,
): Shards {
  const index = createSearchIndex(createView(pages, variants).pages)
  const { sections } = index
  const names = collectNames(sections)
  const texts = splitBySize(pages, TEXTS_SIZE, sizeOfPage)
  const sorted: Readonly<Record<SortedKind, SortedFiles<unknown>>> = {
    vocabulary: createVocabularyShards(index),
    terms: createTermShards(index, names),
    words: createWordShards(sections),
    pairs: createPairShards(sections),
    names: createNameShards(names),
  }
  const files = new Map<string, string>()
  for (const kind of ['vocabulary', 'terms', 'words', 'pairs', 'names'] as const)
    for (const [number, shard] of sorted[kind].shards.entries())
      files.set(toShardName(kind, number), JSON.stringify(shard))
  for (const [number, own] of texts.entries())
    files.set(toShardName('texts', number), JSON.stringify(toSearchData(own)))
  const root = {
    version: 4,
    ...describeSections(sections),
    boosts: pages.flatMap(({ b }, page): ShardRoot['boosts'] => (b === 1 ? [] : [[page, b]])),
    firsts: {
      vocabulary: sorted.vocabulary.firsts,
      terms: sorted.terms.firsts,
      words: sorted.words.firsts,
      pairs: sorted.pairs.firsts,
      names: sorted.names.firsts,
    },
    texts: writeAscending(toFirsts(texts)),
    sections: describeTops(pages),
    ...(variants && { variants }),
  } as const
  return { root, files }
}

/** The number of the first page of each run. */
function toFirsts(runs: readonly (readonly SearchDataPage[])[]): number[] {
  let next = 0
  return runs.map(({ length }) => {
    const first = next
    next += length
    return first
  })
}

function describeTops(pages: readonly SearchDataPage[]): NonNullable<ShardRoot['sections']> {
  const tops = pages.map(({ c }) => toTopCategory(c))
  const names = [...new Set(tops)]
  const places = new Map(names.map((name, place) => [name, place]))
  return { names, pages: writeNumbers(tops.map((top) => places.get(top) ?? 0)) }
}

function describeSections(sections: readonly Section[]): Pick<ShardRoot, 'pages' | 'lengths'> {
  const counts: number[] = []
  for (const { pageIndex } of sections) counts[pageIndex] = (counts[pageIndex] ?? 0) + 1
  return {
    pages: writeNumbers(counts),
    lengths: writeNumbers(sections.map(({ prose }) => prose.length)),
  }
}
