// Pages from an OpenAPI document. Enters: options. Leaves: an integration. The entry point
// `docs-ssg/open-api`, which only the config of a site loads.
import type { Integration, PagesHookContext } from '../../model/integration.ts'
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
import { readDocument } from './read-document.ts'
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
  const read = await readDocument(context, options.document)
  if (read === undefined) return
  const document = openDocument(read.root)
  addApi(context, document, options)
  for (const ref of document.missing)
    context.report({
      ...read.placeOfReference(ref),
      rule: 'missing-reference',
      message: `The document refers to \`${ref}\`, which it does not contain.`,
      help: 'Fix the reference. References to other files are not followed, so bundle the document first.',
      file: options.document,
    })
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
