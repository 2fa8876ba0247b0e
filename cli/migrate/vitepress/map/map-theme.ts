import { clampHeadingLevel } from '../../clamp-heading-level.ts'
import { isElsewhere } from '../../../primitives/urls/static-path.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import { toSiteLink } from '../nav/nav-item.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** Options of the default theme that aren't about navigation. */
export function mapTheme(parts: MapParts): MappedConfig {
  const theme = parts.site.locales[0]?.theme ?? {}
  return {
    tableOfContents: mapOutline(theme['outline'] ?? theme['outlineBadges'], parts),
    search: mapSearch(theme['search'], parts),
    colorMode: mapAppearance(parts.site.config['appearance']),
    footer: mapFooter(theme['footer'], parts),
  }
}

/** The heading levels of `outline: [2, 3]`, `'deep'`, or `{ level }`. */
export function toLevels(
  value: unknown,
): { readonly min: number; readonly max: number } | undefined {
  const level = Array.isArray(value) ? value : (toRecord(value)['level'] ?? value)
  if (level === 'deep') return { min: 2, max: 6 }
  const [min, max = min] = Array.isArray(level) ? toList(level) : [level]
  const [first, last] = [clampHeadingLevel(min), clampHeadingLevel(max)]
  return first === undefined || last === undefined ? undefined : { min: first, max: last }
}

/** Without the option, VitePress lists headings of level two. */
function mapOutline(value: unknown, { report }: MapParts): MappedConfig {
  const levels = toLevels(value) ?? { min: 2, max: 2 }
  if (value === false)
    report(
      'themeConfig.outline',
      'Pages have a table of contents. `hide_table_of_contents: true` in the front matter leaves it out.',
    )
  return { minHeadingLevel: levels.min, maxHeadingLevel: levels.max }
}

function mapSearch(value: unknown, { report }: MapParts): MappedConfig | undefined {
  const { provider, options } = toRecord(value)
  if (provider !== 'algolia') return undefined
  const { appId, apiKey, indexName } = toRecord(options)
  if (![appId, apiKey, indexName].every((one) => toText(one) !== undefined)) {
    report('themeConfig.search', 'The built-in search replaces Algolia.')
    return undefined
  }
  return { provider: 'algolia', appId, apiKey, indexName }
}

function mapAppearance(value: unknown): MappedConfig | undefined {
  const initial = toText(value) ?? toText(toRecord(value)['initialValue'])
  if (value === false) return { disableSwitch: true, respectPrefersColorScheme: false }
  if (initial === 'force-dark')
    return { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false }
  if (initial === 'force-auto') return { disableSwitch: true }
  return initial === 'dark' ? { defaultMode: 'dark' } : undefined
}

/** Themes that extend the default one have lists of links under `nav`. */
function mapFooter(value: unknown, { report }: MapParts): MappedConfig | undefined {
  const footer = toRecord(value)
  const texts = [footer['message'], footer['copyright']].flatMap((text) => toText(text) ?? [])
  const groups = toList(footer['nav'] ?? footer['navigation']).map(toRecord)
  const links = groups.flatMap(({ title, text, items }) => {
    const name = toText(title) ?? toText(text)
    const entries = toList(items).flatMap((item) => {
      const { text: label, link } = toRecord(item)
      const target = toText(link)
      if (target === undefined || toText(label) === undefined) return []
      return [{ label, ...(isElsewhere(target) ? { href: target } : { to: toSiteLink(target) }) }]
    })
    return name === undefined || entries.length === 0 ? [] : [{ title: name, items: entries }]
  })
  if (toList(footer['social']).length > 0)
    report('themeConfig.footer', 'Its icons are not migrated. Write links into `footer.links`.')
  if (texts.length === 0 && links.length === 0) return undefined
  return { style: 'light', links, copyright: texts.join(' ') }
}
