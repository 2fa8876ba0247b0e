import { toList } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'
import { notPlainCss } from '../../not-plain-css.ts'
import { listStyleNeeds } from './style-references.ts'

/** Style sheets of the site; those of packages and of Tailwind are reported. */
export function mapStyles(parts: MapParts): readonly string[] {
  return listStyles(parts).map(parts.toPath)
}

/** Absolute paths of the same style sheets, and of the files that they need. */
export function listStyleFiles(parts: MapParts): readonly string[] {
  return listStyles(parts).flatMap((file) => listStyleNeeds(file, parts).files)
}

function listStyles(parts: MapParts): readonly string[] {
  const { site, findFile, report } = parts
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
    if (!file.endsWith('.css')) {
      report('customCss', notPlainCss(path))
      return []
    }
    if (listStyleNeeds(file, parts).hasPackages) {
      report(
        'customCss',
        `\`${path}\` needs packages such as Tailwind, so it is not migrated. Write plain CSS, or add a built file to \`customCss\`.`,
      )
      return []
    }
    return [file]
  })
}
