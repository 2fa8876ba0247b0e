import { isRareEverywhere } from '../../bundle/styles/part-styles.ts'
import type { ClientBundle, OutputFile } from '../../model/output.ts'
import type { StyledPage } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'

/** The parts that any page of the site needs. */
export function listUsedParts({ config, routes, staticRoutes }: Site): ReadonlySet<string> {
  const partsOf = createPartsOf(config)
  const used = new Set<string>()
  for (const { page } of routes.values()) for (const name of partsOf(page)) used.add(name)
  for (const route of staticRoutes) for (const name of partsOf(route)) used.add(name)
  return used
}

/** The parts that a page needs: what its article says, and the one of what is in its HTML. */
function createPartsOf(config: Site['config']): (page: StyledPage) => readonly string[] {
  const isApart = !isRareEverywhere(config)
  return ({ parts = [], html }) =>
    // `home` contains it.
    isApart && html?.hasRareBlocks && !parts.includes('home') ? [...parts, 'rare'] : parts
}

/**
 * URLs of the style sheets that a page needs beside those of the site: for formulas, for its parts, and for its
 * `style` attributes.
 */
export function createStylesheetsOf(
  { config }: Site,
  { mathStylesheetUrl, partStylesheets = {} }: ClientBundle,
  styles: OutputFile | undefined,
): (page: StyledPage) => readonly string[] {
  const partsOf = createPartsOf(config)
  return (page) => [
    ...(mathStylesheetUrl !== undefined && page.html?.hasMath ? [mathStylesheetUrl] : []),
    ...partsOf(page).flatMap((name) => partStylesheets[name] ?? []),
    ...(styles && Object.keys(page.styles ?? {}).length > 0
      ? [`${config.baseUrl}${styles.path}`]
      : []),
  ]
}
