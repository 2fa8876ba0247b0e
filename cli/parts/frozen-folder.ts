import { join } from 'node:path'

/** The folder of a frozen version, absolute. It belongs in the repository of the site. */
export const frozenFolder = (siteDir: string, version: string): string =>
  join(siteDir, 'frozen', `version-${version.replaceAll(/[^\w.-]+/g, '-')}`)
