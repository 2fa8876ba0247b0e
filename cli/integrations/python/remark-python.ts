import type { Html, Paragraph, Root, RootContent } from 'mdast'
import type { Node, Point } from 'unist'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { posix } from 'node:path'
import { isRecord } from '../../primitives/is-record.ts'
import { toPosixPath } from '../../primitives/files/posix-path.ts'
import { visit } from '../../primitives/visit.ts'
import { readBlockOptions } from './block-options.ts'
import type { FindObject } from './find-object.ts'
import { linkReferences } from './link-references.ts'
import type { Documented } from './list-documented.ts'
import { toObjectMarkdown } from './object-markdown.ts'
import { readBlock, type WrittenBlock } from './read-blocks.ts'
import { spliceAll } from '../../primitives/long-lists.ts'

/** Everything that pages need to know about the objects of Python. */
export interface PythonIndex {
  /** Name of the integration, with which the ids of its rules begin. */
  readonly name: string
  readonly find: FindObject
  readonly documented: ReadonlyMap<string, Documented>
  /** URLs of the objects of other projects. */
  readonly urls: ReadonlyMap<string, string>
  /** Options of every block. */
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * Create the plugin that replaces blocks `::: name` with the documentation of the object, and links
 * references `[text][name]`. Position: before components, so that admonitions in docstrings are
 * replaced too.
 */
export function createRemarkPython(index: PythonIndex): Plugin<[], Root> {
  return function remarkPython() {
    const parse = (text: string): readonly RootContent[] => {
      const tree: unknown = this.parse(text)
      return isRoot(tree) ? tree.children : []
    }
    return (tree: Root, file: VFile): void => {
      visit(tree, (node, at, parent) => {
        if (at === undefined || parent === undefined || !isBlock(node)) return undefined
        const block = readBlock(sourceOf(node, file))
        if (block === undefined) return undefined
        const made = toNodes(block, node, { index, file, parse })
        spliceAll(parent.children, { start: at, count: 1 }, made)
        return at + made.length
      })
      linkReferences(tree, String(file), (name, at) => resolve(name, at, { index, file }))
    }
  }
}

const isRoot = (value: unknown): value is Root => isRecord(value) && value['type'] === 'root'
const isBlock = (node: Node): node is Paragraph | Html =>
  node.type === 'paragraph' || node.type === 'html'

function sourceOf({ position }: Paragraph | Html, file: VFile): string {
  return String(file).slice(position?.start.offset, position?.end.offset)
}

interface Making {
  readonly index: PythonIndex
  readonly file: VFile
  readonly parse: (text: string) => readonly RootContent[]
}

function toNodes(
  { path, options }: WrittenBlock,
  { position }: Paragraph | Html,
  { index, file, parse }: Making,
): readonly RootContent[] {
  const object = index.find(path)
  const start = position?.start
  if (object === undefined) {
    warn(file, start, {
      rule: `${index.name}/unknown-object`,
      reason: `\`${path}\` is not an object in the output of griffe, so readers see nothing in place of the block.`,
      help: 'Fix the name, or add the package to `griffe dump`.',
    })
    return []
  }
  const own = readBlockOptions(options, index.options)
  for (const reason of own.problems)
    warn(file, start, {
      rule: `${index.name}/block-option`,
      reason,
      help: 'Write the options as for mkdocstrings: YAML, and regular expressions as `filters`.',
    })
  const writer = {
    options: own,
    find: index.find,
    toReference: (type: string) => toTypeReference(type, index),
  }
  const nodes = parse(toObjectMarkdown(object, path, writer))
  const base = own.headingLevel
  for (const node of nodes) {
    visit(node, (inner) => {
      // A place without text: what a docstring says is not in the page. Directives are looked for
      // in the source, which has none.
      if (start && inner.type !== 'containerDirective') inner.position = { start, end: start }
      else delete inner.position
    })
    if (node.type === 'heading') node.depth = toDepth(node.depth, base)
  }
  return own.showsHeading ? nodes : [toAnchor(path, start), ...nodes]
}

type Depth = 1 | 2 | 3 | 4 | 5 | 6

/** Headings of a docstring belong below the heading of the block. */
function toDepth(depth: Depth, base: number): Depth {
  const depths: readonly Depth[] = [1, 2, 3, 4, 5, 6]
  return depth >= base ? depth : (depths[Math.min(base, 6) - 1] ?? depth)
}

/** The id of an object whose heading isn't shown. */
function toAnchor(id: string, start: Point | undefined): Paragraph {
  const position = start && { start, end: start }
  return {
    type: 'paragraph',
    ...(position && { position }),
    children: [
      {
        type: 'emphasis',
        children: [],
        data: { hName: 'span', hProperties: { id } },
        ...(position && { position }),
      },
    ],
  }
}

/** A type as code, which links to the object of that name. */
function toTypeReference(type: string, { find, urls }: PythonIndex): string {
  const code = type.includes('`') ? type : `\`${type}\``
  const isName = /^[A-Za-z_]\w*(?:\.\w+)+$/.test(type)
  return isName && (find(type) !== undefined || urls.has(type)) ? `[${code}][${type}]` : code
}

interface Resolving {
  readonly index: PythonIndex
  readonly file: VFile
}

function resolve(name: string, at: Point | undefined, { index, file }: Resolving) {
  const { documented, find, urls } = index
  const found = documented.get(name) ?? documented.get(find(name)?.path ?? '')
  if (found !== undefined) {
    const { id, page } = found
    const from = posix.dirname(toPosixPath(file.path))
    const own = toPosixPath(file.path) === page
    return { url: own ? `#${id}` : `${posix.relative(from, page)}#${id}` }
  }
  const url = urls.get(name)
  if (url !== undefined) return { url }
  // A single word can be text in brackets.
  if (!name.includes('.') && find(name) === undefined) return undefined
  warn(file, at, {
    rule: `${index.name}/unknown-reference`,
    reason: `No page and no inventory has the object \`${name}\`, so the reference is text.`,
    help: 'Fix the name, write a block `::: name` for it, or add the inventory of its project to `inventories`.',
  })
  return { url: undefined }
}

interface Warning {
  readonly rule: string
  readonly reason: string
  readonly help: string
}

function warn(file: VFile, place: Point | undefined, { rule, reason, help }: Warning): void {
  const message = file.message(reason, { ruleId: rule, ...(place && { place }) })
  message.note = help
}
