import { type ReactElement, useEffect, useRef, useState } from 'react'
import { SearchButton } from '../components/search-button.tsx'
import { SearchModal } from '../search/search-modal.tsx'
import type { SearchScope } from '../search/provider.ts'
import type { SearchView } from '../shared/site-view.ts'

export interface SearchIslandProps {
  readonly search: SearchView
  readonly scope: SearchScope
}

/** Sent to the island's element by the page's script when a search key is pressed. */
export const openSearchEvent = 'docs-ssg:open-search'

/** The search button, and the dialog it opens. */
export function SearchIsland({ search, scope }: SearchIslandProps): ReactElement {
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const here = element.current
    const show = (event: Event): void => {
      event.preventDefault()
      setOpen(true)
    }
    here?.addEventListener(openSearchEvent, show)
    here?.addEventListener('submit', show)
    return () => {
      here?.removeEventListener(openSearchEvent, show)
      here?.removeEventListener('submit', show)
    }
  }, [])

  return (
    <div ref={element} className="search-box" data-search="">
      <SearchButton search={search} />
      {open ? <SearchModal search={search} scope={scope} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
