// What the development server tells an open page.

/** Sent when a page connects and after every rebuild. */
export interface DevState {
  /** Another run of the server made another site. */
  readonly run: string
  /** Counts the builds of this run. */
  readonly serial: number
  /** What is wrong, as the terminal shows it; null when nothing is. */
  readonly fault: string | null
  /** Decoded paths, with base and without slash at the end, of the pages that the last build changed. */
  readonly pages: readonly string[]
  /** Script, style or picture changed: a new load of the page is needed. */
  readonly reload: boolean
}

/**
 * Dispatched on `document` after every rebuild that needs no load: pages fetched before are old. `detail` holds the elements
 * that are new in this one.
 */
export const updatedEvent = 'docs-ssg:updated'

/** A page's path as `DevState` spells it. */
export function toDevPath(path: string): string {
  return path.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1')
}
