import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { toPlainReason } from '../../primitives/error-message.ts'
import { deepReason, findDeepNesting } from '../../primitives/formats/yaml-nesting.ts'
import { findBadAlias } from '../../primitives/urls/find-bad-alias.ts'
import { findUnknownTag } from '../../primitives/text/find-unknown-tag.ts'
import { findCuts, type Place, type YamlCut, type YamlPlace } from './find-cuts.ts'
import { unquote } from './unquote.ts'
import { yamlHelp } from './yaml-help.ts'
import { typedKeys } from './front-matter-schema.ts'
import { type PlainEntry, readPlainFrontMatter } from './plain-front-matter.ts'

/** Parsed front matter: its top-level values, and where each key is. */
export type YamlFrontMatter =
  | {
      readonly kind: 'map'
      readonly values: Map<string, unknown>
      readonly places: ReadonlyMap<string, YamlPlace>
      /** Values cut off at a ` #` that the author may not have meant as a comment. */
      readonly cuts?: readonly YamlCut[]
    }
  | { readonly kind: 'not-a-map' }
  | {
      readonly kind: 'broken'
      readonly reason: string
      readonly place: YamlPlace
      /**
       * Values read line by line: without its id and slug, the page would only cause further
       * errors.
       */
      readonly values: Map<string, unknown>
      readonly help?: string | undefined
    }

type YamlDocument = ReturnType<typeof parseDocument<Node, true>>

function fail(reason: string, place: YamlPlace): YamlFrontMatter {
  return { kind: 'broken', reason, place, values: new Map() }
}

/** A value with a colon, or that begins with what is not text in YAML: `[Draft] A page`, `- a`. */
const needsQuotes =
  /^[^"'[{|>].*:(?:\s|$)|^[@`%*&!]|^\[(?=.*\]).*[^\]\s]\s*$|^\{(?=.*\}).*[^}\s]\s*$|^[-?] /

/** The help is about quotes if the line with the error contains a value that needs them. */
function failInLine(yaml: string, { reason, place, help: otherwise }: YamlError): YamlFrontMatter {
  const lines = yaml.split('\n').map(splitLine)
  const values = new Map(lines.flatMap((line) => (line ? [[line.key, unquote(line.value)]] : [])))
  const line = lines[place.line - 1]
  // A colon ends a key, and these characters begin something other than text.
  const isUnquoted = line !== undefined && needsQuotes.test(line.value)
  const quoted = line && `${line.key}: '${line.value.replaceAll("'", "''")}'`
  const help = isUnquoted ? `Put the value in quotes: \`${quoted}\`.` : otherwise
  return { kind: 'broken', reason, place, values, help }
}

interface YamlError {
  readonly reason: string
  readonly place: YamlPlace
  readonly help: string
}

function splitLine(line: string): { readonly key: string; readonly value: string } | undefined {
  const [, key, value] = /^([\w-]+):[^\S\n]+(\S(?:.*\S)?)\s*$/.exec(line) ?? []
  return key === undefined || value === undefined ? undefined : { key, value }
}

/** `1.10`, `010`, `12:30` and `true` stay text as written. */
function toWritten(node: unknown): unknown {
  if (isScalar(node)) {
    const { value, source } = node
    return value === null || value === undefined || typeof value === 'string'
      ? (value ?? null)
      : (source ?? String(value))
  }
  if (isSeq(node)) return node.items.map(toWritten)
  if (!isMap(node)) return undefined
  return Object.fromEntries(
    node.items.map((pair) => [String(toWritten(pair.key)), toWritten(pair.value)]),
  )
}

function hasAlias(node: unknown): boolean {
  if (isAlias(node)) return true
  if (isSeq(node)) return node.items.some(hasAlias)
  return isMap(node) && node.items.some((pair) => hasAlias(pair.value))
}

/**
 * Read YAML 1.2 (core schema). Top-level keys keep their order; `__proto__` is a key like any
 * other.
 */
export function parseYamlFrontMatter(yaml: string): YamlFrontMatter {
  const plain = readPlainFrontMatter(yaml)
  return plain === undefined ? parseWholeYaml(yaml) : toMap(plain)
}

function toMap(entries: readonly PlainEntry[]): YamlFrontMatter {
  const values = entries.map(
    ({ key, value, text }) => [key, typedKeys.has(key) ? value : text] as const,
  )
  const places = entries.map(({ key }, index) => [key, { line: index + 1, column: 1 }] as const)
  return { kind: 'map', values: new Map(values), places: new Map(places) }
}

/** The same for any YAML; most front matter is too simple to need it. */
export function parseWholeYaml(yaml: string): YamlFrontMatter {
  const deep = findDeepNesting(yaml)
  if (deep)
    return failInLine(yaml, {
      reason: `${deepReason}.`,
      place: deep,
      help: yamlHelp.RESOURCE_EXHAUSTION,
    })
  const { document, place } = parseText(yaml)
  const error = document.errors[0]
  if (error && !/^[^\S\r\n]*["']?[\w-]+["']?[^\S\r\n]*:(?:\s|$)/m.test(yaml))
    return { kind: 'not-a-map' }
  if (error)
    return failInLine(yaml, {
      reason: `${toPlainReason(error.message).replace(/\.$/, '')}.`,
      place: place(error.pos[0]),
      help: yamlHelp[error.code],
    })
  const tag = findUnknownTag(document)
  if (tag)
    return failInLine(yaml, {
      reason: `${tag.reason}.`,
      place: place(tag.offset),
      help: yamlHelp.TAG_RESOLVE_FAILED,
    })
  const read = readMap(document.contents, document, place)
  if (read.kind === 'broken') return failInLine(yaml, { ...read, help: yamlHelp.BAD_ALIAS })
  const cuts = findCuts(document, yaml, place)
  return read.kind === 'map' && cuts.length > 0 ? { ...read, cuts } : read
}

/**
 * Read the map below `key` of a text in YAML or JSON as front matter; places count from the start
 * of the text. Undefined if the text can't be parsed or has no such key.
 */
export function parseFrontMatterBelow(key: string, text: string): YamlFrontMatter | undefined {
  if (findDeepNesting(text)) return undefined
  const { document, place } = parseText(text)
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined
  const below = document.contents.get(key, true)
  return below === undefined ? undefined : readMap(below, document, place)
}

function parseText(yaml: string): { document: YamlDocument; place: Place } {
  const lines = new LineCounter()
  const document = parseDocument<Node, true>(yaml, {
    version: '1.2',
    schema: 'core',
    lineCounter: lines,
    prettyErrors: false,
  })
  const place = (offset: number): YamlPlace => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  return { document, place }
}

function readMap(root: unknown, document: YamlDocument, place: Place): YamlFrontMatter {
  if (root === null) return { kind: 'map', values: new Map(), places: new Map() }
  if (!isMap(root)) return { kind: 'not-a-map' }
  const bad = findBadAlias(document)
  if (bad) return fail(`${bad.reason}.`, place(bad.offset))
  const values = new Map<string, unknown>()
  const places = new Map<string, YamlPlace>()
  for (const { key, value } of root.items) {
    const name = String(toWritten(key))
    const keyPlace = place(isScalar(key) ? (key.range?.[0] ?? 0) : 0)
    places.set(name, keyPlace)
    if (nestedKeys.has(name)) addPlaces(name, value, (path, at) => places.set(path, place(at)))
    const typed = typedKeys.has(name) || hasAlias(value)
    values.set(name, typed ? toTyped(value, document) : toWritten(value))
  }
  return { kind: 'map', values, places }
}

/** Keys whose values have links, paths, elements or several texts, so that the place of each of them is needed. */
const nestedKeys: ReadonlySet<string> = new Set([
  'hero',
  'features',
  'head',
  'redirect_from',
  'tags',
  'keywords',
  'authors',
])

/** Name every value below a key by its path, such as `hero.actions.0.link`, with its offset. */
function addPlaces(path: string, node: unknown, add: (path: string, offset: number) => void): void {
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) addPlace(`${path}.${index}`, item, add)
  if (!isMap(node)) return
  for (const { key, value } of node.items)
    addPlace(`${path}.${String(toWritten(key))}`, value ?? key, add)
}

function addPlace(path: string, node: unknown, add: (path: string, offset: number) => void): void {
  const [start] = isScalar(node) || isMap(node) || isSeq(node) ? (node.range ?? []) : []
  if (start !== undefined) add(path, start)
  addPlaces(path, node, add)
}

function toTyped(node: unknown, document: YamlDocument): unknown {
  if (!isScalar(node) && !isMap(node) && !isSeq(node) && !isAlias(node)) return null
  return node.toJS(document, { maxAliasCount: -1 })
}
