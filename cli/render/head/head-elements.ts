// Elements that the config and the front matter add to pages. Given options, it returns HTML.
import { escapeAttribute, escapeHtml } from '../../../runtime/shared/html/escape.ts'
import { type HeadElement, toElementText } from '../../schema/head.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { mapUrls } from '../../primitives/urls/map-urls.ts'
import { urlAttributeOf } from '../../primitives/urls/url-attributes.ts'
import { fontOrigins } from '../../primitives/urls/origins.ts'
import type { Links } from '../views/create-links.ts'

type Script = ResolvedConfig['scripts'][number]

/** An element as HTML; paths such as `/a.css` or `a.css` are below the base path of the site. */
export function formatHeadElement(element: HeadElement, links: Links): string {
  const { tag } = element
  const start = `<${tag}${formatAttributes(element, links)}>`
  if (tag === 'link' || tag === 'meta') return start
  return `${start}${toElementText(element)}</${tag}>`
}

function formatAttributes({ tag, attributes }: HeadElement, links: Links): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const key = name.replaceAll(/[^\w:.-]/g, '')
      if (value === true) return ` ${key}`
      const attribute = urlAttributeOf(tag, name)
      const text = attribute ? mapUrls(String(value), attribute.syntax, links.asset) : String(value)
      return ` ${key}="${escapeAttribute(text ?? '')}"`
    })
    .join('')
}

/** The scripts of the config for one position. */
export function formatScripts(
  scripts: readonly Script[],
  position: 'head' | 'body',
  links: Links,
): readonly string[] {
  return scripts.flatMap((script) => {
    const one = typeof script === 'string' ? toScript(script) : script
    if (one.position !== position) return []
    const attributes = {
      src: one.src,
      ...(one.type === undefined ? {} : { type: one.type }),
      async: one.async,
      // Modules are deferred anyway.
      defer: one.defer && !one.async && one.type !== 'module' && position === 'head',
      ...one.attributes,
    }
    return [formatHeadElement({ tag: 'script', attributes }, links)]
  })
}

const toScript = (src: string) =>
  ({ src, position: 'head', async: false, defer: true, type: undefined, attributes: {} }) as const

/** The style sheets of fonts, after connections to all their hosts. */
export function formatFonts(fonts: readonly string[]): readonly string[] {
  const origins = [...new Set(fonts.flatMap(fontOrigins))]
  return [
    ...origins.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`),
    ...fonts.map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}">`),
  ]
}
