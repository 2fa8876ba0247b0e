import { toList } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'

/** Style sheets of the site; those of packages and of Tailwind are reported. */
export function mapStyles(parts: MapParts): readonly string[] {
  return listStyles(parts).map(parts.toPath)
}

/** The same style sheets as absolute paths. */
export function listStyles({ site, findFile, readText, report }: MapParts): readonly string[] {
  return toList(site.options['customCss']).flatMap((written) => {
    const path = String(written)
    const file = findFile(path)
    if (file === undefined) {
      report(
        'customCss',
        /^[@\w]/.test(path) && path.includes('font')
          ? `\`${path}\` is a font of a package. Set \`theme.font\` to the name of the package.`
          : `\`${path}\` is not a file of the site, so it is not migrated.`,
      )
      return []
    }
    if (
      /@(?:import\s+(?:url\()?["']?[@\w]|(?:tailwind|apply|theme|plugin|reference)\b)/.test(
        readText(file) ?? '',
      )
    ) {
      report(
        'customCss',
        `\`${path}\` needs packages such as Tailwind, so it is not migrated. Write plain CSS, or add a built file to \`customCss\`.`,
      )
      return []
    }
    return [file]
  })
}
