// Results as element trees, which the dialog creates and the search page renders with React.
import { describeIcon } from '../../components/icon-html.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import { describeElement, type ElementTree } from '../../shared/html/element-tree.ts'
import type { SearchGroup, SearchHit } from '../engine.ts'
import { isolatePieces, toLabel, toPath } from '../isolate-pieces.ts'
import type { Piece } from '../ranking/snippet.ts'

const hidden = (text: string): ElementTree =>
  describeElement('span', { class: 'visually-hidden' }, text)

/** A text with the matches in `mark` elements. */
export const describePieces = (pieces: readonly Piece[]): (ElementTree | string)[] =>
  isolatePieces(pieces).map(({ text, marked }) =>
    marked ? describeElement('mark', {}, text) : text,
  )

/** The headings above a hit, or the title of the page when there are none. */
export function describePath(hit: SearchHit, title: readonly Piece[]): ElementTree {
  const path = hit.path.length > 0 ? hit.path : [title]
  return describeElement(
    'span',
    { class: 'search-hit__path' },
    ...path.flatMap((pieces, index) => [
      // The visible sign is not part of the name that screen readers say.
      index === 0 ? undefined : hidden(': '),
      describeElement('span', { class: 'search-hit__heading' }, ...describePieces(pieces)),
    ]),
  )
}

/** The id of the option that represents a row. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** A row of the list, which is an option. */
interface Row {
  readonly href: string
  readonly icon: 'page' | 'heading'
  readonly name: () => ElementTree
  /** Where the page is, beside its title; screen readers say it with the group. */
  readonly category?: string
  readonly snippet: readonly Piece[]
}

/** The rows of a page: its title first, which is a hit if the page itself is one, and then its other hits. */
function rowsOf({ title, category, hits }: SearchGroup): readonly Row[] {
  const rows = hits.map((hit): Row => ({
    href: hit.href,
    ...(hit.path.length === 0 ? { icon: 'page', category } : { icon: 'heading' }),
    name: () => describePath(hit, title),
    snippet: hit.snippet,
  }))
  const [first] = hits
  const own = rows.find(({ icon }) => icon === 'page')
  if (own) return [own, ...rows.filter((row) => row !== own)]
  if (!first) return rows
  const name = (): ElementTree => describePath({ ...first, path: [] }, title)
  const href = first.href.replace(/#.*$/, '')
  return [{ href, icon: 'page', name, category, snippet: [] }, ...rows]
}

function describeRow({ href, icon, name, category = '', snippet }: Row, id: string): ElementTree {
  return describeElement(
    'a',
    {
      id,
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      class: `search-hit search-hit--${icon}`,
      href,
    },
    describeIcon({ name: icon, size: 18 }),
    describeElement(
      'span',
      { class: 'search-hit__text' },
      name(),
      category === ''
        ? undefined
        : describeElement(
            'span',
            { class: 'search-hit__category', 'aria-hidden': 'true' },
            toPath(category),
          ),
      snippet.length === 0
        ? undefined
        : describeElement('span', { class: 'search-hit__snippet' }, ...describePieces(snippet)),
    ),
  )
}

/** Rows under a common label, which is not shown when it is empty. */
interface RowGroup {
  /** The name of the group for screen readers. */
  readonly name: string
  readonly label: string
  readonly rows: readonly Row[]
}

function describeGroup({ name, label, rows }: RowGroup, listId: string, start: number) {
  return describeElement(
    'div',
    { role: 'group', 'aria-label': name, class: 'search-group' },
    label === ''
      ? undefined
      : describeElement(
          'div',
          { class: 'search-group__label', 'aria-hidden': 'true' },
          toPath(label),
        ),
    ...rows.map((row, index) => describeRow(row, optionId(listId, start + index))),
  )
}

/**
 * The listbox of the search field: the element, and functions that describe its groups, which are
 * added one by one.
 */
export interface ResultList {
  readonly list: ElementTree
  readonly groups: readonly (() => ElementTree)[]
}

/** Each option is a link, so that it can be opened in a new tab. */
function describeList(groups: readonly RowGroup[], listId: string): ResultList {
  let count = 0
  const attributes = {
    id: listId,
    role: 'listbox',
    'aria-label': t(searchTranslations, 'searchResults'),
    class: 'search-results',
  }
  const described = groups.map((group) => {
    const start = count
    count += group.rows.length
    return () => describeGroup(group, listId, start)
  })
  return { list: describeElement('div', attributes), groups: described }
}

/** The results of a query, one group for each page. */
export function describeResults(groups: readonly SearchGroup[], listId: string): ResultList {
  const rowGroups = groups.map((group): RowGroup => {
    const title = group.title.map(({ text }) => text).join('')
    const name = group.category === '' ? title : `${title}, ${group.category}`
    return { name, label: '', rows: rowsOf(group) }
  })
  return describeList(rowGroups, listId)
}

/** The index of the best hit among the options: the title of its page may come before it. */
export function bestOption([first]: readonly SearchGroup[]): number {
  return first ? rowsOf(first).findIndex(({ href }) => href === first.hits[0]?.href) : 0
}

/** A link to a page of this site. */
export interface PageLink {
  readonly href: string
  readonly label: string
}

/** Links to pages as options, so that the arrow keys reach them before anything is typed. */
export function describePages(
  links: readonly PageLink[],
  label: string,
  listId: string,
): ResultList {
  const rows = links.map((link): Row => ({
    href: link.href,
    icon: 'page',
    name: () => describeElement('span', { class: 'search-hit__path' }, toLabel(link.label)),
    snippet: [],
  }))
  return describeList(rows.length === 0 ? [] : [{ name: label, label, rows }], listId)
}
