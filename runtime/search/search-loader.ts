/** What the search offers to the shell; it is fetched when the reader turns to the search. */
export interface SearchModule {
  /** Get ready with a configuration that is on its way, before the modal is open. */
  readonly prepare: (onItsWay: Promise<unknown>) => void
  /** Open the modal; the focus returns to `opener` when it closes. */
  readonly openSearch: (opener: HTMLElement) => void
  /** Bring the search page to life. */
  readonly startSearchPage: (page: HTMLElement) => void
}

/** Fetch the search. */
export async function loadSearch(): Promise<SearchModule> {
  const { searchModule } = await import('./open-search.tsx')
  return searchModule
}
