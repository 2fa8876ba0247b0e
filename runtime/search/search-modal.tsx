import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { SearchView } from '../shared/site-view.ts'
import { countResults } from './count-results.ts'
import { ModalBody } from './modal-body.tsx'
import type { SearchScope } from './provider.ts'
import type { SearchClient } from './search-client.ts'
import { addRecent, readRecent, removeRecent } from './recent-searches.ts'
import { ResultList } from './result-list.tsx'
import { SearchField } from './search-field.tsx'
import { useChoice } from './use-choice.ts'
import { resultOf, type Search, useSearch } from './use-search.ts'

interface SearchModalProps {
  readonly search: Pick<SearchView, 'placeholder' | 'configHref' | 'pageHref'>
  readonly scope: SearchScope
  readonly client: SearchClient
  readonly onClose: () => void
}

interface Modal {
  readonly text: string
  readonly setText: (text: string) => void
  readonly recent: readonly string[]
  readonly forget: (query: string) => void
  readonly found: Search
  readonly total: number
  readonly groups: NonNullable<ReturnType<typeof resultOf>>['groups']
  readonly count: number
}

/** The text that the reader typed and the search for it. */
function useModal({ search, scope, client }: SearchModalProps): Modal {
  const [text, setText] = useState('')
  const [recent, setRecent] = useState<readonly string[]>(readRecent)
  const found = useSearch({ client, configHref: search.configHref, scope, text })
  const result = found.state.status === 'failed' ? undefined : resultOf(found.state)
  const groups = result?.groups ?? []
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const forget = (query: string): void => setRecent(removeRecent(query))
  return { text, setText, recent, forget, found, total: result?.total ?? 0, groups, count }
}

/**
 * The URL of the search page for this query. The version is a parameter unless it is the first one.
 */
function pageOf({ search, scope }: SearchModalProps, query: string, { config }: Search): string {
  const [first] = config?.facets.versions ?? []
  const version = first === undefined || first.name === scope.version ? [] : [scope.version]
  const others = version.map((name) => `&version=${encodeURIComponent(name)}`)
  return `${search.pageHref}?q=${encodeURIComponent(query)}${others.join('')}`
}

/**
 * The search dialog, a combobox with the results as its list (ARIA APG, "Editable Combobox With
 * List Autocomplete").
 */
export function SearchModal(props: SearchModalProps): ReactElement {
  const { search, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const modal = useModal(props)
  const { text, setText, recent, forget, found, total, groups, count } = modal
  const dialog = useDialog(found.prepare)
  const query = text.trim()
  const choice = useChoice(listId, count, query)

  const searchFor = (next: string): void => {
    setText(next)
    input.current?.focus()
  }
  // The modal stays open when the hit is opened in a new tab.
  const onChoose = (event: MouseEvent): void => {
    addRecent(text)
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose()
  }
  return (
    // The browser keeps the focus inside. Escape closes the dialog even where the field handles it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={search.placeholder}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => isEscape(event) && onClose()}
    >
      <div className="search-modal__panel">
        <SearchField
          {...{ input, listId, text, count, choice }}
          placeholder={search.placeholder}
          onText={setText}
          onClose={onClose}
        />
        <div className="search-modal__body" aria-busy={found.state.status === 'loading'}>
          <ModalBody
            {...{ found, query, recent, count }}
            locale={props.scope.locale}
            onQuery={searchFor}
            onForget={forget}
          />
          <ResultList
            id={listId}
            groups={groups}
            active={choice.active}
            onPoint={choice.choose}
            onChoose={onChoose}
          />
        </div>
        <p className="search-modal__status" role="status">
          {found.state.status === 'done' ? countResults('resultCount', total) : ''}
        </p>
        {count > 0 ? (
          <a className="search-modal__all" href={pageOf(props, query, found)} onClick={onChoose}>
            {countResults('seeAllResults', total)}
          </a>
        ) : null}
      </div>
    </dialog>
  )
}

/** The ref of a dialog that opens when it is mounted; `onOpen` runs then. */
function useDialog(onOpen: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    onOpen()
    return () => element?.close()
  }, [onOpen])
  return dialog
}

/** During a composition, Escape is handled by the input method. */
function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.nativeEvent.isComposing
}
