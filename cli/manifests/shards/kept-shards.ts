// Shards whose files stay in the cache until they are written. Given pages, it returns the shards: from the
// cache if the same pages had them, else made from segments. Only segments that have changed are made again.
import type {
  CharacterVariants,
  SearchDataPage,
} from '../../../runtime/shared/manifests/manifests.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson } from '../../cache/remember.ts'
import { hashOf, sha256 } from '../../primitives/hash.ts'
import { type Shards, type WriteShard, writeShards } from './create-shards.ts'
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
}

/** Take the shards of pages from the cache, or create and store them. */
export function keepShards(
  cache: Cache,
  pages: readonly SearchDataPage[],
  variants?: CharacterVariants,
): KeptShards {
  const texts = createTextStore(cache)
  const about = JSON.stringify(variants ?? null)
  // Page by page, because the text of all of them may be longer than a string can be.
  const hashes = new Map(pages.map((page) => [page, sha256(JSON.stringify(page))]))
  const hashPages = (own: readonly SearchDataPage[]): string =>
    sha256(own.map((page) => hashes.get(page)).join(' '))
  const key = hashOf('search shards', hashPages(pages), about)
  const known = readJson<StoredShards>(cache, key)
  if (known?.files.every(([, file]) => cache.verify(file)))
    return { ...known, files: new Map(known.files.map(([name, file]) => [name, texts.open(file)])) }
  const segments = groupPages(pages).map((own) => {
    const of = hashOf('search segment', hashPages(own), about)
    return keepSegment(texts, of, () => createSegment(own, variants))
  })
  const files: [name: string, key: string][] = []
  const write: WriteShard = ({ name, text, hash }) => files.push([name, texts.keep(hash, text)])
  const root = writeShards({ pages, variants, segments }, write)
  const opened = new Map(files.map(([name, file]) => [name, texts.open(file)]))
  const hash = sha256(JSON.stringify(root))
  keepJson(cache, key, { root, hash, files } satisfies StoredShards)
  return { root, hash, files: opened }
}

/** A segment whose large parts are read from the cache each time, but not before they are needed. */
function keepSegment(texts: TextStore, of: string, make: () => Segment): Segment {
  const parts = ['names', 'terms', 'words', 'pairs'] as const
  const keys = parts.map((part) => hashOf(part, of))
  if (!keys.every(texts.has)) {
    const made = make()
    parts.forEach((part, at) =>
      texts.keep(keys[at] ?? '', part === 'names' ? JSON.stringify(made.names) : made[part]),
    )
  }
  const [names, terms, words, pairs] = keys.map(texts.open)
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
