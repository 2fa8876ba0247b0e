// Room: what the build and the browser share, one copy for both sides
// Messages from the development server to open pages.

/** Sent when a page connects and after every rebuild. */
export interface DevState {
  /** Identifies the process of the server. A page of another process must be reloaded. */
  readonly run: string
  /** Counts the builds of this run. */
  readonly serial: number
  /** The errors as the terminal shows them; null when there are none. */
  readonly error: string | null
  /**
   * The pages that the last build changed: decoded paths with the base path and without a final
   * slash.
   */
  readonly pages: readonly string[]
  /** URLs of style sheets that replace others in open pages. */
  readonly styles: readonly { readonly from: string; readonly to: string }[]
  /** Interactive components whose code was changed, with the URLs of their new modules. */
  readonly islands: readonly { readonly name: string; readonly url: string }[]
  /** True when another script or an image changed, so that pages must be reloaded. */
  readonly reload: boolean
}

/**
 * Dispatched on `document` after every rebuild that needs no reload. Pages that were prefetched
 * before are outdated. `detail` contains the new elements of this page.
 */
export const updatedEvent = 'docs-ssg:updated'

/**
 * Dispatched on `document` before an island is hydrated, so that the script of the development
 * server can exchange its component. `detail` is a `DevIsland`.
 */
export const islandEvent = 'docs-ssg:island'

/** An island that is about to be hydrated. */
export interface DevIsland<Component> {
  readonly name: string
  readonly element: HTMLElement
  /**
   * Show another component, or this one with other props. Only a new component loses its state.
   * False: the island has crashed, so that it can't show anything.
   */
  readonly show: (component?: Component) => boolean
}

/** Convert the path of a URL to the form used in `DevState`. */
export function toDevPath(path: string): string {
  return path.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1')
}
