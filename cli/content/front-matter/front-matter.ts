// The header of a page. Enters: text. Leaves: checked values, the text with the header blanked, diagnostics.
// Must not run anything that stands in a file: only YAML is read.
import matter from 'gray-matter'
import * as v from 'valibot'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/front-matter.ts'
import type { ContentPath } from '../../model/paths.ts'
import { frontMatterSchema } from './front-matter-schema.ts'
import { parseYamlHeader, type YamlHeader, type YamlPlace } from './front-matter-yaml.ts'
import { didYouMean } from '../../report/suggest.ts'
import { contentRules } from '../content-rules.ts'

/** A text parted from its header. */
export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter
  /** The Markdown, preceded by as many empty lines as the header had, so that line numbers are those of the file. */
  readonly body: string
  readonly diagnostics: readonly Diagnostic[]
  /** All keys as written, known or not. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Where each key stands in the file. */
  readonly keyPlaces?: Readonly<Record<string, YamlPlace>>
}

interface Header {
  readonly language: string
  readonly yaml: string
  /** Lines of the file before the first line of `yaml`. */
  readonly linesBefore: number
  /** Where the Markdown begins. */
  readonly end: number
}

const HEADER = /^(\s*)---([^\S\n]*[\w-]*)[^\S\n]*\n(?:([\s\S]*?)\n)??---[^\S\n]*(?:\n|$)/

function findHeader(text: string): Header | undefined {
  if (!/^\s*---/.test(text)) return undefined
  const found = HEADER.exec(text)
  if (!found) return undefined
  const [all, blank = '', language = '', yaml = ''] = found
  return { language: language.trim(), yaml, linesBefore: blank.split('\n').length, end: all.length }
}

const refuse = (): object => ({})

/** gray-matter would run `---js` headers and share one result among equal texts; both doors are shut here. */
function readHeader(header: Header): YamlHeader {
  let result: YamlHeader = { kind: 'map', values: new Map(), places: new Map() }
  const parse = (yaml: string): object => {
    // gray-matter hands over the line end after `---` too.
    result = parseYamlHeader(yaml.replace(/^\n/, ''))
    return {}
  }
  const engines = { yaml: parse, json: refuse, javascript: refuse, js: refuse, coffee: refuse }
  matter(`---\n${header.yaml}\n---\n`, { language: 'yaml', engines })
  return result
}

interface Report {
  readonly path: ContentPath
  readonly header: Header
  readonly diagnostics: Diagnostic[]
}

function report(at: Report, place: YamlPlace, finding: Omit<Diagnostic, 'place'>): void {
  const line = place.line + at.header.linesBefore
  at.diagnostics.push({ ...finding, place: { path: at.path, line, column: place.column } })
}

function reportUnknown(at: Report, key: string, place: YamlPlace): void {
  const near = didYouMean(key, Object.keys(frontMatterSchema.entries))
  report(
    at,
    place,
    contentRules['unknown-front-matter'].report({
      message: `Front matter \`${key}\` is not known and does nothing.`,
      help: near === undefined ? 'Mend its spelling, or take it out.' : `Did you mean \`${near}\`?`,
      data: { actual: key },
    }),
  )
}

function show(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return written.length > 60 ? `${written.slice(0, 60)}…` : written
}

/** Checks every key; a key that is wrong is reported and left out. */
function checkValues(at: Report, header: Extract<YamlHeader, { kind: 'map' }>): FrontMatter {
  const values = Object.create(null)
  const start = { line: 1, column: 1 }
  for (const [key, value] of header.values) {
    const isKnown = Object.hasOwn(frontMatterSchema.entries, key)
    if (!isKnown) reportUnknown(at, key, header.places.get(key) ?? start)
    else if (value !== null || acceptsNull(key)) values[key] = value
  }
  for (const issue of v.safeParse(frontMatterSchema, values).issues ?? []) {
    const key = String(issue.path?.[0].key)
    const name = (issue.path ?? []).map((part) => String(part.key)).join('.')
    delete values[key]
    report(
      at,
      header.places.get(key) ?? start,
      contentRules['front-matter'].report({
        message: `Front matter \`${name}\` is \`${show(issue.input)}\`; it takes ${issue.message}.`,
        data: { actual: name },
      }),
    )
  }
  return v.parse(frontMatterSchema, values)
}

function acceptsNull(key: string): boolean {
  return ['displayed_sidebar', 'pagination_next', 'pagination_prev', 'custom_edit_url'].includes(
    key,
  )
}

/** A first line `---`, then a key, and no end: nobody means a rule by that. */
function findUnclosed(text: string, path: ContentPath): Diagnostic[] {
  const found = /^(\s*)---[^\S\n]*\n[A-Za-z_]\w*:(?:[ \n]|$)/.exec(text)
  if (!found) return []
  return [
    contentRules['front-matter-syntax'].report({
      message: 'The front matter begins here and never ends.',
      help: 'Write `---` alone on the line after its last key.',
      place: { path, line: (found[1] ?? '').split('\n').length, column: 1 },
    }),
  ]
}

/** Part `text` (lines end in `\n`) from its header and check it. A first line `---` that is a rule is left alone. */
export function parseFrontMatter(text: string, path: ContentPath): ParsedFrontMatter {
  const header = findHeader(text)
  if (!header) return { frontMatter: {}, body: text, diagnostics: findUnclosed(text, path) }

  const diagnostics: Diagnostic[] = []
  const at = { path, header, diagnostics }
  const body = text.slice(0, header.end).replace(/[^\n]+/g, '') + text.slice(header.end)
  if (header.language !== '' && !/^ya?ml$/i.test(header.language)) {
    report(
      at,
      { line: 0, column: 1 },
      contentRules['front-matter-language'].report({
        message: `The front matter is written in \`${header.language}\`; only YAML is read, and nothing in a page is ever run.`,
        help: 'Begin the file with `---` alone and write the keys as YAML.',
      }),
    )
    return { frontMatter: {}, body, diagnostics }
  }
  const parsed = readHeader(header)
  if (parsed.kind === 'not-a-map') return { frontMatter: {}, body: text, diagnostics: [] }
  if (parsed.kind === 'broken') {
    report(
      at,
      parsed.place,
      contentRules['front-matter-syntax'].report({
        message: `The front matter is not valid YAML: ${parsed.reason}`,
        ...(parsed.help === undefined ? {} : { help: parsed.help }),
      }),
    )
    const guessed = { kind: 'map' as const, values: parsed.values, places: new Map() }
    return { frontMatter: checkValues({ ...at, diagnostics: [] }, guessed), body, diagnostics }
  }
  const keyPlaces = [...parsed.places].map(
    ([key, { line, column }]) => [key, { line: line + header.linesBefore, column }] as const,
  )
  return {
    frontMatter: checkValues(at, parsed),
    body,
    diagnostics,
    values: Object.fromEntries(parsed.values),
    keyPlaces: Object.fromEntries(keyPlaces),
  }
}
