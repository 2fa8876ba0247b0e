import { toList, toRecord, toText } from '../../coerce.ts'
import { compact } from './compact.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

const tags = new Set(['link', 'noscript', 'script', 'style'])

/** The options that add elements to the head of pages: `headTags`, `stylesheets`, `scripts`. */
export function mapHead({ site: { config }, report }: MapParts): MappedConfig {
  const head = [
    ...toList(config['headTags']).flatMap((item) => mapTag(toRecord(item), report)),
    ...toList(config['stylesheets']).flatMap(mapStylesheet),
  ]
  const scripts = toList(config['scripts']).flatMap(mapScript)
  return compact({
    head: head.length > 0 ? head : undefined,
    scripts: scripts.length > 0 ? scripts : undefined,
  })
}

/** `meta` elements are mapped to `metadata`. */
function mapTag(
  { tagName, attributes, innerHTML }: Readonly<Record<string, unknown>>,
  report: MapParts['report'],
): MappedConfig[] {
  if (tagName === 'meta') return []
  const tag = String(tagName)
  if (!tags.has(tag)) {
    report('headTags', `\`<${tag}>\` is not migrated, because \`head\` accepts no such element.`)
    return []
  }
  const own = Object.entries(toRecord(attributes)).map(
    ([name, value]) => [name, typeof value === 'boolean' ? value : String(value)] as const,
  )
  const content = toText(innerHTML)
  return [
    compact({
      tag,
      attributes: own.length > 0 ? Object.fromEntries(own) : undefined,
      content,
    }),
  ]
}

function mapStylesheet(item: unknown): MappedConfig[] {
  const { href = item, type: _, ...others } = toRecord(item)
  const url = toText(href)
  // docs-ssg adds the style sheet for formulas itself.
  if (url === undefined || /katex/.test(url)) return []
  return [{ tag: 'link', attributes: { rel: 'stylesheet', href: url, ...toAttributes(others) } }]
}

function mapScript(item: unknown): (MappedConfig | string)[] {
  const text = toText(item)
  if (text !== undefined) return [text]
  const { src, async, defer, type, ...others } = toRecord(item)
  const url = toText(src)
  if (url === undefined) return []
  const attributes = toAttributes(others)
  const known = compact({
    async: async === true ? true : undefined,
    // In Docusaurus, a script blocks the page unless it says otherwise.
    defer: defer === true || async === true ? undefined : false,
    type: toText(type),
    attributes: Object.keys(attributes).length > 0 ? attributes : undefined,
  })
  return [{ src: url, ...known }]
}

function toAttributes(values: Readonly<Record<string, unknown>>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name === 'crossOrigin' ? 'crossorigin' : name,
      typeof value === 'boolean' ? value : String(value),
    ]),
  )
}
