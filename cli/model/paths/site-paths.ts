import { configNames, unreadConfigNames } from '../../schema/values/config-names.ts'
import { createVariants } from '../variants/doc-variants.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** Files and folders that the config names, relative to the site's folder; they need not exist. */
export function sitePaths(config: ResolvedConfig): readonly string[] {
  const { docs, pagesPath, staticDirectories, customCss, configFile, components, theme } = config
  return [
    docs.path,
    pagesPath,
    ...(configFile === undefined ? [...configNames, ...unreadConfigNames] : [configFile]),
    ...createVariants(config).map(({ folder }) => folder),
    ...staticDirectories,
    ...customCss,
    ...Object.values(components),
    ...Object.values(theme.slots).filter((path) => typeof path === 'string'),
    ...fontFolders(theme.font),
    ...config.locales.flatMap(({ messages }) => messages ?? []),
    ...config.markdown.docblockSources,
    ...config.markdown.dependencies,
  ]
}

/** Packages and families are not folders of the site. */
function fontFolders(font: ResolvedConfig['theme']['font']): readonly string[] {
  const { text, headings, code } = typeof font === 'object' ? font : { text: font }
  return [text, headings, code].flatMap((value) =>
    value?.includes('/') === true && !value.startsWith('@') ? [value] : [],
  )
}
