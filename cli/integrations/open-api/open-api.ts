// Pages from an OpenAPI document. Enters: options. Leaves: an integration. The entry point
// `docs-ssg/open-api`, which only the config of a site loads.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import type { Integration, PagesHookContext } from '../../model/integration.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { isRecord } from '../../primitives/is-record.ts'
import {
  type Blocks,
  escapeText,
  joinBlocks,
  toPageMarkdown,
  toSummary,
} from '../../primitives/safe-markdown.ts'
import { toTypeCode } from '../../primitives/markdown-tables.ts'
import { type ApiContext, toOperationSection, toSchemaTable } from './api-page.ts'
import {
  type ApiDocument,
  createUniqueSlugs,
  listOf,
  nodeOf,
  openDocument,
  type Operation,
  textOf,
  toSlug,
} from './document.ts'
import { findSchema, listSchemaIds } from './find-schema.ts'
import type { OpenApiOptions } from './open-api-options.ts'
import { listRows, toRow } from './schema.ts'

export type { OpenApiOptions }

/** Add pages for the operations and schemas of an OpenAPI document. */
export function openApi(options: OpenApiOptions): Integration {
  const { name = 'open-api', document } = options
  if (typeof document !== 'string' || document === '')
    throw new TypeError('`openApi` needs the option `document`, the path of an OpenAPI document.')
  return { name, hooks: { addPages: (context) => addDocument(context, options) } }
}

async function addDocument(context: PagesHookContext, options: OpenApiOptions): Promise<void> {
  const root = await readDocument(context, options.document)
  if (root === undefined) return
  const document = openDocument(root)
  addApi(context, document, options)
  for (const ref of document.missing)
    context.report({
      rule: 'missing-reference',
      message: `The document refers to \`${ref}\`, which it does not contain.`,
      help: 'Fix the reference. References to other files are not followed, so bundle the document first.',
      file: options.document,
    })
}

/** Undefined after what is wrong has been reported. */
async function readDocument(
  { siteDir, report }: PagesHookContext,
  file: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
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
  return root
}

interface Page {
  /** Below the folder of the pages. */
  readonly file: string
  readonly title: string
  readonly description: string
  readonly operations: readonly Operation[]
}

function addApi(context: PagesHookContext, document: ApiDocument, options: OpenApiOptions): void {
  const { path = 'api', position, collection, pages = 'tag' } = options
  const info = nodeOf(document.root['info'])
  const label = options.label ?? (textOf(info['title']) || 'API')
  const target = collection === undefined ? {} : { collection }
  const add = (file: string, frontMatter: Record<string, unknown>, blocks: Blocks): void =>
    context.addPage({
      path: `${path}/${file}.md`,
      frontMatter: { ...frontMatter, format: 'md' },
      content: `${joinBlocks(blocks)}\n`,
      ...target,
    })
  const place = position === undefined ? {} : { position }
  context.addCategory({ path, label, ...place, ...target })
  const tags = listTags(document)
  const all =
    pages === 'tag' ? tags : tags.flatMap((tag) => splitTag(tag, context, { path, target }))
  for (const [index, page] of all.entries()) {
    const up = page.file.includes('/') ? '../' : './'
    const api = createContext(document, options, up)
    const isSingle = pages === 'operation'
    const [first] = page.operations
    const description = toSummary(page.description)
    const frontMatter = {
      title: page.title,
      ...(description === '' ? {} : { description }),
      sidebar_position: index + 1,
    }
    add(page.file, frontMatter, [
      !isSingle && toPageMarkdown(page.description, () => undefined),
      ...(isSingle && first
        ? [toOperationSection(first, 1, api)]
        : page.operations.map((operation) => toOperationSection(operation, 2, api))),
    ])
  }
  const schemas = nodeOf(nodeOf(document.root['components'])['schemas'])
  if (Object.keys(schemas).length > 0)
    add(
      'schemas',
      { title: 'Schemas', sidebar_position: all.length + 1 },
      toSchemas(schemas, document),
    )
  add('index', { title: label, sidebar_label: 'Overview' }, toOverview(document, all, pages))
}

/** The tags of the document in their order, then those that only operations name. */
function listTags(document: ApiDocument): readonly Page[] {
  const declared = listOf(document.root['tags']).map(nodeOf)
  const used = document.operations.map(({ tags }) => tags[0] ?? 'Other')
  const names = [...new Set([...declared.map((tag) => textOf(tag['name'])), ...used])]
  const reserved = ['index', 'schemas']
  const uniqueSlug = createUniqueSlugs([...reserved, ...names.map(toSlug)])
  for (const slug of reserved) uniqueSlug(slug)
  return names.flatMap((name) => {
    const operations = document.operations.filter(({ tags }) => (tags[0] ?? 'Other') === name)
    if (operations.length === 0) return []
    const file = uniqueSlug(toSlug(name))
    const tag = declared.find((one) => textOf(one['name']) === name)
    return [{ file, title: name, description: textOf(tag?.['description']), operations }]
  })
}

/** A folder for a tag, with a page for each of its operations. */
function splitTag(
  { file, title, operations }: Page,
  { addCategory }: PagesHookContext,
  { path, target }: { readonly path: string; readonly target: { readonly collection?: string } },
): readonly Page[] {
  addCategory({ path: `${path}/${file}`, label: title, ...target })
  return operations.map((operation) => ({
    file: `${file}/${operation.id}`,
    title: operation.title,
    description: textOf(operation.value['description']) || textOf(operation.value['summary']),
    operations: [operation],
  }))
}

function createContext(document: ApiDocument, options: OpenApiOptions, up: string): ApiContext {
  const { samples = ['curl', 'javascript'] } = options
  return { document, samples, find: findSchema(document, `${up}schemas.md`) }
}

function toSchemas(schemas: Readonly<Record<string, unknown>>, document: ApiDocument): Blocks {
  const find = findSchema(document, '')
  const ids = listSchemaIds(document)
  return Object.entries(schemas).flatMap(([name, schema]): Blocks => {
    const row = toRow('', schema, { document, isRequired: false })
    const rows = listRows(schema, document)
    return [
      `## \`${name}\` {#${ids.get(name) ?? toSlug(name)}}`,
      row.isDeprecated && ':::warning[Deprecated]\n\nAvoid this schema in new code.\n\n:::',
      toPageMarkdown(row.description, () => undefined),
      rows.length > 0 ? toSchemaTable(rows, find) : toTypeCode(row.type, find),
    ]
  })
}

function toOverview(
  document: ApiDocument,
  pages: readonly Page[],
  kind: 'tag' | 'operation',
): Blocks {
  const info = nodeOf(document.root['info'])
  const version = textOf(info['version'])
  const servers = listOf(document.root['servers']).map(nodeOf)
  const urls = servers.filter((server) => textOf(server['url']) !== '')
  return [
    toPageMarkdown(textOf(info['description']), () => undefined),
    version !== '' && `Version ${escapeText(version)}.`,
    urls.length > 0 && '## Servers',
    urls
      .map((server) => {
        const text = textOf(server['description'])
        return `- \`${textOf(server['url'])}\`${text === '' ? '' : `: ${escapeText(text)}`}`
      })
      .join('\n'),
    ...toAuthentication(document),
    '## Operations',
    pages
      .flatMap(({ file, operations }) =>
        operations.map(({ title, id, method, path }) => {
          const href = `./${file}.md${kind === 'tag' ? `#${id}` : ''}`
          return `- [${escapeText(title)}](${href}): \`${method.toUpperCase()} ${path}\``
        }),
      )
      .join('\n'),
  ]
}

function toAuthentication(document: ApiDocument): Blocks {
  const schemes = Object.entries(nodeOf(nodeOf(document.root['components'])['securitySchemes']))
  if (schemes.length === 0) return []
  const items = schemes.map(([name, value]) => {
    const scheme = document.resolve(value)
    const type = textOf(scheme['type'])
    const how =
      type === 'apiKey'
        ? `a key in the ${textOf(scheme['in'])} \`${textOf(scheme['name'])}\``
        : type === 'http'
          ? `HTTP ${textOf(scheme['scheme'])}`
          : type
    const text = toPageMarkdown(textOf(scheme['description']), () => undefined)
    return `- \`${name}\`: ${how === type ? escapeText(how) : how}${text === '' ? '' : `. ${text.replaceAll('\n', '\n  ')}`}`
  })
  return ['## Authentication', items.join('\n')]
}
