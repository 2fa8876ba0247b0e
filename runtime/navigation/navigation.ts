// Room: client-side routing, prefetch, scroll, focus, progress
// Client-side navigation. What it cannot do well, it leaves to the browser, which then loads the
// page in full.
import type { PageData } from '../shared/views/page-data.ts'
import { createEntry, type HistoryEntry, toEntry } from '../state/history-entry.ts'
import { type FetchedPage, fetchPageText, toFetchedPage } from './fetch-page.ts'
import { moveFocus, scrollToTarget } from './focus-and-scroll.ts'
import { isSamePage } from './link-target.ts'
import { type Patch, preparePatch } from './patch-sidebar.ts'
import type { Prefetcher } from './prefetch.ts'
import type { Progress } from './progress.ts'
import { hideRouteError, showRouteError } from './route-error.ts'
import type { ScrollStore } from './scroll-store.ts'
import { addStylesheets, swapPage } from './swap-page.ts'
import { withViewTransition } from './view-transition.ts'

interface Visit {
  readonly url: URL
  /** The history entry that the reader went to; undefined when they followed a link. */
  readonly entry?: HistoryEntry
}

type ShownPage = Extract<FetchedPage, { readonly kind: 'page' }>

interface NavigationOptions {
  /** The data of the page that was loaded in full. */
  readonly data: PageData
  readonly scroll: ScrollStore
  readonly prefetcher: Prefetcher
  readonly progress: Progress
  readonly announce: () => void
  /** Runs after a page was swapped in. */
  readonly onPage: () => void
}

/** Goes from page to page. A new visit cancels the one that is still loading. */
export class Navigation {
  readonly #options: NavigationOptions
  /** Of the page that is shown. While another one is loading, `location` may already be ahead. */
  #shown = new URL(location.href)
  #entry: HistoryEntry
  #pending: AbortController | undefined

  constructor(options: NavigationOptions) {
    this.#options = options
    this.#entry = toEntry(history.state) ?? createEntry(0)
    history.replaceState(this.#entry, '')
  }

  /** The scroll position at which the reader left this history entry before. */
  get savedTop(): number | undefined {
    return this.#options.scroll.read(this.#entry.key)
  }

  saveTop(): void {
    this.#options.scroll.save(this.#entry.key, window.scrollY)
  }

  /** Cancel what is loading. */
  stop(): void {
    this.#pending?.abort()
    this.#options.progress.end()
  }

  /** Follow a link to a page of this site. */
  follow(url: URL): void {
    // While a history entry is loading, `location` is no longer the page that is shown.
    const isHere = isSamePage(url, this.#shown) && isSamePage(new URL(location.href), this.#shown)
    if (!isHere) return void this.#visit({ url })
    this.stop()
    hideRouteError()
    scrollToTarget('', 0)
    moveFocus('')
  }

  /** Handle `popstate`: the reader used the browser's buttons or went to a hash. */
  step(): void {
    const url = new URL(location.href)
    const entry = toEntry(history.state)
    if (!entry) {
      // The browser created this entry and has scrolled already.
      this.stop()
      this.#shown = url
      this.#entry = createEntry(this.#entry.index + 1)
      history.replaceState(this.#entry, '')
      return
    }
    this.saveTop()
    if (!isSamePage(url, this.#shown)) return void this.#visit({ url, entry })
    this.stop()
    this.#entry = entry
    this.#shown = url
    scrollToTarget(url.hash, this.#options.scroll.read(entry.key))
  }

  async #visit(to: Visit): Promise<void> {
    try {
      await this.#go(to)
    } catch (error) {
      // A page that is shown in part has no position worth keeping.
      this.#entry = createEntry(0)
      this.#loadInFull(String(error), to)
    }
  }

  async #go(to: Visit): Promise<void> {
    this.stop()
    const pending = new AbortController()
    this.#pending = pending
    this.#options.progress.begin()
    const fetched = await this.#load(to.url, pending.signal)
    let patch: Patch | undefined
    if (fetched.kind === 'page') {
      patch = await preparePatch(fetched.page)
      await addStylesheets(fetched.page)
    }
    if (pending.signal.aborted) return
    this.stop()
    if (fetched.kind === 'page') await this.#show(fetched, to, patch)
    else if (fetched.kind === 'failed') this.#fail(fetched.error, to)
    else this.#loadInFull(fetched.reason, to)
  }

  async #load(url: URL, signal: AbortSignal): Promise<FetchedPage> {
    try {
      let reason: string | undefined
      const prefetched = await this.#options.prefetcher.take(url)?.catch((error) => {
        reason = String(error)
      })
      const text = prefetched || (await fetchPageText(url.href, { signal }))
      const fetched = toFetchedPage(text, url, this.#options.data)
      // A prefetch may have failed some time ago, so the browser tries the URL again.
      if (prefetched && fetched.kind === 'failed') reason = fetched.error.message
      else if (fetched.kind !== 'page') return fetched
      if (reason !== undefined) return { kind: 'full-load', reason }
      return fetched
    } catch (error) {
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }
    }
  }

  #show(
    { page, url }: ShownPage,
    { entry }: Visit,
    patch: Patch | undefined,
  ): Promise<void> | undefined {
    return withViewTransition(() => {
      if (entry) this.#entry = entry
      else this.#enter(url)
      this.#shown = url
      hideRouteError()
      swapPage(page, patch)
      this.#options.onPage()
      if (url.hash) {
        const shown = this.#entry
        // Only a step of the browser sets `:target`. It drops the state, and `popstate` makes another entry.
        location.replace(url.hash)
        this.#entry = shown
        history.replaceState(shown, '')
      }
      moveFocus(url.hash)
      scrollToTarget(url.hash, entry && this.#options.scroll.read(entry.key))
      this.#options.announce()
    })
  }

  /** Add a history entry. The entry of the open menu becomes that of the new page. */
  #enter(url: URL): void {
    const now = toEntry(history.state) ?? this.#entry
    this.saveTop()
    this.#entry = createEntry(now.menu ? now.index : now.index + 1)
    if (now.menu) history.replaceState(this.#entry, '', url)
    else history.pushState(this.#entry, '', url)
  }

  #fail(error: Error, to: Visit): void {
    const distance = to.entry && to.entry.index - this.#entry.index
    // The page that is still shown gets its URL back.
    if (distance) history.go(-distance)
    showRouteError(error, () => {
      if (distance) history.go(distance)
      else void this.#visit(to)
    })
  }

  #loadInFull(reason: string | undefined, { url, entry }: Visit): void {
    if (reason !== undefined) console.warn(`\`${url.pathname}\` is loaded in full: ${reason}.`)
    this.saveTop()
    // A page that was shown in part has its URL already, to which the browser would only scroll.
    if (entry || location.href === url.href) location.reload()
    else location.assign(url)
  }
}
