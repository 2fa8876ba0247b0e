/** Run when there is nothing else to do. */
export function requestIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run, 50)
}
