/** Run a function when the browser is idle. */
export function requestIdle(run: () => void): void {
  // Safari does not have idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 50)
}
