// The file of an OpenAPI document. Enters: its path. Leaves: its values, and where references in it are. Must not know
// what the values mean.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { PagesHookContext } from '../../model/integration.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { isRecord } from '../../primitives/is-record.ts'

interface OpenedDocument {
  readonly root: Readonly<Record<string, unknown>>
  /** Line and column, from 1, of the first `$ref` to a target. */
  readonly placeOfReference: (ref: string) => { readonly line: number; readonly column: number }
}

/** Read a document; undefined after what is wrong has been reported. */
export async function readDocument(
  { siteDir, report }: PagesHookContext,
  file: string,
): Promise<OpenedDocument | undefined> {
  const fail = (message: string, line = 1, column = 1): undefined =>
    void report({ rule: 'bad-document', message, file, line, column })
  let text: string
  try {
    text = await readFile(resolve(siteDir, file), 'utf8')
  } catch (cause) {
    return fail(`The OpenAPI document can’t be read: ${toErrorMessage(cause)}`)
  }
  // YAML is a superset of JSON.
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: false })
  const [error] = parsed.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    return fail(
      `The OpenAPI document is not valid: ${error.message.split('\n')[0] ?? ''}`,
      line,
      col,
    )
  }
  const root: unknown = parsed.toJS({ maxAliasCount: 1000 })
  const version = isRecord(root) ? root['openapi'] : undefined
  if (!isRecord(root) || typeof version !== 'string' || !version.startsWith('3.'))
    return fail(
      'The document has no `openapi: 3.x`, so it is not an OpenAPI document of version 3.',
    )
  const placeOfReference = (ref: string) => {
    const { line, col } = lines.linePos(findReference(parsed, ref))
    return { line, column: col }
  }
  return { root, placeOfReference }
}

/** Offset of the first `$ref` to a target. */
function findReference(document: Document, ref: string): number {
  let found = 0
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || value.value !== ref)
        return undefined
      found = value.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return found
}
