/** Start a feature that the page works without, so a failure has no effect. */
export function tryTo(start: Promise<unknown>): void {
  start.catch(() => undefined)
}
