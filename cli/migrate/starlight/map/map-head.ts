import { toList, toRecord, toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

const tags = new Set(['link', 'meta', 'noscript', 'script', 'style'])

/** The elements of `head` that docs-ssg accepts; others are reported. */
export function mapHead({ site, report }: MapParts): readonly MappedConfig[] {
  return toList(site.options['head']).flatMap((item) => {
    const { tag, attrs, content } = toRecord(item)
    const name = toText(tag) ?? ''
    if (!tags.has(name)) {
      report('head', `\`<${name}>\` is not migrated, because \`head\` accepts no such element.`)
      return []
    }
    const attributes = Object.entries(toRecord(attrs)).flatMap(([key, value]) =>
      value === undefined || value === null || value === false
        ? []
        : [[key, value === true ? true : String(value)] as const],
    )
    const text = toText(content)
    return [
      {
        tag: name,
        ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
        ...(text !== undefined && { content: text }),
      },
    ]
  })
}
