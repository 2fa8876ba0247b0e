import type { Site } from '../model/site.ts'

/** False if a page could not be compiled, so that what it contains, shows or links to is unknown. */
export function hasEveryPage({ routes }: Site): boolean {
  return [...routes.values()].every(({ page }) => !page.isOutline)
}
