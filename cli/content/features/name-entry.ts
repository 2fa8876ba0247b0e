import { posix, resolve } from 'node:path'
import { isIn } from '../../gate/real-path.ts'

/** A package with an optional subpath, or an import that the manifest of the site declares. */
const packagePath = /^#?(?:@\w[\w.-]*\/)?\w[\w.-]*(?:\/\w[\w.-]*)*$/

/**
 * The entry point as an import in the folder of the site names it. A path is relative to the page,
 * and `@site/` stands for the folder of the site. Undefined if it is neither a package nor a path in
 * one of the folders, which are absolute.
 */
export function nameEntry(
  from: string,
  page: string,
  { siteDir, folders }: { readonly siteDir: string; readonly folders: readonly string[] },
): string | undefined {
  const path = from.startsWith('@site/')
    ? posix.normalize(from.slice('@site/'.length))
    : /^\.{1,2}\//.test(from)
      ? posix.join(posix.dirname(page), from)
      : undefined
  if (path === undefined) return packagePath.test(from) ? from : undefined
  const file = resolve(siteDir, path)
  if (path.startsWith('/') || !folders.some((folder) => isIn(file, folder))) return undefined
  return (path.startsWith('../') ? path : `./${path}`).replace(/(?:\.d)?\.[cm]?tsx?$/, '')
}
