import type { Site } from '../model/site.ts'

/** The number of pages of a site, docs and others. */
export const countPages = ({ routes, staticRoutes }: Site): number =>
  routes.size + staticRoutes.length
