/**
 * What the search chunk offers to the script of every page, which fetches it when the reader is
 * about to search.
 */
export interface SearchModule {
  /**
   * Load the search before the modal opens; `config` is the configuration, if it was requested
   * already.
   */
  readonly prepare: (config: Promise<unknown>) => void
  /** Open the modal; the focus returns to `opener` when it closes. */
  readonly openSearch: (opener: HTMLElement) => void
  /** Make the search page interactive. */
  readonly startSearchPage: (page: HTMLElement) => void
}
