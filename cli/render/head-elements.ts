// Elements that the config and the front matter add to pages. Enters: options. Leaves: HTML.
import { escapeAttribute, escapeHtml } from '../../runtime/shared/escape.ts'
import { type HeadElement, toElementText } from '../config/schema/head.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { fontOrigins } from '../config/schema/origins.ts'
import type { Links } from './create-links.ts'

type Attributes = HeadElement['attributes']
type Script = ResolvedConfig['scripts'][number]

/** Attributes whose values are URLs: files of the site get its base path. */
const urlNames = new Set(['href', 'src'])

/** An element as HTML; paths such as `/a.css` or `a.css` are below the base path of the site. */
export function formatHeadElement(element: HeadElement, links: Links): string {
  const { tag, attributes } = element
  const start = `<${tag}${formatAttributes(attributes, links)}>`
  if (tag === 'link' || tag === 'meta') return start
  return `${start}${toElementText(element)}</${tag}>`
}

function formatAttributes(attributes: Attributes, links: Links): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const key = name.replaceAll(/[^\w:-]/g, '')
      if (value === true) return ` ${key}`
      const text = String(value)
      return ` ${key}="${escapeAttribute(urlNames.has(name) ? links.asset(text) : text)}"`
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
