// Loads files of shards when a search has missed them.
import {
  isShard,
  type NameShard,
  type PairShard,
  type ShardKind,
  type ShardRoot,
  shardNameOf,
  type TermShard,
  type TextShard,
  type VocabularyShard,
  type WordShard,
} from './shard-files.ts'

/** The contents of the files of each kind. */
export interface ShardContents {
  readonly vocabulary: VocabularyShard
  readonly terms: TermShard
  readonly words: WordShard
  readonly pairs: PairShard
  readonly names: NameShard
  readonly texts: TextShard
}

/** Fetch the JSON of a file by its name in the folder of the shards. Rejects when that fails. */
export type LoadShard = (name: string) => Promise<unknown>

/** A search can't continue without files that have not come yet. */
export class MissingShards extends Error {
  override readonly message = 'Search data has not been loaded.'
}

/** The most files of texts that one attempt of a search may miss; the next one needs others. */
const MOST_TEXTS = 40

/** Files of shards, as far as they have been loaded. */
export interface ShardLoader {
  /** A file; undefined if it has not been loaded, which is noted. */
  readonly get: <Kind extends ShardKind>(
    kind: Kind,
    number: number,
  ) => ShardContents[Kind] | undefined
  readonly isMissing: () => boolean
  /** Throw `MissingShards` if files are missing. */
  readonly settle: () => void
  /** Load what is missing. Resolves to false if nothing is. */
  readonly loadMissing: () => Promise<boolean>
}

/** Create a loader of the files of a root, which keeps all that it has loaded. */
export function createShardLoader(root: Pick<ShardRoot, 'files'>, load: LoadShard): ShardLoader {
  const known: { readonly [Kind in ShardKind]: Map<number, ShardContents[Kind]> } = {
    vocabulary: new Map(),
    terms: new Map(),
    words: new Map(),
    pairs: new Map(),
    names: new Map(),
    texts: new Map(),
  }
  const loading = new Map<string, Promise<void>>()
  let missing = new Map<string, () => Promise<void>>()
  let missedTexts = 0
  const fetchFile = async <Kind extends ShardKind>(kind: Kind, number: number): Promise<void> => {
    const name = shardNameOf(root, kind, number)
    const data = await load(name)
    if (!isKind(kind, data)) throw new Error(`\`${name}\` is not search data.`)
    known[kind].set(number, data)
  }
  const request = <Kind extends ShardKind>(kind: Kind, number: number): Promise<void> => {
    const name = shardNameOf(root, kind, number)
    const begun = loading.get(name) ?? fetchFile(kind, number)
    loading.set(name, begun)
    const forget = (): boolean => loading.delete(name)
    begun.then(forget, forget)
    return begun
  }
  const settle = (): void => {
    if (missing.size > 0) throw new MissingShards()
  }
  return {
    get: (kind, number) => {
      const found = known[kind].get(number)
      if (found) return found
      missing.set(shardNameOf(root, kind, number), () => request(kind, number))
      if (kind === 'texts') missedTexts += 1
      if (missedTexts > MOST_TEXTS) settle()
      return undefined
    },
    isMissing: () => missing.size > 0,
    settle,
    loadMissing: async () => {
      const wanted = [...missing.values()]
      missing = new Map()
      missedTexts = 0
      await Promise.all(wanted.map((begin) => begin()))
      return wanted.length > 0
    },
  }
}

function isKind<Kind extends ShardKind>(kind: Kind, data: unknown): data is ShardContents[Kind] {
  return isShard[kind](data)
}
