import type { StartedWorker } from './start-worker.ts'

/**
 * What the search chunk offers to the script of every page, which fetches it when the reader is
 * about to search.
 */
export interface SearchModule {
  /**
   * Load the search before the reader searches. `requested` are the responses for the first two of
   * `searchHrefs` in the page's data, and `worker` runs the third; both were started already.
   */
  readonly prepare: (
    requested: readonly Promise<Response | undefined>[],
    worker: StartedWorker | undefined,
  ) => void
  /** Make the open dialog, which contains only its field, search. `pageHref`: the search page. */
  readonly startDialog: (dialog: HTMLElement, pageHref: string) => void
  /** Make the search page interactive. */
  readonly startSearchPage: (page: HTMLElement) => Promise<void>
}
