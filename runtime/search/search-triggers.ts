// The way into the search. Enters: buttons, keys, the search page. Leaves: the search, fetched when it is wanted.
// Must not import the search: it is fetched by search-loader.ts.
import { ofDocument, root } from '../dom/document.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import { connection, mayPrefetch } from '../dom/connection.ts'
import { reloadIfStale } from '../state/reload-if-stale.ts'
import { fetchAhead } from './prefetch-search.ts'
import { loadSearch } from './search-loader.ts'
import type { SearchModule } from './search-module.ts'

const button = '[data-search-open]'
const page = '[data-search-page]'

/** Open on click and on Ctrl/Cmd+K or `/`; fetch as soon as the reader comes near. */
export function startSearch(): void {
  if (!find(`${button}, ${page}`)) return
  const load = createLoad()
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    root().addEventListener(
      intent,
      (event) => {
        // A fetch that fails is told when the search is opened.
        if (closest(event, button) && mayPrefetch(connection())) load().catch(() => undefined)
      },
      { passive: true },
    )
  }
  root().addEventListener('click', (event) => {
    const opener = closest(event, button)
    if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return
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

/** Code, configuration and data are asked for at the same time, and once; anew after a failure. */
function createLoad(): () => Promise<SearchModule> {
  let loading: Promise<SearchModule> | undefined
  const load = async (): Promise<SearchModule> => {
    const ahead = fetchAhead()
    const module = await loadSearch()
    module.prepare(ahead)
    return module
  }
  return () => {
    loading ??= load()
    loading.catch(() => (loading = undefined))
    return loading
  }
}

/** Bring the search page to life when it is the page that came in. */
export function refreshSearch(): void {
  const load = loadSearch
  const found = find(page)
  if (!found) return
  load().then(
    ({ startSearchPage }) => startSearchPage(found),
    (error: unknown) => {
      console.error('The search could not be loaded.', error)
      void reloadIfStale()
    },
  )
}

/** Without the search's chunk the button does what it does without JavaScript: it leads to the search page. */
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

/** A key pressed in a field is text. */
function isTyping(): boolean {
  const focused = ofDocument('activeElement')
  if (!(focused instanceof HTMLElement)) return false
  return focused.isContentEditable || /^(?:input|textarea|select)$/.test(focused.localName)
}
