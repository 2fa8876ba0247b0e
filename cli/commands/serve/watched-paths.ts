import { isAbsolute, join, relative } from 'node:path'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { createVariants } from '../../content/sources/doc-variants.ts'

const isPage = (path: string): boolean => /\.(?:md|mdx|markdown)$/i.test(path)

function isBelow(path: string, folder: string): boolean {
  const rest = relative(folder, path)
  return rest === '' || (!rest.startsWith('..') && !isAbsolute(rest))
}

/** True when only Markdown of the site has changed, so that code, dates and bundle still hold. */
export function isContentEdit(
  changed: ReadonlySet<string> | 'all',
  { siteDir }: ResolvedConfig,
): boolean {
  return changed !== 'all' && [...changed].every((path) => isPage(path) && isBelow(path, siteDir))
}

/** Absolute files and folders that the config names; they need not exist. */
export function watchedPaths(config: ResolvedConfig): string[] {
  const { siteDir, docs, pagesPath, staticDirectories, customCss } = config
  const folders = createVariants(config).map(({ folder }) => folder)
  return [
    docs.path,
    pagesPath,
    config.configFile ?? 'site.config.ts',
    ...folders,
    ...staticDirectories,
    ...customCss,
    ...Object.values(config.components),
    ...Object.values(config.theme.slots),
    ...config.locales.flatMap(({ messages }) => messages ?? []),
    ...config.markdown.docblockSources,
  ].map((path) => join(siteDir, path))
}
