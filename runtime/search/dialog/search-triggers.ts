// Opens the search with buttons and keys. The search itself is a chunk that search-loader.ts
// fetches.
import { ofDocument, root } from '../../dom/document.ts'
import { isPlainClick } from '../../dom/plain-click.ts'
import { closest, find, findAll } from '../../dom/queries.ts'
import { connection, mayPrefetch } from '../../dom/connection.ts'
import { reloadIfStale } from '../../state/reload-if-stale.ts'
import { readPageData } from '../../dom/page-data.ts'
import { closeDialog, openDialog } from './open-dialog.ts'
import { loadSearch } from '../search-loader.ts'
import type { SearchModule } from '../search-module.ts'
import { startWorker } from '../start-worker.ts'

const button = '[data-search-open]'
const page = '[data-search-page]'

/**
 * Open the search on click, on Ctrl/Cmd+K and on `/`. Fetch it when the reader hovers over, focuses
 * or touches the button.
 */
export function startSearch(): void {
  const load = createLoad()
  for (const intent of ['pointerover', 'focusin'] as const) {
    root().addEventListener(
      intent,
      (event) => {
        // A failure is handled when the search is opened.
        if (closest(event, button) && mayPrefetch(connection())) load().catch(() => undefined)
      },
      { passive: true },
    )
  }
  const toggle = createToggle(load)
  root().addEventListener('click', (event) => {
    const opener = closest(event, button)
    if (!opener || !isPlainClick(event)) return
    event.preventDefault()
    void toggle(opener)
  })
  root().addEventListener('keydown', (event) => {
    const opener = isSearchKey(event) ? visibleButton() : undefined
    if (!opener) return
    event.preventDefault()
    void toggle(opener)
  })
  if (/Mac|iP/.test(navigator.platform)) {
    for (const key of findAll(`${button} kbd`)) key.textContent = '⌘ K'
  }
  refreshSearch()
}

/**
 * Create the function that fetches code, configuration, headings and worker in parallel and once,
 * or again after a failure.
 */
function createLoad(): () => Promise<SearchModule> {
  let loading: Promise<SearchModule> | undefined
  const load = async (): Promise<SearchModule> => {
    const hrefs = readPageData(document)?.searchHrefs ?? []
    const requested = hrefs.slice(0, 2).map(request)
    const worker = startWorker(hrefs[2])
    const module = await loadSearch()
    module.prepare(requested, worker)
    return module
  }
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Undefined when the request fails; it is then made again where the response is needed. */
const request = async (href: string): Promise<Response | undefined> =>
  fetch(href).catch(() => undefined)

/** Make the search page interactive, if it is the current page. */
export function refreshSearch(): void {
  const found = find(page)
  if (found)
    loadSearch()
      .then(({ startSearchPage }) => startSearchPage(found))
      .catch(reloadIfStale)
}

/**
 * Create the function that opens the dialog in this frame, or closes the open one. The dialog
 * searches when the chunk is there. When that cannot be fetched, go to the search page with what
 * was typed, as the button does without JavaScript.
 */
function createToggle(load: () => Promise<SearchModule>): (opener: HTMLElement) => Promise<void> {
  let dialog: HTMLElement | undefined
  return async (opener) => {
    if (dialog?.hidden === false) return void closeDialog(dialog)
    // The requests leave before the browser computes the layout of the dialog.
    const loading = load()
    const opened = openDialog(opener)
    dialog = opened
    const pageHref = opener.closest('form')?.getAttribute('action') ?? ''
    try {
      const { startDialog } = await loading
      startDialog(opened, pageHref)
    } catch {
      const query = opened.querySelector('input')?.value ?? ''
      if (!opened.hidden) location.href = `${pageHref}?q=${encodeURIComponent(query)}`
    }
  }
}

function visibleButton(): HTMLElement | undefined {
  return findAll(button).find((found) => found.offsetParent !== null) ?? find(button)
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event
  if (altKey) return false
  return ctrlKey || metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !isTyping()
}

/** Whether the focus is in a field, where keys are text. */
const isTyping = (): boolean =>
  ofDocument('activeElement')?.closest('input, textarea, select, [contenteditable]') !== null
