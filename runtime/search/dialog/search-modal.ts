// The search dialog, a combobox with the results as its list (ARIA APG, "Editable Combobox With
// List Autocomplete"). Without React, so that it is there soon after the key.
import { ofDocument } from '../../dom/document.ts'
import { findAll } from '../../dom/queries.ts'
import { updatedEvent } from '../../shared/dev-events.ts'
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import { createChoice } from './choice.ts'
import { countResults } from '../ranking/count-results.ts'
import * as messages from '../describe-messages.ts'
import { addParts, type DialogParts } from './dialog-parts.ts'
import { closeDialog } from './open-dialog.ts'
import { addRecent, removeRecent } from './recent-searches.ts'
import type { SearchClient } from '../search-client.ts'
import type { SearchPlace } from '../search-place.ts'
import { createSearchSession, resultOf, type SearchState } from '../search-session.ts'
import { createView, viewState } from './modal-view.ts'

const listId = 'docs-ssg-search-list'

interface ModalOptions {
  readonly client: SearchClient
  readonly place: SearchPlace
  /** The URL of the search page. */
  readonly pageHref: string
}

/** The URL of all results. The version is a parameter unless it is the first one. */
function toAllHref(query: string, { place, pageHref }: ModalOptions, config?: SearchConfig) {
  const { version } = place.scope
  const [first] = config?.facets.versions ?? []
  const isFirst = first === undefined || first.name === version
  const suffix = isFirst ? '' : `&version=${encodeURIComponent(version)}`
  return `${pageHref}?q=${encodeURIComponent(query)}${suffix}`
}

/** Make a dialog that contains only its field search. It removes itself when it is closed. */
export function startModal(dialog: HTMLElement, options: ModalOptions): void {
  const parts = addParts(dialog, listId)
  if (!parts) return
  const { client, place } = options
  const { field, body } = parts
  const choice = createChoice(field, listId)
  const show = createView(body, choice)
  let shown: SearchState | undefined
  const session = createSearchSession({
    client,
    configHref: place.configHref,
    onChange: (state, config) => {
      const query = field.value.trim()
      showTotal(parts, state, toAllHref(query, options, config))
      // Only the configuration has come, for which results have waited.
      if (state === shown) return
      shown = state
      body.ariaBusy = String(state.status === 'loading')
      const found = { query, locale: place.scope.locale, ...(config && { config }) }
      const view = viewState(state, { ...found, listId })
      if (view) show(view)
    },
  })
  const search = (): void => session.search({ text: field.value, scope: place.scope })
  const prepare = (): void => session.prepare(place.scope)
  const run = (action: messages.SearchAction): void => {
    if (action.kind === 'retry') session.retry()
    else if (action.kind === 'search') {
      field.value = action.query
      search()
    } else {
      removeRecent(action.query)
      search()
    }
    field.focus()
  }

  field.addEventListener('input', search)
  field.addEventListener('keydown', choice.onKeyDown)
  body.addEventListener('pointermove', ({ target }) => {
    const index = [...body.querySelectorAll('[role=option]')].findIndex(
      (option) => target instanceof Node && option.contains(target),
    )
    if (index >= 0) choice.choose(index)
  })
  dialog.addEventListener('click', (event) => {
    const action = messages.readAction(event)
    if (action) return run(action)
    const { target } = event
    const isOut = target === dialog || target === parts.close
    const isLink = target instanceof Element && target.closest('a') !== null
    if (isLink) addRecent(field.value)
    // The dialog stays open when a hit is opened in a new tab.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (isOut || (isLink && !isElsewhere)) closeDialog(dialog)
  })
  // A search field would only clear itself. During a composition, Escape is the input method's.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') keepFocus(dialog, event)
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    closeDialog(dialog)
  })
  document.addEventListener(updatedEvent, prepare)
  dialog.addEventListener('close', () => {
    document.removeEventListener(updatedEvent, prepare)
    session.close()
  })
  prepare()
  search()
}

/** Let the focus go round inside the dialog. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = findAll('input, button, a[href]:not([tabindex])', dialog).filter(
    (element) => element.checkVisibility?.() ?? true,
  )
  const [first] = all
  const last = all.at(-1)
  const edge = event.shiftKey ? first : last
  if (ofDocument('activeElement') !== edge) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}

function showTotal({ status, all }: DialogParts, state: SearchState, href: string): void {
  const total = state.status === 'failed' ? 0 : (resultOf(state)?.total ?? 0)
  status.textContent = state.status === 'done' ? countResults('resultCount', total) : ''
  all.textContent = total > 0 ? countResults('seeAllResults', total) : ''
  all.setAttribute('href', href)
  all.toggleAttribute('hidden', total === 0)
}
