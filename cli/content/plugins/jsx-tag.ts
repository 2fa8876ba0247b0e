// A tag understood. Enters: its text, as TagScanner found it. Leaves: JsxTag. Must not know components.
import type { PropValue } from './component-element.ts'
import { type Names, parseLiteral } from './jsx-literal.ts'
import { BraceScanner } from './jsx-scanner.ts'

/** A tag as written. */
export interface JsxTag {
  readonly kind: 'open' | 'close' | 'self-closing'
  readonly name: string
  /** In the order of the source; a bare flag is `true`. */
  readonly attributes: readonly (readonly [string, PropValue])[]
  /** Source text of what is no literal: `{...props}`, `onClick={save}`. */
  readonly expressions: readonly string[]
  /** True when something stands in braces. */
  readonly hasBraces: boolean
}

const head = /^<(\/?)([A-Za-z][\w.:-]*)/
const attribute =
  /\s*([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)|([^\s"'=<>`{]+?)(?=\s|\/?>)))?/y

/** Read a whole tag; entities in quoted values stay as written. */
export function parseTag(raw: string, names: Names): JsxTag {
  const start = head.exec(raw)
  const name = start?.[2] ?? ''
  const attributes: [string, PropValue][] = []
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
      if (!/^\{\s*(?:\/\*[\s\S]*\*\/)?\s*\}$/.test(expression)) expressions.push(expression)
    } else if (match) {
      const [whole, key = '', double, single, brace, bare] = match
      at += whole.length
      if (brace === undefined) {
        attributes.push([key, double ?? single ?? bare ?? true])
        continue
      }
      const expression = readBraces(raw, at - 1)
      const literal = parseLiteral(expression.slice(1, -1), names)
      hasBraces = true
      at += expression.length - 1
      if (literal) attributes.push([key, literal.value])
      else expressions.push(`${key}=${expression}`)
    } else at++
  }
  const kind = start?.[1] === '/' ? 'close' : raw.endsWith('/>') ? 'self-closing' : 'open'
  return { kind, name, attributes, expressions, hasBraces }
}

function readBraces(raw: string, from: number): string {
  const scanner = new BraceScanner()
  for (let at = from; at < raw.length; at++) {
    if (scanner.read(raw[at] ?? '') === 'done') return raw.slice(from, at + 1)
  }
  return raw.slice(from)
}
