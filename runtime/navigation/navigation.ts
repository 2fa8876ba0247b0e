// Client-side navigation. Enters: addresses to go to. Leaves: their pages in the same shell.
// What cannot be done well here is left to the browser: it loads the page in full.
import { swapPage } from './swap-page.ts'
import { moveFocus, place } from './focus-and-scroll.ts'
import { type FetchedPage, fetchText, toPage } from './fetch-page.ts'
import { createEntry, type HistoryEntry, toEntry } from '../state/history-entry.ts'
import { patchSidebar } from './patch-sidebar.ts'
import type { PageData } from '../shared/site-view.ts'
import { isSamePage } from './link-target.ts'
import type { Prefetcher } from './prefetch.ts'
import type { Progress } from './progress.ts'
import { hideRouteError, showRouteError } from './route-error.ts'
import type { ScrollStore } from './scroll-store.ts'

interface Visit {
  readonly url: URL
  /** The entry of the history that was stepped to; undefined when a link was followed. */
  readonly entry: HistoryEntry | undefined
}

interface NavigationParts {
  /** Of the page that was loaded in full. */
  readonly data: PageData
  readonly scroll: ScrollStore
  readonly prefetcher: Prefetcher
  readonly progress: Progress
  readonly announce: () => void
  /** Runs when a page came in. */
  readonly onPage: () => void
}

/** Goes from page to page; the last order given wins. */
export class Navigation {
  readonly #parts: NavigationParts
  /** Of the page that is shown; while another is loading, the address bar may be ahead. */
  #shown = new URL(location.href)
  #entry: HistoryEntry
  #pending: AbortController | undefined

  constructor(parts: NavigationParts) {
    this.#parts = parts
    this.#entry = toEntry(history.state) ?? createEntry(0)
    history.replaceState(this.#entry, '')
  }

  /** Where the reader was when this entry was left, if it is an old one. */
  get savedTop(): number | undefined {
    return this.#parts.scroll.read(this.#entry.key)
  }

  saveTop(): void {
    this.#parts.scroll.save(this.#entry.key, window.scrollY)
  }

  /** Stop what is loading. */
  stop(): void {
    this.#pending?.abort()
    this.#pending = undefined
    this.#parts.progress.end()
  }

  /** Follow a link. */
  follow(url: URL): void {
    // While a step in the history is loading, the address is no longer that of the page that is shown.
    const isHere = isSamePage(url, this.#shown) && isSamePage(new URL(location.href), this.#shown)
    if (!isHere) return void this.#visit({ url, entry: undefined })
    this.stop()
    hideRouteError()
    place('', 0)
    moveFocus('')
  }

  /** The address bar went elsewhere: by the history's buttons, or to a hash. */
  step(state: unknown): void {
    const url = new URL(location.href)
    const entry = toEntry(state)
    if (!entry) return this.#enterHash(url)
    this.saveTop()
    if (!isSamePage(url, this.#shown)) return void this.#visit({ url, entry })
    this.stop()
    this.#entry = entry
    this.#shown = url
    place(url.hash, this.#parts.scroll.read(entry.key))
  }

  /** The browser made this entry and has scrolled. */
  #enterHash(url: URL): void {
    this.stop()
    this.#entry = createEntry(this.#entry.index + 1)
    this.#shown = url
    history.replaceState(this.#entry, '')
  }

  async #visit(to: Visit): Promise<void> {
    this.stop()
    const pending = new AbortController()
    this.#pending = pending
    this.#parts.progress.begin()
    const fetched = await this.#load(to.url, pending.signal)
    if (pending.signal.aborted) return
    this.stop()
    if (fetched.kind === 'page') this.#show(fetched.page, fetched.url, to)
    else if (fetched.kind === 'failed') this.#fail(fetched.error, to)
    else this.#leave(fetched.reason, to)
  }

  async #load(url: URL, signal: AbortSignal): Promise<FetchedPage> {
    try {
      const early = await this.#parts.prefetcher.take(url)?.catch(() => undefined)
      const text = early ?? (await fetchText(url.href, { signal }))
      const fetched = toPage(text, url, this.#parts.data)
      // Asked for early and refused: the address may be all right by now, as the browser will see.
      if (early && fetched.kind === 'failed') {
        return { kind: 'other', reason: fetched.error.message }
      }
      return fetched
    } catch (error) {
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
    }
  }

  #show(page: Document, url: URL, { entry }: Visit): void {
    if (entry) this.#entry = entry
    else this.#enter(url)
    this.#shown = url
    hideRouteError()
    swapPage(page, patchSidebar)
    this.#parts.onPage()
    moveFocus(url.hash)
    place(url.hash, entry && this.#parts.scroll.read(entry.key))
    this.#parts.announce()
  }

  /** Write the address; the entry that stands for the open menu becomes the new page's. */
  #enter(url: URL): void {
    const now = toEntry(history.state) ?? this.#entry
    if (!now.menu) this.saveTop()
    this.#entry = createEntry(now.menu ? now.index : now.index + 1)
    if (now.menu) history.replaceState(this.#entry, '', url)
    else history.pushState(this.#entry, '', url)
  }

  #fail(error: Error, to: Visit): void {
    const distance = to.entry && to.entry.index - this.#entry.index
    // The page that stays keeps its address.
    if (distance) history.go(-distance)
    showRouteError(error, () => {
      if (distance) history.go(distance)
      else void this.#visit(to)
    })
  }

  #leave(reason: string | undefined, { url, entry }: Visit): void {
    const fault = `\`${url.pathname}\` could not be preloaded: ${reason ?? ''}. It is loaded in full.`
    if (reason !== undefined) console.warn(fault)
    this.saveTop()
    if (entry) location.reload()
    else location.assign(url)
  }
}
