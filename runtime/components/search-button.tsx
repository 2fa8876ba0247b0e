import type { ReactElement } from 'react'
import type { SearchView } from '../shared/site-view.ts'
import { Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface SearchButtonProps {
  readonly search: SearchView
  /** Name of the landmark, that of the site when left out; no two of a page are the same. */
  readonly label?: string
}

/** Opens the search; without JavaScript it leads to the search page, being the button of a form. */
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
