// Shards whose files stay in the cache until they are written. Given pages, it returns the shards: from the
// cache if the same pages had them, else made from segments. Only segments that have changed are made again, and
// of the files of the last build only those that such a segment changes.
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../runtime/shared/manifests/manifests.ts'
import { hashAt } from '../../../runtime/search/shards/shard-files.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { hashOf, sha256 } from '../../primitives/hash.ts'
import { cutTexts, type Shards, writeShards } from './create-shards.ts'
import type { EarlierShards } from './earlier-shards.ts'
import { groupPages } from './group-pages.ts'
import { createSegment, type Segment } from './segment.ts'

/** Search data in shards whose files are read one at a time. */
export interface KeptShards extends Pick<Shards, 'root'> {
  /** Each with the function that returns its JSON. */
  readonly files: ReadonlyMap<string, () => string>
  /** SHA-256 of the root, which changes with each file, hex. */
  readonly hash: string
}

/** As the cache has it; the files are values of the cache too. */
interface StoredShards extends Pick<KeptShards, 'root' | 'hash'> {
  readonly files: readonly (readonly [name: string, key: string])[]
  /** The key of each segment. */
  readonly segments: readonly string[]
  /** The hash of the pages of each file of texts. */
  readonly texts: readonly string[]
}

/** The pages of one version and locale, and what they are called among others. */
export interface ShardScope {
  /** Shards of an earlier build are found by it; it changes nothing in the files. */
  readonly name: string
  readonly pages: readonly SearchDataPage[]
  readonly variants?: CharacterVariants | undefined
}

/** Take the shards of pages from the cache, or create and store them. */
export function keepShards(cache: Cache, { name, pages, variants }: ShardScope): KeptShards {
  const texts = createTextStore(cache)
  const about = JSON.stringify(variants ?? null)
  // Page by page, because the text of all of them may be longer than a string can be.
  const hashes = new Map(pages.map((page) => [page, sha256(JSON.stringify(page))]))
  const hashPages = (own: readonly SearchDataPage[]): string =>
    sha256(own.map((page) => hashes.get(page)).join(' '))
  const key = hashOf('search shards', hashPages(pages), about)
  const last = hashOf('last search shards', name)
  const open = ({ root, hash, files }: Omit<StoredShards, 'segments' | 'texts'>): KeptShards => {
    if (readJson(cache, last) !== key) keepJson(cache, last, key)
    return { root, hash, files: new Map(files.map(([file, of]) => [file, texts.open(of)])) }
  }
  const known = readShards(cache, key)
  if (known) return open(known)
  const kept = groupPages(pages).map((own) => {
    const of = hashOf('search segment', hashPages(own), about)
    return { of, segment: keepSegment(texts, of, () => createSegment(own, variants)) }
  })
  const keys = kept.map(({ of }) => of)
  const segments = kept.map(({ segment }) => segment)
  const stored = readShards(cache, readJson<string>(cache, last))
  const earlier = stored && openEarlier(texts, stored, { keys, hashPages })
  const earlierKeys = new Map(stored?.files)
  const files: [name: string, key: string][] = []
  const runs = cutTexts(pages)
  const root = writeShards(
    { pages, variants, segments, texts: runs, earlier },
    {
      write: ({ name: file, text, hash }) => files.push([file, texts.keep(hash, text)]),
      keep: (file) => files.push([file, earlierKeys.get(file) ?? '']),
    },
  )
  const hash = sha256(JSON.stringify(root))
  const made = { root, hash, files, segments: keys, texts: runs.map(hashPages) }
  keepJson(cache, key, made satisfies StoredShards)
  return open(made)
}

/** Undefined if there are none, or if a file is lost. */
function readShards(cache: Cache, key: string | undefined): StoredShards | undefined {
  const stored = key === undefined ? undefined : readJson<StoredShards>(cache, key)
  return stored?.files.every(([, file]) => cache.verify(file)) ? stored : undefined
}

/** This build, as far as shards of an earlier one are compared with it. */
interface Present {
  /** The key of each segment. */
  readonly keys: readonly string[]
  readonly hashPages: (pages: readonly SearchDataPage[]) => string
}

/** Undefined if most segments are others, or if one is lost: to compare them would take longer than it saves. */
function openEarlier(
  store: TextStore,
  { root, segments, texts }: StoredShards,
  { keys, hashPages }: Present,
): EarlierShards | undefined {
  const isOther = (at: number): boolean => segments[at] !== keys[at]
  const others = segments.filter((_, at) => isOther(at))
  if (segments.length !== keys.length || others.length > segments.length / 2) return undefined
  if (!segments.every((of) => isKept(store, of))) return undefined
  const shorts = new Map(texts.map((hash, at) => [hash, hashAt(root.files.texts, at)]))
  return {
    root,
    segments: segments.map((of) => openSegment(store, of)),
    isOther,
    findTexts: (pages) => shorts.get(hashPages(pages)),
  }
}

const parts = ['names', 'terms', 'words', 'pairs'] as const
const keysOf = (of: string): readonly string[] => parts.map((part) => hashOf(part, of))
const isKept = ({ has }: TextStore, of: string): boolean => keysOf(of).every(has)

function keepSegment(store: TextStore, of: string, make: () => Segment): Segment {
  if (!isKept(store, of)) {
    const made = make()
    const keys = keysOf(of)
    parts.forEach((part, at) =>
      store.keep(keys[at] ?? '', part === 'names' ? JSON.stringify(made.names) : made[part]),
    )
  }
  return openSegment(store, of)
}

/** A segment whose large parts are read from the cache each time, but not before they are needed. */
function openSegment(store: TextStore, of: string): Segment {
  const [names, terms, words, pairs] = keysOf(of).map(store.open)
  return {
    names: JSON.parse(names?.() ?? ''),
    get terms() {
      return terms?.() ?? ''
    },
    get words() {
      return words?.() ?? ''
    },
    get pairs() {
      return pairs?.() ?? ''
    },
  }
}

/** Texts in the cache, or in memory if it keeps nothing. */
interface TextStore {
  readonly has: (key: string) => boolean
  /** Returns the key. */
  readonly keep: (key: string, text: string) => string
  readonly open: (key: string) => () => string
}

function createTextStore(cache: Cache): TextStore {
  const unkept = new Map<string, string>()
  return {
    has: (key) => cache.verify(key),
    keep: (key, text) => {
      if (!cache.has(key)) cache.set(key, Buffer.from(text))
      if (!cache.has(key)) unkept.set(key, text)
      return key
    },
    open: (key) => () => {
      const text = unkept.get(key) ?? decode(cache.get(key))
      if (text !== undefined) return text
      throw new Error('The folder `.docs-ssg` changed during the build. Run the command again.')
    },
  }
}

const decode = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
