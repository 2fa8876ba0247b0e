import { createRequire } from 'node:module'

/**
 * The absolute path of the module that Node would load for `name` in a file at `importer`, or undefined. The
 * file need not exist; a path in a site's folder stands for all code of the site.
 */
export function resolveFrom(importer: string, name: string): string | undefined {
  try {
    return createRequire(importer).resolve(name)
  } catch {
    return undefined
  }
}
