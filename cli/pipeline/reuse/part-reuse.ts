import type { Cache } from '../../cache/open-cache.ts'
import type { Variant } from '../../model/source-file.ts'
import type { NewPack } from '../../parts/pack.ts'
import { outlinePages } from './outline-pages.ts'
import type { Reuse } from './reuse.ts'

/** Which pages belong to a part. */
export type IsOwn = (variant: Variant) => boolean

/** For the build of a part: the pages of other parts are outlines, and cards that are drawn go into the pack. */
export function createPartReuse(isOwn: IsOwn, pack: NewPack): Reuse {
  return {
    isOwn,
    pagesOf: async ({ config, sources }) => {
      const others = sources.filter(({ variant }) => !isOwn(variant))
      return { pages: await outlinePages(others, config), diagnostics: [] }
    },
    withCards: (cache) => copyTo(pack, cache),
    takeRendered: (rendered) => rendered,
  }
}

/** The same cache; what is found or set in it is put into the pack too. */
function copyTo(pack: NewPack, cache: Cache): Cache {
  return {
    ...cache,
    get: (key) => {
      const value = cache.get(key)
      if (value !== undefined) pack.set(key, value)
      return value
    },
    set: (key, value, isShared) => {
      pack.set(key, value)
      cache.set(key, value, isShared)
    },
  }
}
