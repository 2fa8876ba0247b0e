import { type FormEvent, type ReactElement, useRef } from 'react'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import { addRecent } from '../dialog/recent-searches.ts'

interface SearchPageFormProps {
  readonly text: string
  readonly placeholder: string
  readonly onText: (text: string) => void
}

/** The field of the search page. Submitting it adds a history entry for the query. */
export function SearchPageForm({ text, placeholder, onText }: SearchPageFormProps): ReactElement {
  const submitted = useRef('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const query = text.trim()
    // Typing replaces the new entry from now on, so the reader can go back to this query.
    if (query !== '' && query !== submitted.current)
      window.history.pushState(window.history.state, '')
    submitted.current = query
    addRecent(query)
  }
  return (
    <form
      className="search-page__form"
      role="search"
      aria-label={t(searchTranslations, 'searchOnPage')}
      onSubmit={submit}
    >
      <input
        className="search-page__input"
        type="search"
        name="q"
        aria-label={placeholder}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <button className="button button--primary" type="submit">
        {t(searchTranslations, 'search')}
      </button>
    </form>
  )
}
