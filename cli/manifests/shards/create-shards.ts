// Search data in many files; each query needs a few. Given the pages of one version and language, it
// returns the files and the root that says what is where. It must not know where they are published.
import { toTopCategory } from '../../../runtime/search/ranking/filter-hits.ts'
import { writeAscending, writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import {
  HASH_LENGTH,
  type ShardKind,
  type ShardRoot,
  type SortedKind,
  toShardName,
} from '../../../runtime/search/shards/shard-files.ts'
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../runtime/shared/manifests/manifests.ts'
import { toSearchData } from '../../../runtime/shared/manifests/search-columns.ts'
import { sha256 } from '../../primitives/hash.ts'
import { groupPages } from './group-pages.ts'
import { joinRows } from './joined-rows.ts'
import { createNameShards } from './name-shards.ts'
import { collectNames } from './section-names.ts'
import { createSegment, type Segment } from './segment.ts'
import { layOut, toStarts } from './slots.ts'
import { cutRuns } from './split-files.ts'
import { createTermShards, createVocabularyShards, type SortedFile } from './term-shards.ts'
import { createPairShards, createWordShards } from './word-shards.ts'

/** Search data in shards, without the URL of its folder. */
export interface Shards {
  readonly root: Omit<ShardRoot, 'folder'>
  /** The JSON of the files by name. */
  readonly files: ReadonlyMap<string, string>
}

/** The pages of shards, and what stands for them. */
export interface ShardInput {
  readonly pages: readonly SearchDataPage[]
  readonly variants?: CharacterVariants | undefined
  /** Of all pages, in their order. The large parts may be read each time they are needed. */
  readonly segments: readonly Segment[]
}

/** A file of shards. */
export interface ShardFile {
  readonly name: string
  readonly text: string
  /** SHA-256 of the text, hex. */
  readonly hash: string
}

/** Gets each file as soon as it is made: all of them may take more memory than there is. */
export type WriteShard = (file: ShardFile) => void

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
  groups = groupPages(pages),
): Shards {
  const files = new Map<string, string>()
  const segments = groups.map((own) => createSegment(own, variants))
  const root = writeShards({ pages, variants, segments }, ({ name, text }) => files.set(name, text))
  return { root, files }
}

/** Write the files of pages; returns the root. */
export function writeShards(
  { pages, variants, segments }: ShardInput,
  write: WriteShard,
): Shards['root'] {
  const named = segments.map(({ names }) => names)
  const { starts, gaps } = layOut(named)
  const names = collectNames(named, starts)
  const hashes: Record<ShardKind, string> = {
    vocabulary: '',
    terms: '',
    words: '',
    pairs: '',
    names: '',
    texts: '',
  }
  const writeFile = (kind: ShardKind, shard: unknown): void => {
    const text = JSON.stringify(shard)
    const hash = sha256(text)
    const short = hash.slice(0, HASH_LENGTH)
    hashes[kind] += short
    write({ name: toShardName(kind, short), text, hash })
  }
  const rowsOf = (kind: 'terms' | 'words' | 'pairs') =>
    joinRows(segments.map((segment) => segment[kind]))
  const writeSorted = (kind: SortedKind, files: Iterable<SortedFile<unknown>>): string[] => {
    const firsts: string[] = []
    for (const { first, shard } of files) {
      firsts.push(first)
      writeFile(kind, shard)
    }
    return firsts
  }
  const writeTerms = (): Pick<ShardRoot['firsts'], 'vocabulary' | 'terms'> => {
    const rows = rowsOf('terms')
    return {
      vocabulary: writeSorted('vocabulary', createVocabularyShards(rows)),
      terms: writeSorted('terms', createTermShards(rows, { segments: named, starts, names })),
    }
  }
  const firsts = {
    ...writeTerms(),
    words: writeSorted('words', createWordShards(rowsOf('words'), starts)),
    pairs: writeSorted('pairs', createPairShards(rowsOf('pairs'), starts)),
    names: writeSorted('names', createNameShards(names)),
  }
  const texts = [...cutRuns(pages, { limit: TEXTS_SIZE, sizeOf: sizeOfPage, keyOf: ({ u }) => u })]
  for (const own of texts) writeFile('texts', toSearchData(own))
  return {
    version: 5,
    pages: writeNumbers(named.flatMap(({ counts }) => counts)),
    gaps: writeNumbers(gaps),
    lengths: writeNumbers(named.flatMap(({ lengths }) => lengths)),
    boosts: pages.flatMap(({ b }, page): ShardRoot['boosts'] => (b === 1 ? [] : [[page, b]])),
    files: hashes,
    firsts,
    texts: writeAscending(toStarts(texts.map(({ length }) => length))),
    sections: describeTops(pages),
    ...describeTags(pages),
    ...(variants && { variants }),
  }
}

function describeTops(pages: readonly SearchDataPage[]): NonNullable<ShardRoot['sections']> {
  const tops = pages.map(({ c }) => toTopCategory(c))
  const names = [...new Set(tops)]
  const places = new Map(names.map((name, place) => [name, place]))
  return { names, pages: writeNumbers(tops.map((top) => places.get(top) ?? 0)) }
}

function describeTags(pages: readonly SearchDataPage[]): Pick<ShardRoot, 'tags'> {
  const names = [...new Set(pages.flatMap(({ g = [] }) => g))]
  if (names.length === 0) return {}
  const places = new Map(names.map((name, place) => [name, place]))
  const numbers = pages.flatMap(({ g = [] }) => [
    g.length,
    ...g.map((name) => places.get(name) ?? 0),
  ])
  return { tags: { names, pages: writeNumbers(numbers) } }
}
