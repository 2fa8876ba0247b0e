// The search dialog, a combobox with the results as its list (ARIA APG, "Editable Combobox With
// List Autocomplete"). Without React, so that it is there soon after the key.
import { createFromTree } from '../dom/create-element.ts'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import { updatedEvent } from '../shared/dev-events.ts'
import type { ElementTree } from '../shared/element-tree.ts'
import type { SearchConfig } from '../shared/manifests.ts'
import { createChoice } from './choice.ts'
import { countResults } from './count-results.ts'
import * as messages from './describe-messages.ts'
import { bestOption, describePages, describeResults } from './describe-results.ts'
import { addParts, type DialogParts } from './dialog-parts.ts'
import { addRecent, readRecent, removeRecent } from './recent-searches.ts'
import type { SearchClient } from './search-client.ts'
import type { SearchPlace } from './search-place.ts'
import { createSearchSession, resultOf, type SearchState } from './search-session.ts'
import { readSectionPages } from './section-pages.ts'

const listId = 'docs-ssg-search-list'

interface ModalOptions {
  readonly client: SearchClient
  readonly place: SearchPlace
  /** The URL of the search page. */
  readonly pageHref: string
}

/** What is shown: trees for the body, the options among them, and which of these is active. */
interface View {
  readonly trees: readonly (ElementTree | string | undefined)[]
  readonly active: number
}

/** The URL of all results. The version is a parameter unless it is the first one. */
function toAllHref(query: string, { place, pageHref }: ModalOptions, config?: SearchConfig) {
  const { version } = place.scope
  const [first] = config?.facets.versions ?? []
  const isFirst = first === undefined || first.name === version
  const suffix = isFirst ? '' : `&version=${encodeURIComponent(version)}`
  return `${pageHref}?q=${encodeURIComponent(query)}${suffix}`
}

/** Before anything is typed: earlier searches, and pages near this one. */
function viewStart(): View {
  const recent = messages.describeRecent(readRecent())
  const pages = readSectionPages()
  const label = t(searchTranslations, 'searchSection')
  const hint = recent || pages.length > 0 ? undefined : messages.describeHint()
  return { trees: [hint, recent, describePages(pages, label, listId)], active: -1 }
}

/** Undefined when what is shown should stay. */
function viewState(
  state: SearchState,
  options: { readonly query: string; readonly locale: string; readonly config?: SearchConfig },
): View | undefined {
  const list = describeResults([], listId)
  if (state.status === 'waiting') return viewStart()
  if (state.status === 'failed') return { trees: [messages.describeFailure(), list], active: -1 }
  const result = resultOf(state)
  if (state.status === 'loading')
    return result && result.total > 0
      ? undefined
      : { trees: [messages.describeLoading(), list], active: -1 }
  const { groups, suggestions, correction } = state.result
  if (groups.length === 0)
    return {
      trees: [messages.describeNoHits({ config: undefined, ...options, suggestions }), list],
      active: -1,
    }
  const hint = correction === undefined ? undefined : messages.describeCorrection(correction)
  return { trees: [hint, describeResults(groups, listId)], active: bestOption(groups) }
}

/** Make a dialog that contains only its field search. It removes itself when it is closed. */
export function startModal(dialog: HTMLDialogElement, options: ModalOptions): void {
  const parts = addParts(dialog, listId)
  if (!parts) return
  const { client, place } = options
  const { field, body } = parts
  const choice = createChoice(field, listId)
  const show = (view: View): void => {
    body.replaceChildren(
      ...view.trees
        .filter((tree) => tree !== undefined)
        .map((tree) => (typeof tree === 'string' ? tree : createFromTree(tree))),
    )
    body.scrollTop = 0
    choice.reset(body.querySelectorAll('[role=option]').length, view.active)
  }
  const session = createSearchSession({
    client,
    configHref: place.configHref,
    onChange: (state, config) => {
      const query = field.value.trim()
      body.ariaBusy = String(state.status === 'loading')
      const found = { query, locale: place.scope.locale, ...(config && { config }) }
      const view = viewState(state, found)
      if (view) show(view)
      showTotal(parts, state, toAllHref(query, options, config))
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
    if (isOut || (isLink && !isElsewhere)) dialog.close()
  })
  // A search field would only clear itself. During a composition, Escape is the input method's.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    dialog.close()
  })
  document.addEventListener(updatedEvent, prepare)
  dialog.addEventListener('close', () => {
    document.removeEventListener(updatedEvent, prepare)
    session.close()
  })
  prepare()
  search()
}

function showTotal({ status, all }: DialogParts, state: SearchState, href: string): void {
  const total = state.status === 'failed' ? 0 : (resultOf(state)?.total ?? 0)
  status.textContent = state.status === 'done' ? countResults('resultCount', total) : ''
  all.textContent = total > 0 ? countResults('seeAllResults', total) : ''
  all.setAttribute('href', href)
  all.toggleAttribute('hidden', total === 0)
}
