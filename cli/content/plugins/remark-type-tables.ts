import type { Html, Nodes, Root, RootContent } from 'mdast'
import { VFile } from 'vfile'
import { attributeOf } from '../../html/html-token.ts'
import { readHtml } from '../../html/read-html.ts'
import { visit } from '../../primitives/visit.ts'
import { parseProps } from '../nodes/component-element.ts'
import { ownDefinitions } from './definitions/own-definitions.ts'
import { report } from '../reporting/report-message.ts'
import type { CreateTypeTable, TypeTableScope } from '../features/create-type-table.ts'
import { spliceAll } from '../../primitives/long-lists.ts'

interface TypeTableOptions extends TypeTableScope {
  /** Parses Markdown with the syntax of the page. */
  readonly parse: (file: VFile) => Root
}

/**
 * Replace a `TypeTable` with a table of the properties or parameters that declarations contain.
 * The declarations are read only for pages with such a tag. Position: before the tables of a page
 * are collected for checks.
 *
 * In: `<TypeTable of="configureStore" from="@reduxjs/toolkit" />`
 * Out: a table with a row for each option of `configureStore`
 */
export function remarkTypeTables({ parse, ...scope }: TypeTableOptions) {
  let creating: Promise<CreateTypeTable> | undefined
  const load = async (): Promise<CreateTypeTable> => {
    const { openTypeTables } = await import('../features/create-type-table.ts')
    return openTypeTables(scope)
  }
  return (tree: Root, page: VFile): Promise<void> | undefined => {
    const tags: TypeTableTag[] = []
    visit(tree, (node, _, parent) => {
      const props = node.type === 'html' ? readTag(node) : readDirective(node)
      if (props && parent) tags.push({ node, props, parent })
    })
    if (tags.length === 0) return undefined
    creating ??= load()
    return fillAll(tags, creating, { page, parse })
  }
}

async function fillAll(
  tags: readonly TypeTableTag[],
  creating: Promise<CreateTypeTable>,
  filling: Omit<Filling, 'create'>,
): Promise<void> {
  const create = await creating
  for (const tag of tags) await fill(tag, { ...filling, create })
}

interface TypeTableTag {
  readonly node: Nodes
  readonly props: Props
  readonly parent: { readonly children: unknown[] }
}

interface Filling extends Pick<TypeTableOptions, 'parse'> {
  readonly create: CreateTypeTable
  readonly page: VFile
}

async function fill(
  { node, props, parent }: TypeTableTag,
  { create, page, parse }: Filling,
): Promise<void> {
  const result = await create({ of: props['of'], from: props['from'], page })
  const index = parent.children.indexOf(node)
  if (result.kind !== 'table') {
    const rule = result.kind === 'outside' ? 'outside-site' : 'type-table'
    report(page, node, { rule, reason: result.reason, help: result.help })
    parent.children.splice(index, 1)
    return
  }
  const file = new VFile({ value: result.markdown, path: page.path, data: { format: 'md' } })
  const tree = parse(file)
  ownDefinitions(tree, page)
  const children: RootContent[] = tree.children
  for (const child of children) moveTo(child, node)
  spliceAll(parent.children, { start: index, count: 1 }, children)
}

/** Findings about the table point to its tag, because it has no other place in the page. */
function moveTo(content: RootContent, { position }: Nodes): void {
  visit(content, (node) => {
    if (position) node.position = position
  })
}

type Props = Readonly<Record<string, unknown>>

/** Undefined for other tags. */
function readTag({ value }: Html): Props | undefined {
  if (!value.includes('"TypeTable"')) return undefined
  const [tag] = readHtml(value)
  if (tag?.kind !== 'start' || attributeOf(tag, 'data-name') !== 'TypeTable') return undefined
  return parseProps(attributeOf(tag, 'data-props'))
}

/** Undefined for other directives. */
function readDirective({ data }: Nodes): Props | undefined {
  const { dataName, dataProps } = data?.hProperties ?? {}
  return dataName === 'TypeTable' ? parseProps(dataProps) : undefined
}
