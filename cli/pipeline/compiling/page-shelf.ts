// Where the large parts of compiled pages are. Given pages of this run or of the cache, it returns
// the same pages; on a large site, these parts are read from the cache each time they are needed.
import type { Cache } from '../../cache/open-cache.ts'
import { keepJson, readJson, shareJson } from '../../cache/remember.ts'
import type { ArticleHtml, Page, PageTwin } from '../../model/page.ts'
import { hashOf } from '../../primitives/hash.ts'
import { withComponents } from '../component-hashes.ts'
import type { CompiledPage } from './compile-page.ts'

/** Characters of HTML that stay in memory: those of about a thousand pages. */
const ROOM = 64 * 1024 * 1024

type HtmlFacts = Omit<ArticleHtml, 'pieces'>

/** Four fifths of a page: what is only needed to write its file or to check its samples and tables. */
interface PageBody extends Pick<Page, 'fences' | 'terms' | 'optionTables'> {
  readonly pieces: readonly string[]
  /** Of the Markdown. */
  readonly twin?: string | undefined
}

/** A page as the cache keeps it: its body is a separate value, which most builds never read. */
export interface StoredPage extends Omit<CompiledPage, 'page'> {
  readonly page?: Omit<Page, 'html' | keyof PageBody> & {
    readonly html: HtmlFacts
    readonly twin?: Omit<PageTwin, 'text'>
  }
}

/** Decides which pages keep their body in memory. */
export interface PageShelf {
  /** Store a new page, where `key` is its key in the cache; returns what to keep in memory of it. */
  readonly store: (key: string, compiled: CompiledPage) => CompiledPage
  /** Add its body to a page of the cache; undefined if the body is missing or damaged. */
  readonly complete: (key: string, stored: StoredPage) => CompiledPage | undefined
}

/** Create a shelf for the pages of one run; a body that `accepts` refuses counts as damaged. */
export function createPageShelf(
  cache: Cache,
  room = ROOM,
  accepts?: (body: unknown, stored: StoredPage) => boolean,
): PageShelf {
  let used = 0
  const hasRoom = (): boolean => used <= room
  const count = (parts: readonly string[]): void => {
    used += parts.reduce((sum, { length }) => sum + length, 0)
  }
  /** The body is read when it is needed, and stays in memory if there is room. */
  const openBody = (key: string, stored: StoredPage): (() => PageBody | undefined) => {
    let kept: PageBody | undefined
    return () => {
      if (kept) return kept
      const body = readJson<PageBody>(cache, toBodyKey(key))
      if (!body || accepts?.(body, stored) === false) return undefined
      if (!hasRoom()) return body
      count([...body.pieces, body.twin ?? ''])
      kept = body
      return body
    }
  }
  return {
    store: (key, compiled) => {
      const { page } = compiled
      // A cause may be a value that JSON can't hold.
      const diagnostics = compiled.diagnostics.map((diagnostic) => ({
        ...diagnostic,
        cause: undefined,
      }))
      const { components = {} } = compiled
      if (!page) {
        keepJson(cache, key, withComponents({ diagnostics }, components))
        return compiled
      }
      const { html, fences, terms, optionTables, twin, ...rest } = page
      const { pieces } = html
      const known = { ...rest, html: factsOf(html), ...(twin && { twin: withoutText(twin) }) }
      const stored = withComponents({ page: known, diagnostics }, components)
      shareJson(cache, key, stored)
      const body = { pieces, fences, terms, optionTables: optionTables ?? [], twin: twin?.text }
      shareJson(cache, toBodyKey(key), body)
      count([...pieces, twin?.text ?? ''])
      return hasRoom() || !cache.has(key) ? compiled : shelve(stored, openBody(key, stored))
    },
    complete: (key, stored) => {
      const { page, ...others } = stored
      if (!page) return others
      const read = openBody(key, stored)
      const isThere = accepts ? read() !== undefined : cache.verify(toBodyKey(key))
      return isThere ? shelve(stored, read) : undefined
    },
  }
}

/** In one order, so that a page of the cache is written as it was first. */
const factsOf = ({ hash, hasMath, hasRareBlocks }: HtmlFacts): HtmlFacts => ({
  hash,
  hasMath,
  hasRareBlocks,
})

const withoutText = ({ text: _text, ...known }: PageTwin): Omit<PageTwin, 'text'> => known

/** The key of a page's body in the cache. */
export function toBodyKey(key: string): string {
  return hashOf('body', key)
}

function shelve(
  { page, ...others }: StoredPage,
  readBody: () => PageBody | undefined,
): CompiledPage {
  if (!page) return others
  const read = (): PageBody => {
    const body = readBody()
    if (body) return body
    throw new Error('The folder `.docs-ssg` changed during the build. Run the command again.')
  }
  const { twin: known, ...rest } = page
  const html: ArticleHtml = {
    ...factsOf(page.html),
    get pieces() {
      return read().pieces
    },
  }
  return {
    page: {
      ...rest,
      html,
      ...(known && {
        twin: {
          ...known,
          get text() {
            return read().twin ?? ''
          },
        },
      }),
      get fences() {
        return read().fences
      },
      get terms() {
        return read().terms
      },
      get optionTables() {
        return read().optionTables ?? []
      },
    },
    ...others,
  }
}
