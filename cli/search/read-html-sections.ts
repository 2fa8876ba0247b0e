// What a page written in React says, for the search. Enters: the rendered document. Leaves: SearchSection[].
// Must not look outside `main`: navbar, menu and footer are no content.
import type { SearchSection } from '../model/page.ts'

const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|([^<]+)/gi
const RAW =
  /<!--[\s\S]*?-->|<(script|style|textarea|template|noscript|svg|select)\b[\s\S]*?<\/\1\s*>/gi
const INLINE =
  /^(?:a|abbr|b|bdi|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

interface OpenSection {
  readonly id: string
  /** 0 for the beginning of the page and 7 for a row; else the heading's. */
  readonly depth: number
  readonly above: readonly string[]
  readonly heading: string[]
  readonly text: string[]
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, ...groups: (string | undefined)[]) => {
      const [decimal, hex, name] = groups
      if (name !== undefined) return NAMED[name] ?? whole
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    },
  )
}

function idOf(attributes: string): string | undefined {
  const [, double, single] = /\sid=(?:"([^"]*)"|'([^']*)')/.exec(attributes) ?? []
  const found = double ?? single
  return found === undefined ? undefined : decode(found)
}

const pathOf = (open: OpenSection): string[] => [...open.above, fold(open.heading.join(''))]

function toSection(open: OpenSection): SearchSection {
  const path = open.depth === 0 ? [] : pathOf(open)
  return { id: open.id, path, text: fold(open.text.join('')), code: '' }
}

/** Headings above a section of this depth, of which the last opened is `from`. */
function headingsAbove(sections: readonly OpenSection[], depth: number): readonly string[] {
  const parent = sections.findLast((open) => open.depth < depth)
  return parent === undefined || parent.depth === 0 ? [] : pathOf(parent)
}

/**
 * Cut `main` at its headings with an id (depth 2 to 4) and at its table rows with an id, each row being a section that
 * its first cell names. The part before comes first; parts that say nothing are left out.
 */
export function readHtmlSections(html: string): readonly SearchSection[] {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html) ?? []
  const sections: OpenSection[] = [{ id: '', depth: 0, above: [], heading: [], text: [] }]
  let current = sections[0]
  // Where text goes: a heading or the first cell of a row names its section.
  let naming: 'no' | 'h1' | 'heading' | 'cell' = 'no'
  const open = (id: string, depth: number): void => {
    current = { id, depth, above: headingsAbove(sections, depth), heading: [], text: [] }
    sections.push(current)
  }
  for (const [, close, name = '', attributes = '', text] of main.replace(RAW, ' ').matchAll(TAG)) {
    const tag = name.toLowerCase()
    const isHeading = /^h[1-6]$/.test(tag)
    const id = close === '' ? idOf(attributes) : undefined
    if (text !== undefined) {
      if (naming !== 'h1') (naming === 'no' ? current?.text : current?.heading)?.push(decode(text))
    } else if (close === '/') {
      if (isHeading || (naming === 'cell' && /^t[dh]$/.test(tag))) naming = 'no'
      // What follows the row belongs to the heading above it.
      if (tag === 'tr' && current?.depth === 7)
        current = sections.findLast(({ depth }) => depth < 7)
    } else if (tag === 'h1') naming = 'h1'
    else if (isHeading && id !== undefined && tag < 'h5') {
      open(id, Number(tag.slice(1)))
      naming = 'heading'
    } else if (tag === 'tr' && id !== undefined) {
      open(id, 7)
      naming = 'cell'
    }
    if (text === undefined && !INLINE.test(tag)) current?.text.push(' ')
  }
  return sections.map(toSection).filter((section) => section.id !== '' || section.text !== '')
}
