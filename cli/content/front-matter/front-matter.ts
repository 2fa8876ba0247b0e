// Room: reading and checking front matter
// The front matter of a page. Given text, it returns checked values, the text with blank lines in
// place of the front matter, and diagnostics. It must not run code that a file contains: only YAML
// is read.
import * as v from 'valibot'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import type { ContentPath } from '../../model/paths.ts'
import { blankText } from './blank-text.ts'
import { describeCut } from './describe-cut.ts'
import { findUnfit } from './check-meaning.ts'
import { frontMatterSchema } from './front-matter-schema.ts'
import { findFrontMatter } from './find-front-matter.ts'
import { readHeadElement } from './head-element.ts'
import { foreignKey, idleKey } from '../foreign/foreign-keys.ts'
import { findMiswritten, foreignLanguage } from './find-miswritten.ts'
import { parseYamlFrontMatter, type YamlFrontMatter } from './front-matter-yaml.ts'
import type { YamlPlace } from './find-cuts.ts'
import { didYouMean } from '../../report/suggest.ts'
import { unwritableProblem, findUnwritable } from '../../primitives/text/unwritable-values.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { helpWithValue } from './value-help.ts'

/** A text without its front matter. */
export interface ParsedFrontMatter {
  readonly frontMatter: FrontMatter
  /**
   * The Markdown after as many empty lines as the front matter has, so that line numbers are those
   * of the file.
   */
  readonly body: string
  readonly diagnostics: readonly Diagnostic[]
  /** All keys as written, known or not. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Where each key is in the file. */
  readonly keyPlaces?: Readonly<Record<string, YamlPlace>>
}

interface Report {
  readonly path: ContentPath
  /** Lines of the file before the first line that places count. */
  readonly linesBefore: number
  readonly isPost: boolean
  readonly diagnostics: Diagnostic[]
}

function report(at: Report, place: YamlPlace, diagnostic: Omit<Diagnostic, 'place'>): void {
  const line = place.line + at.linesBefore
  at.diagnostics.push({ ...diagnostic, place: { path: at.path, line, column: place.column } })
}

function reportUnknown(at: Report, key: string, place: YamlPlace): void {
  const near = didYouMean(key, Object.keys(frontMatterSchema.entries))
  report(
    at,
    place,
    contentRules['unknown-front-matter'].report({
      message: `The front matter key \`${key}\` is unknown, so it has no effect.`,
      help:
        foreignKey(key) ??
        (near === undefined ? 'Fix the spelling or remove it.' : `Did you mean \`${near}\`?`),
      data: { actual: key },
    }),
  )
}

function reportIdle(
  at: Report,
  key: string,
  { idle, place }: { readonly idle: ReturnType<typeof idleKey>; readonly place: YamlPlace },
): void {
  if (idle === undefined) return
  report(
    at,
    place,
    contentRules['no-effect'].report({
      message: `The front matter key \`${key}\` has no effect, because ${idle.why}.`,
      help: idle.help,
      data: { actual: key },
    }),
  )
}

function show(value: unknown): string {
  const isText = typeof value === 'string' && value.trim() !== ''
  const written = isText ? value : (JSON.stringify(value) ?? String(value))
  return written.length > 60 ? `${written.slice(0, 60)}…` : written
}

/** Check every key; one with an invalid value is reported and left out. */
export function checkValues(
  at: Report,
  header: Extract<YamlFrontMatter, { kind: 'map' }>,
): FrontMatter {
  const values = Object.create(null)
  const start = { line: 1, column: 1 }
  for (const [key, value] of header.values) {
    if (reportControls(at, header, key)) continue
    const isKnown = Object.hasOwn(frontMatterSchema.entries, key)
    if (!isKnown) reportUnknown(at, key, header.places.get(key) ?? start)
    else if (value !== null || acceptsNull(key)) {
      const layout = header.values.get('layout')
      // Other tools have layouts with other names, and keys of the same name for other purposes.
      const idle = blankText(key, value) ?? idleKey(key, { isPost: at.isPost, layout })
      if (idle?.isLeftOut !== true) values[key] = value
      reportIdle(at, key, { idle, place: header.places.get(key) ?? start })
    }
  }
  const checked = v.safeParse(frontMatterSchema, values)
  for (const issue of checked.issues ?? []) {
    const keys = (issue.path ?? []).map((part) => String(part.key))
    const [key = ''] = keys
    const name = keys.join('.')
    delete values[key]
    const message = isMissing(issue)
      ? `The front matter key \`${keys.slice(0, -1).join('.')}\` has no \`${keys.at(-1)}\`, which it needs.`
      : `The front matter key \`${name}\` is \`${show(issue.input)}\`, but ${clauseOf(issue, key)}.`
    const place = findPlace(keys, header.places) ?? start
    const help = helpWithValue(name, issue)
    report(
      at,
      place,
      contentRules['front-matter'].report({
        message,
        ...(help !== undefined && { help }),
        data: { actual: name },
      }),
    )
  }
  const frontMatter = checked.success ? checked.output : v.parse(frontMatterSchema, values)
  for (const { key, ...text } of findUnfit(frontMatter))
    report(
      at,
      header.places.get(key) ?? start,
      contentRules['front-matter'].report({ ...text, data: { actual: key } }),
    )
  return frontMatter
}

/** True if the key or its value has a control character. Most values are read without escapes, so have none. */
function reportControls(
  at: Report,
  { values, places }: Extract<YamlFrontMatter, { kind: 'map' }>,
  key: string,
): boolean {
  const found = findUnwritable({ [key]: values.get(key) })
  for (const { path, name } of found)
    report(
      at,
      findPlace(path, places) ?? { line: 1, column: 1 },
      contentRules['front-matter'].report({
        message: `The front matter key \`${path.join('.')}\` ${unwritableProblem.because(name)}.`,
        help: unwritableProblem.help(name),
        data: { actual: key },
      }),
    )
  return found.length > 0
}

/** Messages about `head` have their own wording, because a name is wrong more often than a value. */
function clauseOf({ message, path }: v.BaseIssue<unknown>, key: string): string {
  return key === 'head' && (path?.length ?? 0) > 1 ? message : `it must be ${message}`
}

/** An object lacks a key; its other issues have a value. */
function isMissing({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected !== 'never' && expected !== 'Object'
}

/** The place of a nested key, or of the innermost key around it that has one. */
function findPlace(
  keys: readonly string[],
  places: ReadonlyMap<string, YamlPlace>,
): YamlPlace | undefined {
  if (keys.length === 0) return undefined
  return places.get(keys.join('.')) ?? findPlace(keys.slice(0, -1), places)
}

function acceptsNull(key: string): boolean {
  return ['displayed_sidebar', 'pagination_next', 'pagination_prev', 'custom_edit_url'].includes(
    key,
  )
}

/**
 * Parse the front matter of `text` (lines end in `\n`) and check it. A first line `---` may be a
 * thematic break. In posts of a blog, more keys have an effect.
 */
export function parseFrontMatter(
  text: string,
  path: ContentPath,
  isPost = false,
): ParsedFrontMatter {
  const parsed = parseBlock(text, path, isPost)
  const read = readHeadElement(parsed.body)
  if (read === undefined) return parsed
  const { frontMatter } = parsed
  const head = [...(frontMatter.head ?? []), ...(read.keys.head ?? [])]
  return { ...parsed, frontMatter: { ...frontMatter, ...read.keys, head }, body: read.body }
}

function parseBlock(text: string, path: ContentPath, isPost: boolean): ParsedFrontMatter {
  const block = findFrontMatter(text)
  if (!block) return readMiswritten(text, path)

  const at: Report = { path, linesBefore: block.linesBefore, isPost, diagnostics: [] }
  const body = text.slice(0, block.end).replace(/[^\n]+/g, '') + text.slice(block.end)
  if (block.language !== '' && !/^ya?ml$/i.test(block.language)) {
    report(at, { line: 0, column: 1 }, foreignLanguage(block.language))
    return { frontMatter: {}, body, diagnostics: at.diagnostics }
  }
  const header = parseYamlFrontMatter(block.yaml)
  if (header.kind === 'not-a-map') return readMiswritten(text, path)
  if (header.kind === 'broken') return { ...readBroken(header, at), body }

  for (const cut of header.cuts ?? []) report(at, cut.place, describeCut(cut))
  const keyPlaces = [...header.places].map(
    ([key, { line, column }]) => [key, { line: line + block.linesBefore, column }] as const,
  )
  return {
    frontMatter: checkValues(at, header),
    body,
    diagnostics: at.diagnostics,
    values: Object.fromEntries(header.values),
    keyPlaces: Object.fromEntries(keyPlaces),
  }
}

/** The text of a file without readable front matter is all shown, whether it was meant or not. */
function readMiswritten(text: string, path: ContentPath): ParsedFrontMatter {
  const { diagnostics, values } = findMiswritten(text, path)
  return { frontMatter: guessValues(values, path), body: text, diagnostics }
}

/** Values count as far as they are valid; the syntax is reported alone. */
function guessValues(values: ReadonlyMap<string, unknown>, path: ContentPath): FrontMatter {
  const ignored: Report = { path, linesBefore: 0, isPost: false, diagnostics: [] }
  return checkValues(ignored, { kind: 'map', values: new Map(values), places: new Map() })
}

/** Report the syntax error alone; what can be read line by line counts, but is not checked. */
function readBroken(
  { reason, place, help, values }: Extract<YamlFrontMatter, { kind: 'broken' }>,
  at: Report,
): Pick<ParsedFrontMatter, 'frontMatter' | 'diagnostics'> {
  const message = `The front matter is not valid YAML: ${reason}`
  const broken = { message, ...(help === undefined ? {} : { help }) }
  report(at, place, contentRules['front-matter-syntax'].report(broken))
  return { frontMatter: guessValues(values, at.path), diagnostics: at.diagnostics }
}
