import { toList, toText } from '../../coerce.ts'
import { notPlainCss } from '../../not-plain-css.ts'
import type { MapParts } from './map-parts.ts'
import { themeStylesFile, toThemeStyles } from './theme-styles.ts'

/**
 * The theme's style sheets that exist and are plain CSS. They come after the one for the colors of
 * the config, so that they can override it.
 */
export function mapCustomCss({ site, context, themeConfig, report }: MapParts): string[] {
  const written = toText(site.theme['customCss'])
  const listed = written === undefined ? toList(site.theme['customCss']).map(String) : [written]
  // The bundler of Docusaurus looks for a path from the root in the folder of the site too.
  const paths = listed.map((path) =>
    path.startsWith('/') && !context.exists(path) ? path.slice(1) : path,
  )
  const isUsable = (path: string): boolean => path.endsWith('.css') && context.exists(path)
  for (const path of paths.filter((one) => !isUsable(one)))
    report(
      'theme.customCss',
      context.exists(path) ? notPlainCss(path) : `\`${path}\` does not exist.`,
    )
  const colors = toThemeStyles(themeConfig, '') === undefined ? [] : [themeStylesFile]
  return [...colors, ...paths.filter(isUsable).map(context.toPath)]
}
