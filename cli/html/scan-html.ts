import type { Link } from '../model/page.ts'

/** What a document links to and can be linked at. */
export interface ScannedHtml {
  /** With entities decoded, in document order. */
  readonly links: readonly {
    readonly kind: Link['kind']
    readonly href: string
    /** It stands inside the `main` element. */
    readonly inMain: boolean
    /** What is to be read between the tags of an `a` inside `main`, white space folded. */
    readonly text?: string
  }[]
  readonly ids: readonly string[]
}

// One tag with its attributes; a quoted value may hold `>`.
const TAG = /<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
// Their contents are text, whatever it looks like.
const RAW =
  /<!--[\s\S]*?-->|(<(script|style|textarea|title|template)\b[^>]*>)[\s\S]*?(?:<\/\2\s*>|$)/gi
const PAGE_LINKS = new Set(['a', 'area', 'iframe', 'form'])
const LINK_NAMES = new Set(['href', 'src', 'poster', 'action'])

/** Read links and ids from HTML that a renderer wrote. */
export function scanHtml(html: string): ScannedHtml {
  const links: ScannedHtml['links'][number][] = []
  const ids: string[] = []
  let inMain = false
  const markup = withoutRaw(html)
  for (const found of markup.matchAll(TAG)) {
    const [whole, close, name = '', attributes = ''] = found
    const tag = name.toLowerCase()
    if (tag === 'main') inMain = close === ''
    if (close !== '') continue
    for (const [, key = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = decodeEntities(values.find((text) => text !== undefined) ?? '')
      const attribute = key.toLowerCase()
      if (attribute === 'id' || (attribute === 'name' && tag === 'a')) ids.push(value)
      if (!LINK_NAMES.has(attribute)) continue
      const kind = PAGE_LINKS.has(tag) ? 'page' : 'asset'
      const text = inMain && tag === 'a' ? textAfter(markup, found.index + whole.length) : undefined
      links.push({ kind, href: value, inMain, ...(text === undefined ? {} : { text }) })
    }
  }
  return { links, ids }
}

/** What stands between the tags of an `a` that was opened just before `start`. */
function textAfter(markup: string, start: number): string {
  const end = markup.indexOf('</a', start)
  const inner = markup.slice(start, end === -1 ? start : end).replace(TAG, '')
  return decodeEntities(inner).replace(/\s+/g, ' ').trim()
}

/** The opening tags stay: they may have an id or a `src`. */
function withoutRaw(html: string): string {
  return html.replace(RAW, (_, open: string | undefined) => open ?? '')
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Those that renderers write. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole: string, ...groups: readonly (string | undefined)[]) => {
      const [decimal, hex, name] = groups
      if (name !== undefined) return NAMED[name] ?? whole
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    },
  )
}
