import { isMap, parse, parseDocument } from 'yaml'
import { findDeepNesting } from '../primitives/formats/yaml-nesting.ts'
import { splitLines } from '../primitives/text/lines.ts'
import { findBody, translatedKey } from './split-sections.ts'

/** The texts of a section by name: values of the front matter, and `text`, unless it is empty. */
export function readParts(section: string): ReadonlyMap<string, string> {
  const lines = splitLines(section)
  const body = findBody(lines)
  const values = findValues(lines.slice(0, body)).map(({ name, value }) => [name, value] as const)
  const text = lines.slice(body).join('\n').trim()
  return new Map(text === '' ? values : [...values, ['text', text]])
}

/** The section with other texts; values that its front matter lacks are added. */
export function replaceParts(
  section: string,
  parts: ReadonlyMap<string, string>,
  lineEnd: string,
): string {
  const lines = splitLines(section)
  const body = findBody(lines)
  const front = replaceValues(lines.slice(0, body), parts)
  const rest = lines.slice(body)
  const text = parts.get('text')
  if (text === undefined) return [...front, ...rest].join(lineEnd)
  const lead = rest.findIndex((line) => line.trim() !== '')
  const gap = lead === -1 ? front.slice(0, 1).map(() => '') : rest.slice(0, lead)
  return [...front, ...gap, ...splitLines(text.trim())].join(lineEnd)
}

function replaceValues(
  front: readonly string[],
  parts: ReadonlyMap<string, string>,
): readonly string[] {
  const lines = [...front]
  const known = findValues(front)
  for (const { name, value, from, to } of known.toReversed()) {
    const own = parts.get(name)
    if (own !== undefined && own !== value) lines.splice(from, to - from, `${name}: ${toYaml(own)}`)
  }
  const added = [...parts]
    .filter(([name]) => name !== 'text' && !known.some((value) => value.name === name))
    .map(([name, value]) => `${name}: ${toYaml(value)}`)
  if (added.length === 0) return lines
  return front.length === 0 ? ['---', ...added, '---', ''] : lines.toSpliced(-1, 0, ...added)
}

/** Values for readers in the lines of front matter: `to` is the line after the value. */
function findValues(lines: readonly string[]) {
  return lines.flatMap((line, from) => {
    const [, name] = translatedKey.exec(line) ?? []
    if (name === undefined) return []
    const length = lines.slice(from + 1).findIndex((next) => !/^(?:\s|$)/.test(next))
    const to = from + 1 + Math.max(length, 0)
    const value = readValue(lines.slice(from, to).join('\n'), name)
    return value === undefined || value.trim() === '' ? [] : [{ name, value, from, to }]
  })
}

/** Undefined for YAML that is broken or not a text; the build reports it. */
function readValue(yaml: string, name: string): string | undefined {
  if (findDeepNesting(yaml)) return undefined
  const document = parseDocument(yaml, { logLevel: 'silent' })
  const value = isMap(document.contents) ? document.contents.get(name) : undefined
  return document.errors.length === 0 && typeof value === 'string' ? value : undefined
}

/** As authors write it where YAML reads that as the same text, otherwise in double quotes. */
function toYaml(value: string): string {
  const isPlain = /^[\p{L}\p{N}][^\n:#]*$/u.test(value) && parse(value) === value
  // Every string of JSON is one of YAML: https://yaml.org/spec/1.2.2/#12-relation-to-json
  return isPlain ? value : JSON.stringify(value)
}
