// The file of an OpenAPI document. Given its path, it returns its values, and where references in
// it are. It must not know what the values mean.
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { readChosenFile } from '../../gate/read-chosen-file.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import type { IntegrationFinding, PagesHookContext } from '../../model/authored/integration.ts'
import { toErrorMessage, toPlainReason } from '../../primitives/error-message.ts'
import { deepReason, findDeepNesting } from '../../primitives/formats/yaml-nesting.ts'
import { findUnknownTag } from '../../primitives/text/find-unknown-tag.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { checkDocument } from './check-document.ts'
import type { Node } from './document.ts'
import { createPairFinder, type FindPair } from './follow-reference.ts'

/** Where something of the document is written; line and column count from 1. */
export interface DocumentPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A document whose texts have no control characters. */
export interface WrittenDocument {
  readonly root: Node
  /** The place of the key at the end of these keys, or of the last of them that is found. */
  readonly placeOf: (keys: readonly string[]) => DocumentPlace
}

/** Undefined after problems have been reported. */
export async function readDocument(
  { siteDir, config, report, watch }: PagesHookContext,
  file: string,
): Promise<WrittenDocument | undefined> {
  try {
    watch([file])
    const found = readChosenFile({ siteDir, config }, file)
    if ('text' in found) return openText(found.text, file, report)
    const { rule, reason: message, help } = describeRefusal(file, found.refusal)
    return void report({ rule, message, help })
  } catch (cause) {
    const message = `The OpenAPI document can’t be read: ${toErrorMessage(cause)}`
    return void report({ rule: 'bad-document', message, file, line: 1, column: 1 })
  }
}

function openText(
  text: string,
  file: string,
  report: (finding: IntegrationFinding) => void,
): WrittenDocument | undefined {
  const lines = new LineCounter()
  const toPlace = (offset = 0): DocumentPlace => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line), column: Math.max(1, col) }
  }
  const fail = (message: string, offset?: number): undefined =>
    void report({ rule: 'bad-document', message, ...toPlace(offset) })
  const deep = findDeepNesting(text)
  if (deep) {
    const message = `The OpenAPI document is not valid: ${deepReason}`
    return void report({ rule: 'bad-document', message, file, ...deep })
  }
  // YAML is a superset of JSON.
  const parsed: Document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const [error] = parsed.errors
  if (error) {
    const [message = ''] = toPlainReason(error.message).split('\n')
    return fail(`The OpenAPI document is not valid: ${message}`, error.pos[0])
  }
  const tag = findUnknownTag(parsed)
  if (tag) return fail(`The OpenAPI document is not valid: ${tag.reason}`, tag.offset)
  const alias = findAliases(parsed)
  if (alias.circular !== undefined)
    return fail(
      'The alias refers to a value that contains the alias itself, so it never ends.',
      alias.circular,
    )
  checkDocument(parsed, {
    report: (finding, offset) => report({ ...finding, ...toPlace(offset) }),
    placeOf: (offset) => `${file}:${toPlace(offset).line}:${toPlace(offset).column}`,
  })
  let root: unknown
  try {
    root = parsed.toJS({ maxAliasCount: 1000 })
  } catch (cause) {
    return fail(
      `The aliases of the document expand to too many values: ${toErrorMessage(cause)}`,
      alias.first,
    )
  }
  const version = isRecord(root) ? root['openapi'] : undefined
  if (!isRecord(root) || typeof version !== 'string' || !version.startsWith('3.'))
    return fail(
      'The document has no `openapi: 3.x`, so it is not an OpenAPI document of version 3.',
    )
  const findPair = createPairFinder(parsed)
  return { root, placeOf: (keys) => toPlace(offsetOf(parsed.contents, keys, findPair)) }
}

/** Offsets of the first alias, and of one inside its own value. */
function findAliases(parsed: Document): { first?: number; circular?: number } {
  const found: { first?: number; circular?: number } = {}
  visit(parsed, {
    Alias: (_, alias, path) => {
      const at = alias.range?.[0] ?? 0
      found.first ??= at
      const target = alias.resolve(parsed)
      if (target !== undefined && path.some((outer) => outer === target)) found.circular ??= at
    },
  })
  return found
}

function offsetOf(contents: unknown, keys: readonly string[], findPair: FindPair): number {
  let node = contents
  let offset = 0
  for (const key of keys) {
    const pair = findPair(node, key)
    if (pair === undefined || !isScalar(pair.key)) return offset
    offset = pair.key.range?.[0] ?? offset
    node = pair.value
  }
  return offset
}
