// Operations as Markdown. Given a document, it returns sections of pages.
import {
  type ApiDocument,
  listOf,
  type Node,
  nodeOf,
  type Operation,
  textOf,
  toSlug,
} from './document.ts'
import {
  type Blocks,
  type FindPage,
  joinBlocks,
  toCellMarkdown,
  toFence,
  toPageMarkdown,
} from '../../primitives/text/safe-markdown.ts'
import { toUrl, toUrlLink } from '../../primitives/text/comment-links.ts'
import { toLiteral, toHeading, toInlineCode } from '../../primitives/text/markdown-text.ts'
import { type MemberRow, toMemberTable, toTypeCode } from '../../primitives/text/markdown-tables.ts'
import { createSample, mediaExample, type SampleLanguage } from './request-samples.ts'
import { listRows, type SchemaRow, toRow } from './schema.ts'

/** The data that the pages of a document share. */
export interface ApiContext {
  readonly document: ApiDocument
  readonly samples: readonly SampleLanguage[]
  /** The section of a schema. */
  readonly find: FindPage
}

const noPage: FindPage = () => undefined

/** A section for an operation, under a heading of `level` (2 on the page of a tag); 1: a separate page. */
export function toOperationSection(
  operation: Operation,
  level: number,
  context: ApiContext,
): string {
  const { method, path, id, title, value } = operation
  const { document } = context
  const heading = (depth: number, text: string, name: string): string =>
    toHeading(level + depth, text, level === 1 ? name : `${id}-${name}`)
  return joinBlocks([
    level > 1 && toHeading(level, title, id),
    toFence(`${method.toUpperCase()} ${path}`, 'http'),
    value['deprecated'] === true &&
      ':::warning[Deprecated]\n\nAvoid this operation in new code.\n\n:::',
    toPageMarkdown(textOf(value['description']), noPage),
    toExternalDocs(value['externalDocs']),
    ...securityOf(value, document),
    ...parametersOf(operation, heading, context),
    ...bodyOf(value, heading, context),
    ...responsesOf(value, heading, context),
    ...samplesOf(operation, heading, context),
  ])
}

/** The link to more about something; empty without one. */
export function toExternalDocs(value: unknown): string {
  const { url, description } = nodeOf(value)
  if (textOf(url) === '') return ''
  const text = textOf(description)
  return `More: ${text === '' ? toUrl(textOf(url)) : toUrlLink(toLiteral(text), textOf(url))}`
}

type Heading = (depth: number, text: string, name: string) => string
function securityOf(value: Node, document: ApiDocument): Blocks {
  const list = listOf(value['security'] ?? document.root['security']).map(nodeOf)
  if (list.length === 0) return []
  const isOpen = list.some((one) => Object.keys(one).length === 0)
  const ways = list
    .filter((one) => Object.keys(one).length > 0)
    .map((one) => Object.entries(one).map(formatScheme).join(' and '))
  if (ways.length === 0) return []
  return [`Authentication: ${ways.join(', or ')}${isOpen ? ' (optional)' : ''}.`]
}

function formatScheme([name, scopes]: readonly [string, unknown]): string {
  const list = listOf(scopes).flatMap((scope) =>
    typeof scope === 'string' ? toInlineCode(scope) : [],
  )
  return `${toInlineCode(name)}${list.length === 0 ? '' : ` with ${list.join(', ')}`}`
}

function parametersOf({ parameters }: Operation, heading: Heading, context: ApiContext): Blocks {
  if (parameters.length === 0) return []
  const { document, find } = context
  const rows = parameters.map((one) => {
    const [media] = Object.values(nodeOf(one['content'])).map(nodeOf)
    const schema = one['schema'] ?? media?.['schema'] ?? {}
    const row = toRow(textOf(one['name']), schema, {
      document,
      isRequired: one['required'] === true,
    })
    const description = textOf(one['description']) || row.description
    const isDeprecated = row.isDeprecated || one['deprecated'] === true
    return toMember({ ...row, description, isDeprecated }, find, toLiteral(textOf(one['in'])))
  })
  return [heading(1, 'Parameters', 'parameters'), toMemberTable('Parameter', rows)]
}

/** The properties of a schema as a table of Markdown. */
export function toSchemaTable(rows: readonly SchemaRow[], find: FindPage): string {
  return toMemberTable(
    'Property',
    rows.map((row) => toMember(row, find)),
  )
}

function toMember(row: SchemaRow, find: FindPage, place = ''): MemberRow {
  const text = [
    row.isDeprecated && '**Deprecated.**',
    toCellMarkdown(row.description, noPage),
    ...row.notes,
  ]
  return {
    name: toInlineCode(row.name),
    marks: [place, row.isRequired ? 'required' : ''].filter((mark) => mark !== ''),
    type: toTypeCode(row.type, find),
    default: row.default === undefined ? '' : toTypeCode(row.default, noPage),
    text: text.filter(Boolean).join(' '),
  }
}

function bodyOf(value: Node, heading: Heading, context: ApiContext): Blocks {
  if (value['requestBody'] === undefined) return []
  const body = context.document.resolve(value['requestBody'])
  const required = body['required'] === true ? 'Required.' : 'Optional.'
  return [
    heading(1, 'Request body', 'body'),
    joinBlocks([required, toPageMarkdown(textOf(body['description']), noPage)]),
    ...contentOf(body, context),
  ]
}

/** Media types, their properties and an example each. */
function contentOf(node: Node, context: ApiContext): Blocks {
  const { document, find } = context
  return Object.entries(nodeOf(node['content'])).flatMap(([type, value]): Blocks => {
    const media = nodeOf(value)
    const rows = listRows(media['schema'], document)
    const ref = textOf(nodeOf(media['schema'])['$ref']) === '' ? undefined : media['schema']
    const name = toRow('', ref ?? media['schema'] ?? {}, { document, isRequired: false }).type
    const isJson = /[/+]json\b/.test(type)
    const example = JSON.stringify(mediaExample(media, document), undefined, 2) ?? ''
    return [
      `${toInlineCode(type)}: ${toTypeCode(name, find)}`,
      rows.length > 0 && toSchemaTable(rows, find),
      isJson && toFence(example, 'json'),
    ]
  })
}

function responsesOf(value: Node, heading: Heading, context: ApiContext): Blocks {
  const responses = Object.entries(nodeOf(value['responses']))
  if (responses.length === 0) return []
  return [
    heading(1, 'Responses', 'responses'),
    ...responses.flatMap(([status, one]): Blocks => {
      const response = context.document.resolve(one)
      const text = toPageMarkdown(textOf(response['description']), noPage)
      return [
        heading(2, status, `response-${toSlug(status)}`),
        text,
        ...headersOf(response, context),
        ...contentOf(response, context),
      ]
    }),
  ]
}

function headersOf(response: Node, { document, find }: ApiContext): Blocks {
  const rows = Object.entries(nodeOf(response['headers'])).map(([name, value]) => {
    const header = document.resolve(value)
    const isRequired = header['required'] === true
    const row = toRow(name, header['schema'] ?? {}, { document, isRequired })
    return toMember({ ...row, description: textOf(header['description']) || row.description }, find)
  })
  return rows.length === 0 ? [] : [toMemberTable('Header', rows)]
}

/** Samples in several languages are tabs. */
function samplesOf(operation: Operation, heading: Heading, context: ApiContext): Blocks {
  const { samples, document } = context
  if (samples.length === 0) return []
  const fences = samples.map((language) => {
    const { fence, label, code } = createSample(language, operation, document)
    const tab = samples.length > 1 ? ` tab=${JSON.stringify({ label })}` : ''
    return toFence(code, `${fence}${tab}`)
  })
  return [heading(1, 'Request sample', 'sample'), fences.join('\n\n')]
}
