// Keeps pages of large sites out of memory. Enters: compiled pages that are in the cache. Leaves:
// the same pages, whose HTML is read from the cache each time it is needed.
import type { Cache } from '../cache/open-cache.ts'
import { readJson } from '../cache/remember.ts'
import type { ArticleHtml } from '../model/page.ts'
import type { CompiledPage } from './compile-page.ts'

/** Characters of HTML that stay in memory: those of about a thousand pages. */
const ROOM = 64 * 1024 * 1024

/** Decides which pages keep their HTML in memory. */
export interface PageShelf {
  /** `key` is that of the page in the cache. */
  readonly place: (key: string, compiled: CompiledPage) => CompiledPage
}

/** Create a shelf for the pages of one run. */
export function createPageShelf(cache: Cache, room = ROOM): PageShelf {
  let used = 0
  return {
    place: (key, compiled) => {
      const { page } = compiled
      if (!page) return compiled
      used += page.html.pieces.reduce((sum, { length }) => sum + length, 0)
      if (used <= room || !cache.has(key)) return compiled
      return { ...compiled, page: { ...page, html: shelve(page.html, key, cache) } }
    },
  }
}

function shelve({ hash, hasDocCards, hasMath }: ArticleHtml, key: string, cache: Cache) {
  return {
    hash,
    hasDocCards,
    hasMath,
    get pieces(): readonly string[] {
      const pieces = readJson<CompiledPage>(cache, key)?.page?.html.pieces
      if (pieces) return pieces
      throw new Error('The folder `.docs-ssg` changed during the build. Run the command again.')
    },
  }
}
