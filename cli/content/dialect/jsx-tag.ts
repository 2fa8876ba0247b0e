// A parsed tag. Given its text, as TagScanner found it, it returns a JsxTag. It must not know
// components.
import { isJsxComment } from './jsx-comment.ts'
import type { PropValue } from '../nodes/component-element.ts'
import {
  type MarkupValue,
  markupTags,
  toMarkupProps,
} from '../../../runtime/shared/html/markup-value.ts'
import { type Names, parseLiteral } from './jsx-literal.ts'
import { BraceScanner, TagScanner } from './jsx-scanner.ts'

/** A tag as it is written. */
export interface JsxTag {
  readonly kind: 'open' | 'close' | 'self-closing'
  readonly name: string
  /** In the order of the source; an attribute without a value is `true`. */
  readonly attributes: readonly (readonly [string, PropValue])[]
  /** Attributes whose value is markup; apart from the others, so that no data passes for markup. */
  readonly markup: readonly (readonly [string, MarkupValue])[]
  /** Attributes of elements in markup, which these can't have. */
  readonly lost: readonly LostAttribute[]
  /** The source of everything that is not a literal: `{...props}`, `onClick={save}`. */
  readonly expressions: readonly string[]
  /** True if any attribute is in braces. */
  readonly hasBraces: boolean
}

/** An attribute that is left out, with the element that has it. */
export interface LostAttribute {
  readonly tag: string
  readonly name: string
}

const head = /^<(\/?)([A-Za-z][\w.:-]*)/
const attribute =
  /\s*([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{]+?)(?=\s|\/?>)))?/y

/** Parse a whole tag. Character references in quoted values stay unchanged. */
export function parseTag(raw: string, names: Names): JsxTag {
  const start = head.exec(raw)
  const name = start?.[2] ?? ''
  const attributes: [string, PropValue][] = []
  const markup: [string, MarkupValue][] = []
  const lost: LostAttribute[] = []
  const expressions: string[] = []
  let hasBraces = false
  let at = start?.[0].length ?? 0
  while (at < raw.length) {
    attribute.lastIndex = at
    const match = attribute.exec(raw)
    const spread = /^\s*\{/.exec(raw.slice(at))
    if (spread) {
      const expression = readBraces(raw, at + spread[0].length - 1)
      hasBraces = true
      at += spread[0].length - 1 + expression.length
      if (!/^\{\s*\}$/.test(expression) && !isJsxComment(expression)) expressions.push(expression)
    } else if (match) {
      const [whole, key = '', double, single, brace, bare] = match
      at += whole.length
      if (brace === undefined) {
        attributes.push([key, double ?? single ?? bare ?? true])
        continue
      }
      const expression = readBraces(raw, at - 1)
      const inner = expression.slice(1, -1)
      const literal = parseLiteral(inner, names)
      const element = literal ? undefined : parseMarkup(inner.trim(), { names, lost })
      hasBraces = true
      at += expression.length - 1
      // As in React, the same as no attribute.
      if (inner.trim() === 'undefined') continue
      if (literal) attributes.push([key, literal.value])
      else if (element) markup.push([key, element])
      else expressions.push(`${key}=${expression}`)
    } else at++
  }
  const kind = start?.[1] === '/' ? 'close' : raw.endsWith('/>') ? 'self-closing' : 'open'
  return { kind, name, attributes, markup, lost, expressions, hasBraces }
}

function readBraces(raw: string, from: number): string {
  const scanner = new BraceScanner()
  for (let at = from; at < raw.length; at++) {
    if (scanner.read(raw[at] ?? '') === 'done') return raw.slice(from, at + 1)
  }
  return raw.slice(from)
}

/** `<b>text</b>` as the value of an attribute: only text, in elements that load nothing. */
function parseMarkup(source: string, context: MarkupContext): MarkupValue | undefined {
  const read = source.startsWith('<') ? readMarkup(source, 0, context) : undefined
  return read?.end === source.length ? read.value : undefined
}

interface MarkupContext {
  readonly names: Names
  /** Receives what is left out. */
  readonly lost: LostAttribute[]
}

interface ReadPart<Value> {
  readonly value: Value
  readonly end: number
}

function readMarkup(
  source: string,
  from: number,
  context: MarkupContext,
): ReadPart<MarkupValue> | undefined {
  const raw = readTagAt(source, from)
  const { names, lost } = context
  const tag = parseTag(raw, names)
  if (raw === '' || tag.kind === 'close' || !markupTags.has(tag.name) || tag.expressions.length > 0)
    return undefined
  const children: (string | number | MarkupValue)[] = []
  const props = toMarkupProps(tag.attributes)
  const value = { tag: tag.name, props, children }
  // A key says nothing to readers.
  const written = [...tag.attributes, ...tag.markup].map(([name]) => name)
  const left = written.filter((name) => name !== 'key' && !Object.hasOwn(props, name))
  lost.push(...left.map((name) => ({ tag: tag.name, name })))
  let at = from + raw.length
  if (tag.kind === 'self-closing') return { value, end: at }
  while (at < source.length) {
    if (source.startsWith('</', at)) {
      const close = readTagAt(source, at)
      return parseTag(close, names).name === tag.name
        ? { value, end: at + close.length }
        : undefined
    }
    const child = readChild(source, at, context)
    if (child === undefined) return undefined
    if (child.value !== '') children.push(child.value)
    at = child.end
  }
  return undefined
}

/**
 * An element, a literal in braces, or text up to the next of them; as in JSX, spaces around line
 * breaks collapse.
 */
function readChild(
  source: string,
  at: number,
  context: MarkupContext,
): ReadPart<string | number | MarkupValue> | undefined {
  if (source[at] === '<') return readMarkup(source, at, context)
  if (source[at] === '{') {
    const braces = readBraces(source, at)
    const literal = parseLiteral(braces.slice(1, -1), context.names)
    const value = literal?.value
    return typeof value === 'string' || typeof value === 'number'
      ? { value, end: at + braces.length }
      : undefined
  }
  const [text = ''] = /^[^<{]+/.exec(source.slice(at)) ?? []
  const value = text.replace(/(?<!\s)\s*\n\s*/g, (_, offset: number) =>
    offset === 0 || offset + _.length === text.length ? '' : ' ',
  )
  return { value, end: at + text.length }
}

function readTagAt(source: string, from: number): string {
  const scanner = new TagScanner()
  for (let at = from; at < source.length; at++) {
    const scan = scanner.read(source[at] ?? '')
    if (scan === 'done') return source.slice(from, at + 1)
    if (scan === 'failed') return ''
  }
  return ''
}
