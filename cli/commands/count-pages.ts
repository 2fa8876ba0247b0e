import type { Site } from '../model/site.ts'

/** The number of pages of a site, docs and others; 0 if it only has those that docs-ssg adds. */
export function countPages({ routes, staticRoutes }: Site): number {
  const hasOwn = routes.size > 0 || staticRoutes.some(({ source }) => source !== undefined)
  return hasOwn ? routes.size + staticRoutes.length : 0
}
