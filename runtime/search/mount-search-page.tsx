// The chunk with the search: mounts the modal or the search page with React.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import type { SearchModule } from './search-module.ts'
import { find } from '../dom/queries.ts'
import { ofDocument } from '../dom/document.ts'
import { createSearchClient } from './search-client.ts'
import { SearchModal } from './search-modal.tsx'
import { SearchPage } from './search-page.tsx'
import { readPlace } from './search-place.ts'

const ignore = (): void => undefined
const client = createSearchClient()

/** Load and index the data before the reader searches. An error is shown when they do. */
function prepare(config: Promise<unknown>): void {
  const place = readPlace()
  if (!place) return
  client
    .get(place.configHref, config)
    .then(({ provider }) => provider.prepare(place.scope))
    .catch(ignore)
}

function openSearch(opener: HTMLElement): void {
  const place = readPlace()
  if (!place || find('dialog.search-modal')) return
  const form = opener.closest('form')
  const search = {
    placeholder:
      opener.textContent?.replace(/Ctrl K|⌘ K/, '').trim() || t(searchTranslations, 'search'),
    configHref: place.configHref,
    pageHref: form?.getAttribute('action') ?? '',
  }
  const host = ofDocument('createElement').call(document, 'div')
  ofDocument('body').append(host)
  const mounted = createRoot(host)
  const close = (): void => {
    mounted.unmount()
    host.remove()
    opener.focus({ preventScroll: true })
  }
  mounted.render(
    <ErrorBoundary onCrash={ignore}>
      <SearchModal search={search} scope={place.scope} client={client} onClose={close} />
    </ErrorBoundary>,
  )
}

function startSearchPage(page: HTMLElement): void {
  const place = readPlace()
  if (!place) return
  const oldField = page.querySelector('input')
  const { placeholder = '', value: typed = '' } = oldField ?? {}
  const caret = oldField?.matches(':focus') === true ? oldField.selectionStart : null
  const mounted = createRoot(page)
  // Synchronously: a key pressed between the two fields would be lost.
  flushSync(() =>
    mounted.render(
      <ErrorBoundary onCrash={ignore}>
        <SearchPage place={place} placeholder={placeholder} typed={typed} client={client} />
      </ErrorBoundary>,
    ),
  )
  if (caret !== null) restoreCaret(page, caret)
  unmountWhenGone(page, () => mounted.unmount())
}

/** Focus the new field, because the reader was typing in the old one. */
function restoreCaret(page: HTMLElement, caret: number): void {
  const field = page.querySelector('input')
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(caret, caret)
}

/** Unmount when navigation replaces the content of `main`. */
function unmountWhenGone(page: HTMLElement, unmount: () => void): void {
  const frame = page.closest('main')?.parentElement
  if (!frame) return
  const watch = new MutationObserver(() => {
    if (page.isConnected) return
    watch.disconnect()
    unmount()
  })
  watch.observe(frame, { childList: true })
}

export const searchModule: SearchModule = { prepare, openSearch, startSearchPage }
