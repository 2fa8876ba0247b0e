import { toList, toRecord, toText } from '../../coerce.ts'
import { compact } from './compact.ts'
import { mapLink } from './map-link.ts'
import { mapLogo } from './map-logo.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { toMarkdown } from './to-markdown.ts'

/** The footer; undefined when the site has none. */
export function mapFooter(parts: MapParts): MappedConfig | undefined {
  const footer = toRecord(parts.themeConfig['footer'])
  if (Object.keys(footer).length === 0) return undefined
  const columns = toList(footer['links']).map(toRecord)
  const isFlat = columns.some((column) => !Array.isArray(column['items']))
  const groups = isFlat ? [{ title: '', items: columns }] : columns
  const links = groups
    .map(({ title, items }) => ({
      title: toText(title) ?? '',
      items: toList(items).flatMap((item) => mapLink(toRecord(item), 'footer.links', parts)),
    }))
    .filter(({ items }) => items.length > 0)
  return compact({
    style: footer['style'] ?? 'light',
    logo: mapLogo(footer['logo'], 'footer.logo', parts),
    links: links.length > 0 ? links : undefined,
    copyright: toMarkdown(toText(footer['copyright']) ?? '') || undefined,
  })
}
