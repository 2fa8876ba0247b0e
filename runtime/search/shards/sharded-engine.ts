// Room: search in data that is split into files by term; each query loads the files that it needs
// The engine is the one for whole data. It runs over what has been loaded, notes what it misses and
// runs again when that has come, so relevance has one source. Nothing here may import values from
// another folder, see shard-tools.ts.
import type { HitOptions, SearchResult } from '../engine.ts'
import type { Section } from '../sections.ts'
import { createKnownNames } from './known-names.ts'
import { readLayout } from './layout.ts'
import { createLazyNames } from './lazy-names.ts'
import { createLazySections } from './lazy-sections.ts'
import { createLazyTerms } from './lazy-terms.ts'
import type { ShardRoot } from './shard-files.ts'
import { createShardLoader, type LoadShard, MissingShards } from './shard-loader.ts'
import type { ShardTools } from './shard-tools.ts'
import { createSectionTexts } from './section-texts.ts'
import { fileOf } from './sorted-texts.ts'
import { createWordPlaces } from './word-places.ts'

interface ShardedInput {
  readonly root: ShardRoot
  readonly synonyms: readonly (readonly string[])[]
  readonly load: LoadShard
  readonly tools: ShardTools
}

/** A search engine that loads what it needs; `search` is that of `SearchEngine`. */
export interface ShardedEngine {
  readonly search: (query: string, limit: number, options?: HitOptions) => Promise<SearchResult>
}

const MAX_QUERY = 200

/** Create an engine, which keeps all files that it has loaded. */
export function createShardedEngine({ root, synonyms, load, tools }: ShardedInput): ShardedEngine {
  const loader = createShardLoader(root, load)
  const layout = readLayout(root)
  const names = createKnownNames(layout, tools)
  const { details, toWritten } = createSectionTexts({ root, layout, loader, tools })
  const sections = createLazySections({
    layout,
    nameOf: names.of,
    details,
    words: createWordPlaces({ root, layout, loader, commonWords: tools.commonWords }),
    noName: tools.createName(''),
  })
  const index = { ...createLazyTerms({ root, layout, loader, names, tools }), sections }
  const namedIn = createLazyNames({ root, loader, names, index, tools })
  const { toPlain } = tools.createView([], root.variants)
  const numberOf = new Map(sections.map((section, number) => [section, number]))
  const view = {
    toPlain,
    toWritten: (section: Section): Section => toWritten(numberOf.get(section) ?? -1) ?? section,
  }
  const pin: ReturnType<ShardTools['createPins']> = (query, ranked) => {
    loader.settle()
    const named = namedIn(query).flatMap((number) => sections[number] ?? [])
    loader.settle()
    return tools.createPins({ sections: named, isWord: index.isWord })(query, ranked)
  }
  const topOf = ({ pageIndex }: Section): string => layout.tops[pageIndex] ?? ''
  const tagsOf = ({ pageIndex }: Section): readonly string[] => layout.tags[pageIndex] ?? []
  // What words mean depends on the files, so an engine serves until others come.
  const create = (): ReturnType<ShardTools['createSearcher']> =>
    tools.createSearcher({ index, view, pin, synonyms, topOf, tagsOf })
  let searcher = create()
  const attempt = (...query: Parameters<typeof searcher.search>): SearchResult | undefined => {
    try {
      return searcher.search(...query)
    } catch (error) {
      if (error instanceof MissingShards) return undefined
      throw error
    }
  }
  return {
    search: async (query, limit, options) => {
      expectFiles(toPlain(query.slice(0, MAX_QUERY)), { root, index, loader, tools })
      while (true) {
        if (await loader.loadMissing()) searcher = create()
        const result = attempt(query, limit, options)
        if (result && !loader.isMissing()) return result
      }
    },
  }
}

interface Expecting extends Pick<ShardedInput, 'root' | 'tools'> {
  readonly index: ReturnType<typeof createLazyTerms>
  readonly loader: ReturnType<typeof createShardLoader>
}

/** Note the files that a query needs in any case, so that they come together. */
function expectFiles(query: string, { root, index, loader, tools }: Expecting): void {
  const words = tools.wordsOf(query)
  const common = new Set(tools.commonWords)
  const tokens = words.flatMap(tools.tokensOf).filter((token) => !common.has(token))
  for (const token of tokens) {
    index.terms.startingWith(tools.stemStart(tools.stem(token)))
    loader.get('terms', fileOf(root.firsts.terms, token))
  }
  if (words.length < 2) return
  for (const word of words.map(tools.fold))
    if (!common.has(word)) loader.get('words', fileOf(root.firsts.words, word))
}
