/** What the search island offers to the shell; it is fetched when the reader turns to the search. */
export interface SearchModule {
  /** Open the modal; the focus returns to `opener` when it closes. */
  readonly openSearch: (opener: HTMLElement) => void
  /** Bring the search page to life. */
  readonly startSearchPage: (page: HTMLElement) => void
}

/** Fetch the search; undefined: the buttons lead to the search page. */
export const loadSearch: (() => Promise<SearchModule>) | undefined = undefined
