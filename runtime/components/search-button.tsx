import type { ReactElement } from 'react'
import type { SearchView } from '../shared/views/site-view.ts'
import { Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface SearchButtonProps {
  readonly search: SearchView
  /**
   * The name of the landmark, which must be unique on the page. Default: the one for the whole
   * site.
   */
  readonly label?: string
}

/**
 * Opens the search. Without JavaScript it goes to the search page, because it is the submit button
 * of a form.
 */
export function SearchButton({ search, label }: SearchButtonProps): ReactElement {
  const { searchOnSite } = useTranslations()
  return (
    <form
      className="search-form"
      role="search"
      aria-label={label ?? searchOnSite}
      action={search.pageHref}
    >
      <button
        type="submit"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-open=""
      >
        <Icon name="search" size={18} />
        <span className="search-button__text">{search.placeholder}</span>
        <kbd className="search-button__key" aria-hidden="true" data-requires-js="">
          Ctrl K
        </kbd>
      </button>
    </form>
  )
}
