// The chunk with the search page, which needs React; the dialog does without.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import type { SearchClient } from '../search-client.ts'
import { SearchPage } from './search-page.tsx'
import { readPlace } from '../search-place.ts'

const ignore = (): void => undefined

/** Replace the HTML of the search page with its interactive version. */
export function mountSearchPage(page: HTMLElement, client: SearchClient): void {
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
