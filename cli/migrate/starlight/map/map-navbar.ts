import { basename, dirname, relative } from 'node:path'
import { capitalize } from '../../../../runtime/shared/text/capitalize.ts'
import { siteIconNames } from '../../../schema/site-icons.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import { toPosixPath } from '../../../primitives/files/posix-path.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { mapTitle } from './map-title.ts'

/** Icons of docs-ssg by the names that Starlight has for them, where these differ. */
const icons: ReadonlyMap<string, string> = new Map([
  ['x.com', 'x'],
  ['twitter', 'x'],
])

interface MappedNavbar {
  readonly navbar: MappedConfig
  /** Folders of images that have to be published, as the config names them. */
  readonly folders: readonly string[]
  /** Images (absolute) that have to be copied to the folder of static files. */
  readonly copied: readonly string[]
}

/** The logo, and links to social networks. */
export function mapNavbar(parts: MapParts): MappedNavbar {
  const { options } = parts.site
  const logo = mapLogo(options['logo'], parts)
  const written = options['social']
  const social = Array.isArray(written)
    ? toList(written).map(toRecord)
    : // Before version 0.33, an object.
      Object.entries(toRecord(written)).map(([icon, href]) => ({ icon, href }))
  return {
    navbar: {
      ...(logo.replacesTitle && { title: '' }),
      logo: logo.logo,
      items: social.flatMap((item) => toItem(item, parts)),
    },
    folders: logo.folders,
    copied: logo.copied,
  }
}

function toItem(item: MappedConfig, { report }: MapParts): readonly MappedConfig[] {
  const href = toText(item['href'])
  const name = toText(item['icon']) ?? ''
  if (href === undefined) return []
  const plain = name.toLowerCase()
  const icon = icons.get(plain) ?? plain
  const label = toText(item['label']) ?? capitalize(name)
  const isKnown = siteIconNames.includes(icon)
  if (!isKnown)
    report('social', `The icon \`${name}\` has no counterpart, so \`${label}\` is a text.`)
  return [{ label, href, position: 'right', ...(isKnown && { icon, hideLabel: true }) }]
}

function mapLogo(
  value: unknown,
  { site, findFile, toPath, isCopied, report }: MapParts,
): {
  readonly logo: MappedConfig | undefined
  readonly folders: readonly string[]
  readonly copied: readonly string[]
  readonly replacesTitle: boolean
} {
  const { src, light, dark, alt, replacesTitle } = toRecord(value)
  const written = [src ?? light, dark].map(toText)
  const files = written.map((path) => (path === undefined ? undefined : findFile(path)))
  const [main, other] = files
  for (const [index, path] of written.entries())
    if (path !== undefined && files[index] === undefined)
      report('logo', `\`${path}\` is not a file of the site, so it is not migrated.`)
  if (main === undefined) return { logo: undefined, folders: [], copied: [], replacesTitle: false }
  const isPublic = (file: string): boolean => file.startsWith(`${site.publicDir}/`)
  const toSource = (file: string): string =>
    isPublic(file) ? toPosixPath(relative(site.publicDir, file)) : basename(file)
  const outside = files.flatMap((file) => (file === undefined || isPublic(file) ? [] : [file]))
  return {
    logo: {
      src: toSource(main),
      ...(other !== undefined && { srcDark: toSource(other) }),
      alt: toText(alt) ?? (replacesTitle === true ? (mapTitle(site) ?? '') : ''),
    },
    folders: isCopied ? [] : [...new Set(outside.map((file) => toPath(dirname(file))))],
    copied: isCopied ? outside : [],
    replacesTitle: replacesTitle === true,
  }
}
