import type { ClientBundle, OutputFile } from '../model/output.ts'
import type { StyledPage } from '../model/page.ts'
import type { Site } from '../model/site.ts'

/** Every page that may need a style sheet beside the site's own. */
export const listStyledPages = ({ routes, staticRoutes }: Site): StyledPage[] => [
  ...[...routes.values()].map(({ page }) => page),
  ...staticRoutes,
]

/**
 * URLs of the style sheets that a page needs beside the site's own: those of formulas, of its parts, and of its own
 * `style` attributes.
 */
export function createStylesheetsOf(
  { config }: Site,
  { mathStylesheetUrl, partStylesheets = {} }: ClientBundle,
  styles: OutputFile | undefined,
): (page: StyledPage) => readonly string[] {
  return (page) => [
    ...(mathStylesheetUrl !== undefined && page.html?.hasMath ? [mathStylesheetUrl] : []),
    ...(page.parts ?? []).flatMap((name) => partStylesheets[name] ?? []),
    ...(styles && Object.keys(page.styles ?? {}).length > 0
      ? [`${config.baseUrl}${styles.path}`]
      : []),
  ]
}
