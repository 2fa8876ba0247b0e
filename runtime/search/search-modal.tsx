import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import type { SearchView } from '../shared/site-view.ts'
import { FailureMessage, NoHitsMessage, RecentSearches } from './messages-view.tsx'
import type { SearchScope } from './provider.ts'
import { addRecent, readRecent, removeRecent } from './recent-searches.ts'
import { optionId, ResultList } from './result-list.tsx'
import { useSearch, type Search } from './use-search.ts'

interface SearchModalProps {
  readonly search: Pick<SearchView, 'placeholder' | 'configHref' | 'pageHref'>
  readonly scope: SearchScope
  readonly onClose: () => void
}

const groupsOf = (state: Search['state']) => {
  const result =
    state.status === 'done' ? state.result : state.status === 'loading' ? state.last : undefined
  return {
    groups: result?.groups ?? [],
    total: result?.total ?? 0,
    suggestions: result?.suggestions ?? [],
  }
}

const wrap = (index: number, count: number): number => (count === 0 ? -1 : (index + count) % count)

/** The search dialog: a combobox whose list is the results (ARIA APG, "Editable combobox with list autocomplete"). */
export function SearchModal({ search, scope, onClose }: SearchModalProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const [recent, setRecent] = useState<readonly string[]>(readRecent)
  const found = useSearch({ configHref: search.configHref, scope, text, active: true })
  const { prepare } = found
  const { groups, total, suggestions } = groupsOf(found.state)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const pageHref = `${search.pageHref}?q=${encodeURIComponent(text.trim())}`

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    prepare()
    return () => element?.close()
  }, [prepare])

  const change = (next: string): void => {
    setText(next)
    setActive(0)
  }
  const choose = (): void => {
    addRecent(text)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    // In a field for searches the first Escape would only empty it.
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = wrap(active + step, count)
      setActive(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    }
    if (event.key !== 'Enter' || text.trim() === '') return
    event.preventDefault()
    const option = document.getElementById(optionId(listId, active))
    if (!(option instanceof HTMLAnchorElement)) return
    const { ctrlKey, metaKey, shiftKey } = event
    option.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
  }

  return (
    // Escape and the backdrop close it; the browser keeps the focus inside and gives it back.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label={search.placeholder}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="search-modal__panel">
        <div className="search-modal__bar">
          <input
            className="search-modal__input"
            type="search"
            role="combobox"
            aria-label={search.placeholder}
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 && active >= 0 ? optionId(listId, active) : undefined}
            placeholder={search.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="search-modal__close" onClick={onClose}>
            Close
          </button>
        </div>
        <div className="search-modal__body" aria-busy={found.state.status === 'loading'}>
          {text.trim() === '' ? (
            <RecentSearches
              queries={recent}
              onChoose={change}
              onRemove={(query) => setRecent(removeRecent(query))}
            />
          ) : null}
          {found.state.status === 'failed' ? <FailureMessage onRetry={found.retry} /> : null}
          {found.state.status === 'done' && count === 0 ? (
            <NoHitsMessage
              query={text.trim()}
              suggestions={suggestions}
              config={found.config}
              onSuggest={change}
            />
          ) : null}
          {found.state.status === 'loading' && count === 0 ? (
            <p className="search-message search-message--loading">Searching…</p>
          ) : null}
          <ResultList
            id={listId}
            groups={groups}
            active={active}
            onPoint={setActive}
            onChoose={choose}
          />
        </div>
        <p className="search-modal__status" role="status">
          {found.state.status === 'done' ? `${total} ${total === 1 ? 'result' : 'results'}` : ''}
        </p>
        {count > 0 ? (
          <a className="search-modal__all" href={pageHref} onClick={choose}>
            See all {total} results
          </a>
        ) : null}
      </div>
    </dialog>
  )
}
