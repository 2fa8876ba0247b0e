import { createVariants } from './doc-variants.ts'
import type { ResolvedConfig } from './schema.ts'

/** Files and folders that the config names, relative to the site's folder; they need not exist. */
export function sitePaths(config: ResolvedConfig): readonly string[] {
  const { docs, pagesPath, staticDirectories, customCss, configFile, components, theme } = config
  return [
    docs.path,
    pagesPath,
    configFile ?? 'site.config.ts',
    ...createVariants(config).map(({ folder }) => folder),
    ...staticDirectories,
    ...customCss,
    ...Object.values(components),
    ...Object.values(theme.slots).filter((path) => typeof path === 'string'),
    ...config.locales.flatMap(({ messages }) => messages ?? []),
    ...config.markdown.docblockSources,
    ...config.markdown.dependencies,
  ]
}
