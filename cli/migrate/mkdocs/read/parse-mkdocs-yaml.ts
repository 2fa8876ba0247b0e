import {
  isAlias,
  isCollection,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import { findBadAlias } from '../../../primitives/urls/find-bad-alias.ts'
import { toRecord, type Values } from '../../coerce.ts'

/** The values of a config, or why it has none, with its line. */
export type ParsedConfig =
  | { readonly kind: 'read'; readonly values: Values }
  | { readonly kind: 'failed'; readonly reason: string; readonly line: number }

/**
 * Parse the YAML of an MkDocs config without running code or reading variables: `!ENV` becomes its
 * default value, and a Python object becomes its name after `python:`.
 */
export function parseMkdocsYaml(text: string): ParsedConfig {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    merge: true,
    logLevel: 'silent',
  })
  const [error] = document.errors
  const bad = error ? { reason: error.message, offset: error.pos[0] } : findBadAlias(document)
  if (bad !== undefined) {
    const reason = (bad.reason.split('\n')[0] ?? '').replace(/[:.]$/, '')
    return { kind: 'failed', reason, line: Math.max(1, lineCounter.linePos(bad.offset).line) }
  }
  visit(document, (_, node) => {
    if (isAlias(node) || isPair(node)) return undefined
    if (isScalar(node) || isCollection(node)) return replaceTagged(node)
    return undefined
  })
  return { kind: 'read', values: toRecord(document.toJS({ maxAliasCount: -1 })) }
}

/** Undefined: the node has no tag of MkDocs or Python. */
function replaceTagged(node: Node): Node | undefined {
  const tag = node.tag ?? ''
  if (tag === '!ENV') return new Scalar(defaultOf(node))
  const python = /^(?:tag:yaml\.org,2002:|!!)python\/(?:name|object[\w/]*|module):(.*)$/.exec(tag)
  return python ? new Scalar(`python:${python[1] ?? ''}`) : undefined
}

/** `!ENV [A, B, default]` has a default, `!ENV A` has none. */
function defaultOf(node: Node): unknown {
  if (!isCollection(node) || node.items.length < 2) return null
  const last = node.items.at(-1)
  return isScalar(last) ? last.value : null
}
