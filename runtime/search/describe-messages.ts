// What is shown instead of results, as element trees for the dialog and the search page. Buttons
// carry what they do in `data-search-*`, which `readAction` returns.
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import type { SearchConfig } from '../shared/manifests/manifests.ts'
import { describeElement, type ElementTree } from '../shared/html/element-tree.ts'

type Child = ElementTree | string | undefined

const translate = (name: keyof typeof searchTranslations): string => t(searchTranslations, name)

/** A translated text with elements in place of `{name}`. */
export const fillText = (
  text: string,
  values: Readonly<Record<string, ElementTree>>,
): readonly (ElementTree | string)[] =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
    .filter((part) => part !== '')

/** The action of a message's button. */
export type SearchAction =
  { readonly kind: 'search' | 'forget'; readonly query: string } | { readonly kind: 'retry' }

/** The action of the button that was clicked, if it was one of a message. */
export function readAction(event: Event): SearchAction | undefined {
  const button = event.target instanceof Element ? event.target.closest('[data-search-do]') : null
  const kind = button?.getAttribute('data-search-do')
  const query = button?.getAttribute('data-query') ?? ''
  if (kind === 'retry') return { kind }
  return kind === 'search' || kind === 'forget' ? { kind, query } : undefined
}

function describeButton(
  kind: SearchAction['kind'],
  attributes: Readonly<Record<string, string>>,
  text: string,
): ElementTree {
  return describeElement('button', { type: 'button', 'data-search-do': kind, ...attributes }, text)
}

const describeMessage = (role: string | undefined, ...children: Child[]): ElementTree =>
  describeElement('div', { class: 'search-message', role }, ...children)

const describeTitle = (...children: readonly (ElementTree | string)[]): ElementTree =>
  describeElement('p', { class: 'search-message__title' }, ...children)

/** Shown when the search fails. */
export const describeFailure = (): ElementTree =>
  describeMessage(
    'alert',
    describeTitle(translate('searchFailed')),
    describeElement('p', {}, translate('searchFailedHelp')),
    describeButton('retry', { class: 'button button--small' }, translate('retrySearch')),
  )

/** Shown while the first results are loading. */
export const describeLoading = (): ElementTree =>
  describeElement('p', { class: 'search-message search-message--loading' }, translate('searching'))

function describeChoices(title: string, items: readonly ElementTree[]): Child {
  if (items.length === 0) return undefined
  return describeElement(
    'div',
    { class: 'search-suggestions' },
    describeElement('p', {}, title),
    describeElement('ul', {}, ...items.map((item) => describeElement('li', {}, item))),
  )
}

const describeSuggestion = (query: string): ElementTree =>
  describeButton('search', { class: 'search-suggestion', 'data-query': query }, query)

/** Above results: the query as the words of the index spell it. */
export const describeCorrection = (query: string): ElementTree =>
  describeElement(
    'p',
    { class: 'search-correction' },
    ...fillText(translate('searchCorrection'), { query: describeSuggestion(query) }),
  )

interface NoHits {
  readonly query: string
  readonly suggestions: readonly string[]
  readonly config: SearchConfig | undefined
  readonly locale: string
}

/** Shown when there are no hits: what to try instead, pages that may help, and where to report it. */
export function describeNoHits({ query, suggestions, config, locale }: NoHits): ElementTree {
  const report = config?.reportUrl?.replace('{query}', encodeURIComponent(query))
  const links = config?.helpLinks[locale] ?? []
  const quoted = describeElement('strong', {}, query)
  return describeMessage(
    undefined,
    describeTitle(...fillText(translate('noResults'), { query: quoted })),
    describeElement('p', {}, translate('searchTips')),
    describeChoices(translate('trySearching'), suggestions.map(describeSuggestion)),
    describeChoices(
      translate('searchHelp'),
      links.map(({ label, href }) => describeElement('a', { href }, label)),
    ),
    report === undefined
      ? undefined
      : describeElement(
          'p',
          {},
          `${translate('reportResults')} `,
          describeElement(
            'a',
            { href: report, target: '_blank', rel: 'noopener noreferrer' },
            translate('reportResultsLink'),
          ),
        ),
  )
}

/** Earlier searches on this device; undefined when there are none. */
export function describeRecent(queries: readonly string[]): ElementTree | undefined {
  if (queries.length === 0) return undefined
  return describeElement(
    'div',
    { class: 'search-recent' },
    describeElement('h2', { class: 'search-recent__title' }, translate('recentSearches')),
    describeElement('ul', {}, ...queries.map(describeRecentQuery)),
  )
}

function describeRecentQuery(query: string): ElementTree {
  const remove = t(searchTranslations, 'removeRecentSearch', { query })
  return describeElement(
    'li',
    { class: 'search-recent__item' },
    describeButton('search', { class: 'search-recent__query', 'data-query': query }, query),
    describeButton(
      'forget',
      { class: 'search-recent__remove', 'aria-label': remove, 'data-query': query },
      '×',
    ),
  )
}

/** Shown before the reader typed anything, when there is nothing better. */
export const describeHint = (): ElementTree =>
  describeElement('p', { class: 'search-message' }, translate('searchHint'))
