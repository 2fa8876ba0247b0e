// The content of the dialog below its field.
import { createFromTree } from '../../dom/create-element.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import type { ElementTree } from '../../shared/html/element-tree.ts'
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import type { Choice } from './choice.ts'
import * as messages from '../describe-messages.ts'
import { bestOption, describePages, describeResults, type ResultList } from './describe-results.ts'
import type { SearchResult } from '../engine.ts'
import { readRecent } from './recent-searches.ts'
import { resultOf, type SearchState } from '../search-session.ts'
import { findTitles, readSectionPages } from '../ranking/section-pages.ts'

/** A message, options below it, and the index of the option that is active. */
export interface View {
  readonly message: ElementTree | undefined
  readonly options: ResultList
  readonly active: number
}

interface ViewContext {
  readonly query: string
  readonly locale: string
  readonly config?: SearchConfig
  readonly listId: string
}

/** Before anything is typed: earlier searches, and pages near this one. */
function viewStart(listId: string): View {
  const recent = messages.describeRecent(readRecent())
  const pages = readSectionPages()
  const hint = pages.length > 0 ? undefined : messages.describeHint()
  const label = t(searchTranslations, 'searchSection')
  return { message: recent ?? hint, options: describePages(pages, label, listId), active: -1 }
}

/** Until the first results come: the pages of the sidebar that have such a title. */
function viewTitles({ query, listId }: ViewContext): View {
  const pages = findTitles(query)
  const active = pages.length === 0 ? -1 : 0
  return { message: messages.describeLoading(), options: describePages(pages, '', listId), active }
}

/** What the dialog shows in a state; undefined when it should keep what it shows. */
export function viewState(state: SearchState, context: ViewContext): View | undefined {
  const { listId } = context
  const viewMessage = (message: ElementTree): View => {
    return { message, options: describeResults([], listId), active: -1 }
  }
  if (state.status === 'waiting') return viewStart(listId)
  if (state.status === 'failed') return viewMessage(messages.describeFailure())
  const result = resultOf(state)
  if (state.status === 'loading') {
    if (!result) return viewTitles(context)
    if (result.total === 0) return viewMessage(messages.describeLoading())
    // Results of the query before stay until there are new ones, which may be partial.
    return result.query.trim() === context.query ? viewResult(result, listId) : undefined
  }
  if (!result?.total) {
    const suggestions = result?.suggestions ?? []
    return viewMessage(messages.describeNoHits({ config: undefined, ...context, suggestions }))
  }
  return viewResult(result, listId)
}

function viewResult({ groups, correction }: SearchResult, listId: string): View {
  const message = correction === undefined ? undefined : messages.describeCorrection(correction)
  return { message, options: describeResults(groups, listId), active: bestOption(groups) }
}

const createGroup = (describe: () => ElementTree): Element => createFromTree(describe())

/**
 * Create the function that shows a view in an element. It adds the first group, and the others one
 * in each frame, because style, layout and paint of one take up to 20 ms on a slow phone. The first
 * callback runs before the first group is painted, so the second group waits for the next one.
 */
export function createView(body: Element, choice: Choice): (view: View) => void {
  let frame = 0
  let isScrolled = false
  body.addEventListener('scroll', () => (isScrolled = body.scrollTop > 0), { passive: true })
  const count = (): number => body.querySelectorAll('[role=option]').length
  return ({ message, options, active }) => {
    cancelAnimationFrame(frame)
    const { groups } = options
    const list = createFromTree(options.list)
    list.append(...groups.slice(0, 1).map(createGroup))
    body.replaceChildren(...(message ? [createFromTree(message)] : []), list)
    // Even if it changes nothing, this computes the layout: up to 20 ms on a slow phone.
    if (isScrolled) body.scrollTop = 0
    choice.reset(count(), active)
    const addRest = ([next, ...rest]: ResultList['groups']): void => {
      if (!next) return
      frame = requestAnimationFrame(() => {
        list.append(createGroup(next))
        choice.grow(count())
        addRest(rest)
      })
    }
    frame = requestAnimationFrame(() => addRest(groups.slice(1)))
  }
}
