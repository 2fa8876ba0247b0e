import { dirname, isAbsolute, join, relative } from 'node:path'
import { toSiteReads } from '../../../cache/hash-reads.ts'
import { recordedReads } from '../../../cache/record-reads.ts'
import type { ResolvedConfig } from '../../../schema/schema.ts'
import { sitePaths } from '../../../model/paths/site-paths.ts'
import { isMarkdownFile } from '../../../primitives/files/markdown-file.ts'

function isBelow(path: string, folder: string): boolean {
  const rest = relative(folder, path)
  return rest === '' || (!rest.startsWith('..') && !isAbsolute(rest))
}

/** True when only Markdown of the site has changed, so that code, dates and bundle still hold. */
export function isContentEdit(
  changed: ReadonlySet<string> | 'all',
  { siteDir }: ResolvedConfig,
): boolean {
  return (
    changed !== 'all' &&
    [...changed].every((path) => isMarkdownFile(path) && isBelow(path, siteDir))
  )
}

/**
 * Absolute files and folders that the config names, or that it, plugins and components have read,
 * the style sheets, and all modules of components, slots and React pages. They need not exist.
 */
export function watchedPaths(
  config: ResolvedConfig,
  {
    stylesheets,
    inputs,
  }: { readonly stylesheets: readonly string[]; readonly inputs: readonly string[] } = {
    stylesheets: [],
    inputs: [],
  },
): string[] {
  const modules = inputs.filter((path) => !/(?:^|\/)node_modules\//.test(path))
  const paths = [...sitePaths(config), ...stylesheets, ...modules, ...readFiles(config)]
  return [...paths.map((path) => join(config.siteDir, path)), ...packageFolders(config.siteDir)]
}

/** The folders in which Node and the bundler look for packages; they need not exist. */
export function packageFolders(folder: string): string[] {
  const parent = dirname(folder)
  return [join(folder, 'node_modules'), ...(parent === folder ? [] : packageFolders(parent))]
}

/** The files of the site that code of the site has read, relative to its folder. */
function readFiles(config: ResolvedConfig): string[] {
  return toSiteReads(recordedReads(), config)
    .filter((name) => name.startsWith('file:'))
    .map((name) => name.slice('file:'.length))
    .filter((path) => path !== '' && !/^\.\.|(?:^|\/)node_modules\//.test(path))
}
