// Search data in many files; each query needs a few. Given the pages of one version and language, it
// returns the files and the root that says what is where. It must not know where they are published.
import { toTopCategory } from '../../../runtime/search/ranking/filter-hits.ts'
import { writeAscending, writeNumbers } from '../../../runtime/search/shards/numbers.ts'
import {
  HASH_LENGTH,
  hashAt,
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
import { type EarlierShards, findChangedKeys } from './earlier-shards.ts'
import { groupPages } from './group-pages.ts'
import { joinRows } from './joined-rows.ts'
import { planNameShards } from './name-shards.ts'
import { collectNames } from './section-names.ts'
import { createSegment, type Segment } from './segment.ts'
import { layOut, toStarts } from './slots.ts'
import { cutFiles, type FilePlan } from './sorted-files.ts'
import { cutRuns } from './split-files.ts'
import { planTermShards, planVocabularyShards } from './term-shards.ts'
import { planPairShards, planWordShards } from './word-shards.ts'

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
  /** See `cutTexts`. */
  readonly texts: readonly (readonly SearchDataPage[])[]
  /** Shards of almost the same pages, whose files are kept if they don't change. */
  readonly earlier?: EarlierShards | undefined
}

/** A file of shards. */
export interface ShardFile {
  readonly name: string
  readonly text: string
  /** SHA-256 of the text, hex. */
  readonly hash: string
}

/** Gets each file, in their order. */
export interface ShardFiles {
  /** A file is written as soon as it is made: all of them may take more memory than there is. */
  readonly write: (file: ShardFile) => void
  /** A file of the earlier shards, by its name. */
  readonly keep: (name: string) => void
}

const TEXTS_SIZE = 12_000

const sizeOfPage = ({ s }: SearchDataPage): number =>
  s.reduce(
    (sum, [, , heading, prose, names]) => sum + heading.length + prose.length + names.length,
    0,
  )

/** Cut pages into the files of their texts. */
export const cutTexts = (
  pages: readonly SearchDataPage[],
): readonly (readonly SearchDataPage[])[] => [
  ...cutRuns(pages, { limit: TEXTS_SIZE, sizeOf: sizeOfPage, keyOf: ({ u }) => u }),
]

/** Create the files of pages. Takes about a millisecond for each page. */
export function createShards(
  pages: readonly SearchDataPage[],
  variants?: CharacterVariants,
  groups = groupPages(pages),
): Shards {
  const files = new Map<string, string>()
  const segments = groups.map((own) => createSegment(own, variants))
  const root = writeShards(
    { pages, variants, segments, texts: cutTexts(pages) },
    { write: ({ name, text }) => files.set(name, text), keep: () => {} },
  )
  return { root, files }
}

/** Write the files of pages; returns the root. */
export function writeShards(input: ShardInput, files: ShardFiles): Shards['root'] {
  const { pages, variants, segments, texts, earlier } = input
  const named = segments.map(({ names }) => names)
  const { starts, gaps } = layOut(named)
  const names = collectNames(named, starts)
  const changed = earlier && findChangedKeys(earlier, { segments, starts, names })
  const { hashes, writeFile, keepFile } = listHashes(files)
  const writeSorted = <Item, Shard>(
    kind: SortedKind,
    plan: FilePlan<Item, Shard>,
    keys: readonly string[] | undefined,
  ): string[] => {
    const known = earlier && keys && { ...earlierFiles(earlier, kind), changed: keys }
    return Array.from(cutFiles(plan, known), (file) => {
      if (file.hash === undefined) writeFile(kind, file.shard)
      else keepFile(kind, file.hash)
      return file.first
    })
  }
  const rowsOf = (kind: 'terms' | 'words' | 'pairs') =>
    joinRows(segments.map((segment) => segment[kind]))
  const writeTerms = (): Pick<ShardRoot['firsts'], 'vocabulary' | 'terms'> => {
    const rows = rowsOf('terms')
    const plan = planTermShards(rows, { segments: named, starts, names })
    return {
      vocabulary: writeSorted('vocabulary', planVocabularyShards(rows), changed?.terms),
      terms: writeSorted('terms', plan, changed?.terms),
    }
  }
  const firsts = {
    ...writeTerms(),
    words: writeSorted('words', planWordShards(rowsOf('words'), starts), changed?.words),
    pairs: writeSorted('pairs', planPairShards(rowsOf('pairs'), starts), changed?.pairs),
    names: writeSorted('names', planNameShards(names), changed?.names),
  }
  for (const own of texts) {
    const known = earlier?.findTexts(own)
    if (known === undefined) writeFile('texts', toSearchData(own))
    else keepFile('texts', known)
  }
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

/** Lists the short hashes of files by kind. */
function listHashes({ write, keep }: ShardFiles) {
  const hashes: Record<ShardKind, string> = {
    vocabulary: '',
    terms: '',
    words: '',
    pairs: '',
    names: '',
    texts: '',
  }
  return {
    hashes,
    writeFile: (kind: ShardKind, shard: unknown): void => {
      const text = JSON.stringify(shard)
      const hash = sha256(text)
      const short = hash.slice(0, HASH_LENGTH)
      hashes[kind] += short
      write({ name: toShardName(kind, short), text, hash })
    },
    keepFile: (kind: ShardKind, short: string): void => {
      hashes[kind] += short
      keep(toShardName(kind, short))
    },
  }
}

const earlierFiles = ({ root: { firsts, files } }: EarlierShards, kind: SortedKind) => ({
  firsts: firsts[kind],
  hashes: firsts[kind].map((_, at) => hashAt(files[kind], at)),
})

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
