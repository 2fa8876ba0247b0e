// The search as a chunk of its own. Enters: the button that was pressed, or the search page. Leaves: React in it.
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
const readiness = createSearchClient()

/** The data is fetched and indexed when the reader comes near the search; a fault is told when something is asked. */
function prepare(onItsWay: Promise<unknown>): void {
  const place = readPlace()
  if (!place) return
  readiness
    .get(place.configHref, onItsWay)
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
      <SearchModal search={search} scope={place.scope} readiness={readiness} onClose={close} />
    </ErrorBoundary>,
  )
}

function startSearchPage(page: HTMLElement): void {
  const place = readPlace()
  if (!place) return
  const early = page.querySelector('input')
  const { placeholder = '', value: typed = '' } = early ?? {}
  const caret = early?.matches(':focus') === true ? early.selectionStart : null
  const mounted = createRoot(page)
  // At once: a key between the two fields would be lost.
  flushSync(() =>
    mounted.render(
      <ErrorBoundary onCrash={ignore}>
        <SearchPage place={place} placeholder={placeholder} typed={typed} readiness={readiness} />
      </ErrorBoundary>,
    ),
  )
  if (caret !== null) goOnTyping(page, caret)
  unmountWhenGone(page, () => mounted.unmount())
}

/** The reader was in the field that stood here before. */
function goOnTyping(page: HTMLElement, caret: number): void {
  const field = page.querySelector('input')
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(caret, caret)
}

/** The page is exchanged with what is in `main`; what was mounted in it must not go on. */
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
