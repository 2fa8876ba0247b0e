// One table of an article. Given its tree and the headings above it, it returns the options that
// its rows describe. It must not know what these options are compared with.
import type { Element } from 'hast'
import type { Place } from '../../model/diagnostic.ts'
import type { Heading, OptionRow, OptionTable } from '../../model/page.ts'
import { shownText } from './readable-text.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'

/** First words of a first column that lists names of an API. */
const namingColumn =
  /^(?:argument|attribute|field|key|member|option|parameter|prop|property|properties|setting)s?\b/i
const defaultColumn = /^default\b/i
/** How authors write that there is no default. */
const noDefault = /^(?:[-–—]|none)?$/i
const name = /^[A-Za-z_$][\w$]*(?=\??$|\()/
/** A heading without code that is certainly a name: `createSlice`, `ApiProvider`; not `Store`. */
const plainName = /^[A-Za-z_$]+[a-z\d][A-Z][\w$]*$/
const inlineCode = /<code[^>]*>([^<]*)<\/code>/g

const isElement = (node: { type: string }): node is Element => node.type === 'element'

function childrenOf(element: Element, ...tags: readonly string[]): Element[] {
  return element.children.filter(isElement).filter(({ tagName }) => tags.includes(tagName))
}

function codeSpans(element: Element): string[] {
  if (element.tagName === 'code') return [shownText(element).trim()]
  return element.children.filter(isElement).flatMap(codeSpans)
}

const textOf = (element: Element | undefined): string =>
  element ? foldSpace(shownText(element)) : ''

/**
 * The code of a cell that contains one code span and nothing else; `''` for a dash; undefined for
 * prose.
 */
function readDefault(cell: Element | undefined): string | undefined {
  if (!cell) return undefined
  const text = textOf(cell)
  const [code, ...more] = codeSpans(cell)
  if (code === undefined) return noDefault.test(text) ? '' : undefined
  return more.length === 0 && code === text ? code : undefined
}

/** Code in the headings above a table, innermost first. */
function aboutOf(headings: readonly Heading[]): string[] {
  const enclosing: Heading[] = []
  for (const heading of headings.toReversed())
    if (heading.depth < (enclosing.at(-1)?.depth ?? 7)) enclosing.push(heading)
  return enclosing.flatMap(({ html, text }) => [
    ...[...html.matchAll(inlineCode)].map(([, code = '']) => code),
    ...(plainName.test(text) ? [text] : []),
  ])
}

/** True if a cell contains only names: in a sentence, code may mean anything. */
function isList(text: string, codes: readonly string[]): boolean {
  const rest = codes.reduce((left, code) => left.replace(code, ''), text)
  return /^(?:[\s,;/|?*.()]|\band\b|\bor\b|\boptional\b|\brequired\b)*$/i.test(rest)
}

function readRow(cells: readonly Element[], defaults: number, outer: Place): OptionRow[] {
  const [first] = cells
  if (!first) return []
  const codes = codeSpans(first)
  const names = codes.flatMap((code) => name.exec(code)?.[0] ?? [])
  if (names.length === 0 || !isList(textOf(first), codes)) return []
  const start = first.position?.start
  const place = start ? { ...outer, line: start.line, column: start.column } : outer
  const value = defaults === -1 ? undefined : readDefault(cells[defaults])
  return [{ names, place, ...(value === undefined ? {} : { default: value }) }]
}

/**
 * Read a table whose first column has a heading like `Option`, `Parameter` or `Property`; other
 * tables are skipped.
 */
export function readOptionTable(
  table: Element,
  headings: readonly Heading[],
  place: Place,
): OptionTable[] {
  const rows = childrenOf(table, 'thead', 'tbody').flatMap((part) => childrenOf(part, 'tr'))
  const [header, ...body] = rows.map((row) => childrenOf(row, 'th', 'td'))
  const [first] = header ?? []
  if (!header || !first || !namingColumn.test(textOf(first))) return []
  const defaults = header.findIndex((cell) => defaultColumn.test(textOf(cell)))
  const options = body.flatMap((cells) => readRow(cells, defaults, place))
  if (options.length === 0) return []
  return [{ about: [...codeSpans(first), ...aboutOf(headings)], rows: options, place }]
}
