import { isElsewhere } from '../../../primitives/urls/static-path.ts'
import { toRecord, toText } from '../../coerce.ts'
import { type NavItem, readNavItems } from '../nav/nav-item.ts'
import { mapSocialLinks } from './map-social-links.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** The navbar: title, logo, `nav`, links to social networks and to languages on other sites. */
export function mapNavbar(parts: MapParts): MappedConfig {
  const theme = parts.site.locales[0]?.theme ?? {}
  const { siteTitle } = theme
  const others = parts.site.otherLocales
  return {
    title: siteTitle === false ? '' : toText(siteTitle),
    logo: mapLogo(theme['logo'], parts),
    items: [
      ...readNavItems(theme['nav']).flatMap((item) => toItems(item, parts)),
      ...(others.length === 0
        ? []
        : [
            {
              label: 'Translations',
              type: 'dropdown',
              position: 'right',
              items: others.map(({ label, href }) => ({ label, href })),
            },
          ]),
      ...mapSocialLinks(theme['socialLinks']),
    ],
  }
}

function mapLogo(value: unknown, { report }: MapParts): MappedConfig | undefined {
  const { src, light, dark, alt, width, height } = toRecord(value)
  const source = toText(value) ?? toText(src) ?? toText(light)
  if (source === undefined) return undefined
  if (isElsewhere(source)) {
    report('themeConfig.logo', `\`${source}\` is on another site. Add it to the static files.`)
    return undefined
  }
  const toSize = (size: unknown): number | undefined =>
    Number(size) > 0 ? Number(size) : undefined
  return {
    src: source.replace(/^\//, ''),
    srcDark: toText(dark)?.replace(/^\//, ''),
    alt: toText(alt) ?? '',
    width: toSize(width),
    height: toSize(height),
  }
}

function toItems(item: NavItem, parts: MapParts): readonly MappedConfig[] {
  const { label, link, items, component } = item
  if (component !== undefined) {
    parts.report(
      'themeConfig.nav',
      `The component \`${component}\` is not migrated. \`theme.slots.navbarEnd\` can show a React component there.`,
    )
    return []
  }
  if (items === undefined)
    return link === undefined || label === ''
      ? []
      : [{ label, ...toTarget(link), activeBasePath: toBasePath(item.activeMatch) }]
  const links = toDropdown(items)
  return links.length === 0 ? [] : [{ label, type: 'dropdown', items: links }]
}

/** Groups within a dropdown become its entries, because dropdowns have one level. */
function toDropdown(items: readonly NavItem[]): readonly MappedConfig[] {
  return items.flatMap(({ label, link, items: inner }) => [
    ...(link === undefined || label === '' ? [] : [{ label, ...toTarget(link) }]),
    ...toDropdown(inner ?? []),
  ])
}

const toTarget = (link: string): MappedConfig => (isElsewhere(link) ? { href: link } : { to: link })

/** A regular expression that is nothing but a path: `^/guide/`. */
function toBasePath(activeMatch: string | undefined): string | undefined {
  const [, path] = /^\^?\\?(\/(?:[\w-]|\\?\/)+?)\/?$/.exec(activeMatch ?? '') ?? []
  return path?.replaceAll('\\', '')
}
