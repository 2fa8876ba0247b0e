/**
 * What the search chunk offers to the script of every page, which fetches it when the reader is
 * about to search.
 */
export interface SearchModule {
  /**
   * Load the search before the reader searches; `requested` are the responses for `searchHrefs` of
   * the page's data, which were requested already.
   */
  readonly prepare: (requested?: readonly Promise<Response | undefined>[]) => void
  /** Make the open dialog, which contains only its field, search. `pageHref`: the search page. */
  readonly startDialog: (dialog: HTMLElement, pageHref: string) => void
  /** Make the search page interactive. */
  readonly startSearchPage: (page: HTMLElement) => Promise<void>
}
