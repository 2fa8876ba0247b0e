import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

interface HeadElement {
  readonly tag: string
  readonly attributes: Values
  readonly content: string | undefined
}

const tags = /^(?:link|meta|noscript|script|style)$/
/** What docs-ssg writes on its own, for each page. */
const ownMeta =
  /^(?:(?:og|twitter):(?:title|description|url|type|site_name|locale)|description|viewport|generator)$/

/** The elements of `head`. */
export function readHead(value: unknown): readonly HeadElement[] {
  return toList(value).flatMap((one) => {
    const [tag, attributes, content] = toList(one)
    return typeof tag === 'string'
      ? [{ tag, attributes: toRecord(attributes), content: toText(content) }]
      : []
  })
}

/** The icon and the other elements that pages have in their `<head>`. */
export function mapHead({ site, report, exists }: MapParts): MappedConfig {
  const elements = readHead(site.config['head'])
  const base = toText(site.config['base']) ?? '/'
  const icons = elements.filter(({ tag, attributes }) => tag === 'link' && isIcon(attributes))
  const favicon = icons
    .map(({ attributes }) => toFile(attributes['href'], base))
    .find((file) => file !== undefined && exists(`public/${file}`))
  const head = elements.flatMap((element) => {
    const { tag, attributes, content } = element
    const name = toText(attributes['property']) ?? toText(attributes['name'])
    if (icons.includes(element) && toFile(attributes['href'], base) === favicon) return []
    if (tag === 'meta' && name !== undefined && ownMeta.test(name)) return []
    const file = toFile(attributes['href'] ?? attributes['src'], base)
    if (file !== undefined && /\.\w+$/.test(file) && !exists(`public/${file}`)) {
      report('head', `\`/${file}\` is not a static file, so \`<${tag}>\` for it is not migrated.`)
      return []
    }
    if (tags.test(tag)) return [{ tag, attributes: toTexts(attributes), content }]
    report('head', `\`<${tag}>\` is not migrated, because \`head\` accepts no such element.`)
    return []
  })
  return { favicon, head }
}

const isIcon = ({ rel }: Values): boolean => /^(?:shortcut )?icon$/.test(String(rel))

function toFile(href: unknown, base: string): string | undefined {
  const path = toText(href)
  if (path === undefined || /^(?:[a-z]+:)?\/\//i.test(path)) return undefined
  return (path.startsWith(base) ? path.slice(base.length) : path).replace(/^\.?\//, '')
}

const toTexts = (values: Values): MappedConfig | undefined => {
  const entries = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return entries.length === 0
    ? undefined
    : Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
      )
}

/** The origin of the published site, if the config contains it. */
export function findOrigin({ config }: MapParts['site']): string | undefined {
  const head = readHead(config['head'])
  const metaUrl = head.find(({ attributes }) => attributes['property'] === 'og:url')
  const written = [toRecord(config['sitemap'])['hostname'], metaUrl?.attributes['content']]
  return written
    .map((one) => toText(one) ?? '')
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one).origin)
    .find((origin) => /^https?:/.test(origin))
}
