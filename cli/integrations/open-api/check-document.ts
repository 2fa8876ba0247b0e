// Every text of a document, once. Given its syntax tree, it returns findings with offsets;
// characters that pages can't contain are replaced. It must not know pages.
import { type Document, isMap, isNode, isPair, isScalar, isSeq, type Scalar } from 'yaml'
import { isSafeUrl } from '../../../runtime/shared/urls/safe-url.ts'
import type { IntegrationFinding } from '../../model/authored/integration.ts'
import {
  unwritableProblem,
  findUnwritable,
  withoutControlCharacters,
} from '../../primitives/text/unwritable-values.ts'
import { describeDangerousUrl } from '../../primitives/urls/describe-dangerous-url.ts'
import { listDangerousUrls } from '../../primitives/text/safe-markdown.ts'
import { type Around, describeReference, findReference } from './check-reference.ts'
import { createTargets, type HasTarget } from './follow-reference.ts'

type Report = (
  finding: Pick<IntegrationFinding, 'rule' | 'message' | 'help'>,
  offset: number,
) => void

/** Keys below which names are keys, so that `properties: { url: … }` is not a URL. */
const maps = new Set(
  (
    'paths webhooks properties patternProperties $defs definitions dependentSchemas schemas responses ' +
    'parameters examples requestBodies headers securitySchemes links callbacks pathItems content ' +
    'encoding variables mapping scopes'
  ).split(' '),
)
/** Values in which keys mean nothing, because they are data of the API. */
const samples = new Set(['example', 'default', 'enum', 'const', 'value'])
const urls = new Set(
  'url termsOfService authorizationUrl tokenUrl refreshUrl openIdConnectUrl externalValue'.split(
    ' ',
  ),
)
/** https://www.rfc-editor.org/rfc/rfc9110#name-tokens */
const token = /^[\w!#$%&'*+.^`|~-]+$/

interface Check {
  readonly report: Report
  readonly hasTarget: HasTarget
  /** Offsets of operations by their ids. */
  readonly operations: Map<string, number>
  readonly placeOf: (offset: number) => string
}

/** Report control characters, numbers that JSON can't hold, URLs that pages may not use, references without a target and ids that two operations have. */
export function checkDocument(
  parsed: Document,
  to: { readonly report: Report; readonly placeOf: (offset: number) => string },
): void {
  const check = { ...to, hasTarget: createTargets(parsed), operations: new Map<string, number>() }
  checkNode(parsed.contents, { kind: 'object', keys: [] }, check)
}

function checkNode(node: unknown, around: Around, check: Check): void {
  if (isScalar(node)) checkScalar(node, around, check)
  if (isSeq(node)) {
    const isSample = around.kind === 'sample' || around.keys.at(-1) === 'examples'
    const inner = { ...around, kind: isSample ? ('sample' as const) : ('object' as const) }
    for (const item of node.items) checkNode(item, inner, check)
  }
  if (!isMap(node)) return
  const name = around.kind === 'object' && node.get('in') === 'header' && node.get('name', true)
  if (isScalar(name)) checkHeader(name, check)
  for (const pair of node.items) {
    if (!isPair(pair)) continue
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    if (isScalar(pair.key)) {
      if (around.kind === 'names' && around.keys.at(-1) === 'headers') checkHeader(pair.key, check)
      checkWritable(pair.key, check)
    }
    const reference = findReference(pair, { around, key })
    const wrong = reference && describeReference(reference, check.hasTarget)
    if (wrong) check.report(wrong, offsetOf(pair.value) ?? offsetOf(pair.key) ?? 0)
    checkNode(pair.value, { kind: kindOf(around, key), keys: [...around.keys, key] }, check)
  }
}

function kindOf({ kind }: Around, key: string): Around['kind'] {
  if (kind === 'sample' || (kind === 'object' && samples.has(key))) return 'sample'
  return kind === 'object' && maps.has(key) ? 'names' : 'object'
}

const offsetOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)

function checkScalar(node: Scalar, { kind, keys }: Around, check: Check): void {
  checkWritable(node, check)
  const { value } = node
  if (typeof value !== 'string' || kind === 'sample') return
  const key = keys.at(-1) ?? ''
  const offset = node.range?.[0] ?? 0
  const isPort = /^[\w.-]+:\d+(?:\/|$)/.test(value)
  const lost =
    key === 'description'
      ? listDangerousUrls(value)
      : urls.has(key) && !isPort && !isSafeUrl(value, 'follow')
        ? [value]
        : []
  for (const url of lost)
    check.report({ rule: 'dangerous-url', ...describeDangerousUrl(url) }, offset)
  if (key === 'operationId' && keys[0] === 'paths' && keys.length === 4)
    checkOperation(value, offset, check)
}

function checkWritable(node: Scalar, { report }: Check): void {
  const { value } = node
  const [found] = typeof value === 'object' ? [] : findUnwritable(value)
  if (found === undefined) return
  const isText = typeof value === 'string'
  if (isText) node.value = withoutControlCharacters(value)
  report(
    {
      rule: isText ? 'control-character' : 'number',
      message: `The ${isText ? 'text' : 'value'} ${unwritableProblem.because(found.name)}.`,
      help: unwritableProblem.help(found.name),
    },
    node.range?.[0] ?? 0,
  )
}

function checkOperation(id: string, offset: number, { operations, report, placeOf }: Check): void {
  const first = operations.get(id)
  if (first === undefined) return void operations.set(id, offset)
  report(
    {
      rule: 'duplicate-operation',
      message: `The operation has the id \`${id}\`, as does the one at ${placeOf(first)}, so generated clients and links can’t tell them apart.`,
      help: 'Give each operation its own `operationId`.',
    },
    offset,
  )
}

function checkHeader(node: Scalar, { report }: Check): void {
  const name = String(node.value)
  if (token.test(name)) return
  report(
    {
      rule: 'header-name',
      message: `\`${name.replace(/\s/g, ' ')}\` is not the name of a header, so no client can send it.`,
      help: 'Use letters, digits and hyphens.',
    },
    node.range?.[0] ?? 0,
  )
}
