import { branch, more, sidebar } from '../sidebar-attributes.ts'
import { find } from '../../dom/queries.ts'

/** The contents of a sidebar that the page only partly contains. */
const cut = `[${sidebar}] :is([${branch}], [${more}])`

/**
 * Create the function that makes a large sidebar interactive, with a chunk that only large sites
 * need.
 */
export function createLargeSidebar(): () => void {
  let started: Promise<{ readonly addToggles: () => void }> | undefined
  return () => {
    if (!find(cut)) return
    started ??= import('./large-sidebar.ts').then(({ startLargeSidebar }) => startLargeSidebar())
    started.then(
      ({ addToggles }) => addToggles(),
      () => (started = undefined),
    )
  }
}
