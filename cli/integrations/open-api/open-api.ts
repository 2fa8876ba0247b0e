// Pages from an OpenAPI document. Given options, it returns an integration. The entry point
// `docs-ssg/open-api`, which only the config of a site loads.
import type { Integration, PagesHookContext } from '../../model/authored/integration.ts'
import { toTypeCode } from '../../primitives/text/markdown-tables.ts'
import { toInlineCode } from '../../primitives/text/markdown-text.ts'
import {
  type Blocks,
  joinBlocks,
  toPageMarkdown,
  toSummary,
} from '../../primitives/text/safe-markdown.ts'
import { type ApiContext, toExternalDocs, toOperationSection, toSchemaTable } from './api-page.ts'
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
import { groupBy } from '../../primitives/group-by.ts'
import { findSchema, listSchemaIds } from './find-schema.ts'
import type { OpenApiOptions } from './open-api-options.ts'
import { type ApiPage, toOverview } from './overview.ts'
import { readDocument, type WrittenDocument } from './read-document.ts'
import { listRows, MAX_PARTS, toRow } from './schema.ts'

export type { OpenApiOptions }

/** Add pages for the operations and schemas of an OpenAPI document. */
export function openApi(options: OpenApiOptions): Integration {
  const { name = 'open-api', document } = options
  if (typeof document !== 'string' || document === '')
    throw new TypeError('`openApi` needs the option `document`, the path of an OpenAPI document.')
  return { name, hooks: { addPages: (context) => addDocument(context, options) } }
}

async function addDocument(context: PagesHookContext, options: OpenApiOptions): Promise<void> {
  const written = await readDocument(context, options.document)
  if (written === undefined) return
  const document = openDocument(written.root)
  addApi(context, { ...written, document }, options)
  for (const name of document.tooLarge)
    context.report({
      rule: 'large-schema',
      message: `The schema \`${name}\` has more than ${MAX_PARTS} properties, including those of the schemas in it, so its table doesn’t show all of them.`,
      help: 'Refer to fewer schemas in it, or describe their properties in one place.',
      ...written.placeOf(['components', 'schemas', name]),
    })
}

interface OpenedDocument extends WrittenDocument {
  readonly document: ApiDocument
}

function addApi(
  context: PagesHookContext,
  { document, placeOf }: OpenedDocument,
  options: OpenApiOptions,
): void {
  const { path = 'api', position, collection, pages = 'tag' } = options
  const info = nodeOf(document.root['info'])
  const label = options.label ?? (textOf(info['title']) || 'API')
  const target = collection === undefined ? {} : { collection }
  const add = (
    { file, keys }: Pick<ApiPage, 'file' | 'keys'>,
    frontMatter: Record<string, unknown>,
    blocks: Blocks,
  ): void =>
    context.addPage({
      path: `${path}/${file}.md`,
      frontMatter: { ...frontMatter, format: 'md' },
      content: `${joinBlocks(blocks)}\n`,
      source: placeOf(keys),
      ...target,
    })
  const place = position === undefined ? {} : { position }
  context.addCategory({ path, label, ...place, ...target })
  const tags = listTags(document)
  const all =
    pages === 'tag' ? tags : tags.flatMap((tag) => splitTag(tag, context, { path, target }))
  const contextOf = createContexts(document, options)
  for (const [index, page] of all.entries()) {
    const api = contextOf(page.file.includes('/') ? '../' : './')
    const isSingle = pages === 'operation'
    const [first] = page.operations
    const description = toSummary(page.description)
    const frontMatter = {
      title: page.title,
      ...(description === '' ? {} : { description }),
      sidebar_position: index + 1,
    }
    add(page, frontMatter, [
      !isSingle && toPageMarkdown(page.description, () => undefined),
      toExternalDocs(page.externalDocs),
      ...(isSingle && first
        ? [toOperationSection(first, 1, api)]
        : page.operations.map((operation) => toOperationSection(operation, 2, api))),
    ])
  }
  const schemas = nodeOf(nodeOf(document.root['components'])['schemas'])
  if (Object.keys(schemas).length > 0)
    add(
      { file: 'schemas', keys: ['components', 'schemas'] },
      { title: 'Schemas', sidebar_position: all.length + 1 },
      toSchemas(schemas, document),
    )
  const index = { file: 'index', keys: ['info'] }
  add(index, { title: label, sidebar_label: 'Overview' }, toOverview(document, all, pages))
}

/** The tags of the document in their order, then those that only operations name. */
function listTags(document: ApiDocument): readonly ApiPage[] {
  const declared = listOf(document.root['tags']).map(nodeOf)
  const used = document.operations.map(({ tags }) => tags[0] ?? 'Other')
  const names = [...new Set([...declared.map((tag) => textOf(tag['name'])), ...used])]
  const reserved = ['index', 'schemas']
  const uniqueSlug = createUniqueSlugs([...reserved, ...names.map(toSlug)])
  for (const slug of reserved) uniqueSlug(slug)
  const byTag = groupBy(document.operations, ({ tags }) => tags[0] ?? 'Other')
  const byName = groupBy(declared, (one) => textOf(one['name']))
  return names.flatMap((name) => {
    const operations = byTag.get(name)
    if (operations === undefined) return []
    const file = uniqueSlug(toSlug(name))
    const [tag] = byName.get(name) ?? []
    const description = textOf(tag?.['description'])
    const { externalDocs } = nodeOf(tag)
    return [
      { file, title: name, description, operations, externalDocs, keys: keysOf(operations[0]) },
    ]
  })
}

/** A folder for a tag, with a page for each of its operations. */
function splitTag(
  { file, title, operations }: ApiPage,
  { addCategory }: PagesHookContext,
  { path, target }: { readonly path: string; readonly target: { readonly collection?: string } },
): readonly ApiPage[] {
  addCategory({ path: `${path}/${file}`, label: title, ...target })
  return operations.map((operation) => ({
    file: `${file}/${operation.id}`,
    title: operation.title,
    description: textOf(operation.value['description']) || textOf(operation.value['summary']),
    operations: [operation],
    keys: keysOf(operation),
  }))
}

const keysOf = (operation: Operation | undefined): readonly string[] =>
  operation === undefined ? ['paths'] : ['paths', operation.path, operation.method]

/** Make the context of a page by the way from it to the page of schemas. */
function createContexts(
  document: ApiDocument,
  { samples = ['curl', 'javascript'] }: OpenApiOptions,
): (up: string) => ApiContext {
  const ids = listSchemaIds(document)
  return (up) => ({ document, samples, find: findSchema(ids, `${up}schemas.md`) })
}

function toSchemas(schemas: Readonly<Record<string, unknown>>, document: ApiDocument): Blocks {
  const ids = listSchemaIds(document)
  const find = findSchema(ids, '')
  return Object.entries(schemas).flatMap(([name, schema]): Blocks => {
    const row = toRow('', schema, { document, isRequired: false })
    const rows = listRows(schema, document)
    return [
      `## ${toInlineCode(name)} {#${ids.get(name) ?? toSlug(name)}}`,
      row.isDeprecated && ':::warning[Deprecated]\n\nAvoid this schema in new code.\n\n:::',
      toPageMarkdown(row.description, () => undefined),
      toExternalDocs(nodeOf(schema)['externalDocs']),
      rows.length > 0 ? toSchemaTable(rows, find) : toTypeCode(row.type, find),
    ]
  })
}
