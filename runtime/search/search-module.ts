/**
 * What the search chunk offers to the script of every page, which fetches it when the reader is
 * about to search.
 */
export interface SearchModule {
  /**
   * Load the search before the reader searches; `config` is the configuration, if it was requested
   * already.
   */
  readonly prepare: (config: Promise<unknown>) => void
  /** Make the open dialog, which contains only its field, search. `pageHref`: the search page. */
  readonly startDialog: (dialog: HTMLElement, pageHref: string) => void
  /** Make the search page interactive. */
  readonly startSearchPage: (page: HTMLElement) => Promise<void>
}
