// Opens the search with buttons and keys. The search itself is a chunk that search-loader.ts
// fetches.
import { ofDocument, root } from '../dom/document.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import { connection, mayPrefetch } from '../dom/connection.ts'
import { reloadIfStale } from '../state/reload-if-stale.ts'
import { prefetchSearch } from './prefetch-search.ts'
import { loadSearch } from './search-loader.ts'
import type { SearchModule } from './search-module.ts'

const button = '[data-search-open]'
const page = '[data-search-page]'

/**
 * Open the search on click, on Ctrl/Cmd+K and on `/`. Fetch it when the reader hovers over, focuses
 * or touches the button.
 */
export function startSearch(): void {
  if (!find(`${button}, ${page}`)) return
  const load = createLoad()
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    root().addEventListener(
      intent,
      (event) => {
        // A failure is handled when the search is opened.
        if (closest(event, button) && mayPrefetch(connection())) load().catch(() => undefined)
      },
      { passive: true },
    )
  }
  root().addEventListener('click', (event) => {
    const opener = closest(event, button)
    if (!opener || !isPlainClick(event)) return
    event.preventDefault()
    void open(load, opener)
  })
  root().addEventListener('keydown', (event) => {
    const opener = isSearchKey(event) ? visibleButton() : undefined
    if (!opener) return
    event.preventDefault()
    void open(load, opener)
  })
  if (/Mac|iP(?:hone|ad|od)/.test(navigator.platform)) {
    for (const key of findAll(`${button} kbd`)) key.textContent = '⌘ K'
  }
  refreshSearch()
}

/**
 * Create the function that fetches code, configuration and data in parallel and once, or again
 * after a failure.
 */
function createLoad(): () => Promise<SearchModule> {
  let loading: Promise<SearchModule> | undefined
  const load = async (): Promise<SearchModule> => {
    const config = prefetchSearch()
    const module = await loadSearch()
    module.prepare(config)
    return module
  }
  return () => {
    loading ??= load()
    loading.catch(() => (loading = undefined))
    return loading
  }
}

/** Make the search page interactive, if it is the current page. */
export function refreshSearch(): void {
  const found = find(page)
  if (!found) return
  loadSearch().then(
    ({ startSearchPage }) => startSearchPage(found),
    (error: unknown) => {
      console.error('The search could not be loaded.', error)
      void reloadIfStale()
    },
  )
}

/**
 * Open the modal. When the chunk cannot be fetched, go to the search page, as the button does
 * without JavaScript.
 */
async function open(load: () => Promise<SearchModule>, opener: HTMLElement): Promise<void> {
  try {
    const { openSearch } = await load()
    openSearch(opener)
  } catch (error) {
    console.warn('The search could not be loaded.', error)
    const form = opener.closest('form')
    if (form) HTMLFormElement.prototype.submit.call(form)
  }
}

function visibleButton(): HTMLElement | undefined {
  return findAll(button).find((found) => found.offsetParent !== null) ?? find(button)
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    return event.key.toLowerCase() === 'k'
  }
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping()
}

/** Whether the focus is in a field, where keys are text. */
function isTyping(): boolean {
  const focused = ofDocument('activeElement')
  if (!(focused instanceof HTMLElement)) return false
  return focused.isContentEditable || /^(?:input|textarea|select)$/.test(focused.localName)
}
