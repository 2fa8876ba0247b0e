import type { CharacterVariants, SearchDataPage } from '../../../runtime/shared/manifests.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { remember } from '../../cache/remember.ts'
import { hashOf, sha256 } from '../../primitives/hash.ts'
import { createShards, type Shards } from './create-shards.ts'

interface KeptShards extends Pick<Shards, 'root'> {
  readonly files: readonly (readonly [name: string, text: string])[]
}

/** Take the shards of pages from the cache, or create and store them: reading them takes far less time. */
export function keepShards(
  cache: Cache,
  pages: readonly SearchDataPage[],
  variants?: CharacterVariants,
): Shards {
  const key = hashOf('search shards', hashPages(pages), JSON.stringify(variants ?? null))
  const { root, files } = remember(cache, key, (): KeptShards => {
    const shards = createShards(pages, variants)
    return { root: shards.root, files: [...shards.files] }
  })
  return { root, files: new Map(files) }
}

/** Page by page, because the text of all of them may be longer than a string can be. */
const hashPages = (pages: readonly SearchDataPage[]): string =>
  sha256(pages.map((page) => sha256(JSON.stringify(page))).join(' '))
