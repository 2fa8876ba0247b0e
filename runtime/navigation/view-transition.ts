// A fade between two pages, in sites that want it. Without `theme.viewTransitions`, the bundle
// contains none of this.

/** Replaced by the bundler. */
declare const DOCS_SSG_VIEW_TRANSITIONS: boolean

/**
 * Change the page, with a fade if the site and the reader want one and the browser can do it. The
 * change is then made in the next frame, and changes keep their order. The promise rejects when the
 * change throws.
 */
export function withViewTransition(change: () => void): Promise<void> | undefined {
  if (
    !DOCS_SSG_VIEW_TRANSITIONS ||
    !('startViewTransition' in document) ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    change()
    return undefined
  }
  // Rejects when the window is hidden or the next change comes soon, which only ends the fade.
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  ready.catch(() => undefined)
  return updateCallbackDone
}
