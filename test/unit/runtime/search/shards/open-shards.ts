import { createShards } from '../../../../../cli/manifests/shards/create-shards.ts'
import { createShardedEngine } from '../../../../../runtime/search/shards/sharded-engine.ts'
import { shardTools } from '../../../../../runtime/search/shards/shard-tools.ts'
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../../../runtime/shared/manifests/manifests.ts'

interface OpenOptions {
  readonly synonyms?: readonly (readonly string[])[]
  readonly variants?: CharacterVariants
  /** The pages, as segments have them. */
  readonly groups?: readonly (readonly SearchDataPage[])[]
}

/** The engine over the shards of pages, and the names of the files that it has loaded. */
export function openShards(
  pages: readonly SearchDataPage[],
  { synonyms = [], variants, groups }: OpenOptions = {},
) {
  const { root, files } = createShards(pages, variants, groups)
  const loaded: string[] = []
  const engine = createShardedEngine({
    root: { ...root, folder: '/shards/' },
    synonyms,
    tools: shardTools,
    load: async (name) => {
      loaded.push(name)
      return JSON.parse(files.get(name) ?? 'null') as unknown
    },
  })
  return { engine, loaded, files }
}
