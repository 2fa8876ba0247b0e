// Room: formats that other programs write: YAML, XML, JSON, inventories
import { LineCounter, parseDocument } from 'yaml'
import { toErrorMessage, toPlainReason } from '../error-message.ts'
import { deepReason, findDeepNesting } from './yaml-nesting.ts'
import { findBadAlias } from '../urls/find-bad-alias.ts'
import { findUnknownTag } from '../text/find-unknown-tag.ts'

/** The value of a YAML text, or why it has none; lines and columns count from 1. */
export type ParsedYaml =
  | { readonly kind: 'value'; readonly value: unknown }
  | {
      readonly kind: 'broken'
      /** A sentence without its period. */
      readonly reason: string
      readonly place: { readonly line: number; readonly column: number }
    }

/** Parse a YAML text. Its value survives JSON: it doesn't contain itself, and is not much larger than the text. */
export function parseYaml(text: string): ParsedYaml {
  try {
    return parseOnce(text)
  } catch (cause) {
    // It is nested deeper than the stack.
    return { kind: 'broken', reason: toErrorMessage(cause), place: { line: 1, column: 1 } }
  }
}

function parseOnce(text: string): ParsedYaml {
  const deep = findDeepNesting(text)
  if (deep) return { kind: 'broken', reason: deepReason, place: deep }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = document.errors
  const bad = error
    ? { reason: toPlainReason(error.message), offset: error.pos[0] }
    : (findUnknownTag(document) ?? findBadAlias(document))
  if (bad === undefined) return { kind: 'value', value: document.toJS({ maxAliasCount: -1 }) }
  const { line, col } = lines.linePos(bad.offset)
  const reason = (bad.reason.split('\n')[0] ?? '').replace(/[:.]$/, '')
  return { kind: 'broken', reason, place: { line: Math.max(line, 1), column: Math.max(col, 1) } }
}
