import { find } from '../dom/queries.ts'

const cut = '[data-sidebar] :is([data-branch], [data-more])'

/** Make the function that completes a sidebar which a page carries in part, with what few sites need to fetch. */
export function createCutSidebar(): () => void {
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
