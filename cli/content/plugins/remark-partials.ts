import { posix } from 'node:path'
import type { Html, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { VFile } from 'vfile'
import { asContentPath } from '../nodes/content-path.ts'
import { parseFrontMatter } from '../front-matter/front-matter.ts'
import { claimLines } from '../reporting/partial-places.ts'
import { type MessageInput, rejectPage, report } from '../reporting/report-message.ts'
import type { ReadDependency } from '../sources/read-dependency.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import type { JsxTag } from '../dialect/jsx-tag.ts'
import { visit } from '../../primitives/visit.ts'
import { noteFootnotes, ownDefinitions } from './definitions/own-definitions.ts'
import { reportIncludedLabels } from './definitions/report-included-labels.ts'
import { createIncludeBudget, type IncludeBudget } from '../../primitives/include-budget.ts'
import { pushAll, spliceAll } from '../../primitives/long-lists.ts'

interface PartialOptions {
  /** The folder that `@site` means, relative to the site's folder. */
  readonly siteRoot: string
  /** Reads a file by the path written in the page, and records it as a dependency. */
  readonly read: ReadDependency
  /** Parses a file with the syntax of pages; headings have no ids yet. */
  readonly parse: (file: VFile) => Root
}

interface Inclusion extends PartialOptions {
  /** The page itself, which collects messages and dependencies. */
  readonly page: VFile
  /** Paths of the files being included, the outermost first. */
  readonly chain: readonly string[]
  /** The tag in the page itself that the partial is included by. */
  readonly root?: Html
  /** The included files that define links, by the identifiers of the definitions. */
  readonly labels: Map<string, string>
  /** The remaining budget for partials, included directly or through others. */
  readonly budget: IncludeBudget
}

/** Partials that each include the next one twice make a thousand of ten, and a million of twenty. */
function spend({ page, budget }: Inclusion, root: Html, length: number): void {
  if (budget.spend(length)) return
  rejectPage(page, root, {
    rule: 'expansion',
    reason: `The page includes ${budget.describe('partials')}, counting those that its partials include, so it was skipped.`,
    help: 'Include each partial less often, or split the page.',
  })
}

/** `{props.name}` or `{name}` in a partial. */
const placeholder = /\{\s*(?:props\.)?([A-Za-z_]\w*)\s*\}/g

/** The values that replace placeholders; others stay as they are written. */
function propsOf(tag: JsxTag | undefined): ReadonlyMap<string, string> {
  return new Map(tag?.attributes.map(([name, value]) => [name, String(value)]))
}

function fillIn(text: string, props: ReadonlyMap<string, string>): string {
  return text.replace(placeholder, (written, name: string) => props.get(name) ?? written)
}

/** How long a text will be once it is filled in, or more. */
function filledLength(text: string, props: ReadonlyMap<string, string>): number {
  const values = [...text.matchAll(placeholder)].map(([, name = '']) => props.get(name) ?? '')
  return text.length + values.reduce((sum, { length }) => sum + length, 0)
}

/**
 * Resolve the files that fences include from the folder of the partial; links do so already,
 * because they keep their place.
 */
function rebaseIncludes(tree: Root, from: string, page: string): void {
  const step = posix.relative(posix.dirname(page), posix.dirname(from))
  if (step === '') return
  visit(tree, 'code', (code) => {
    code.meta &&= code.meta.replace(
      /(?<=\bfile=(["']))\.{1,2}\/(?:(?!\1).)*/g,
      (path) => `./${posix.join(step, path)}`,
    )
  })
}

function missing(source: string): MessageInput {
  return {
    rule: 'partial',
    reason: `The partial \`${source}\` does not exist, so its text is missing from the page.`,
    help: 'The path is relative to the file that imports it.',
  }
}

/** The files that the source of an import may mean, the likeliest first. */
function toPaths(source: string, { page, chain, siteRoot }: Inclusion): readonly string[] {
  if (source.startsWith('@site/')) return [posix.join(siteRoot, source.slice(6))]
  if (source.startsWith('/')) return [source.slice(1)]
  const { realSource } = page.data
  const includers = [chain.at(-1) ?? page.path]
  if (chain.length === 0 && realSource !== undefined) includers.push(realSource)
  return includers.map((includer) => posix.join(posix.dirname(includer), source))
}

function include(node: Html, source: string, inclusion: Inclusion): RootContent[] {
  const { page, chain } = inclusion
  const [likeliest = '', ...others] = toPaths(source, inclusion)
  const isRead = (at: string): boolean => 'text' in inclusion.read(`/${at}`, page)
  const path = (isRead(likeliest) ? undefined : others.find(isRead)) ?? likeliest
  if (chain.includes(path)) {
    const reason = `\`${source}\` includes itself, so the page would never end.`
    report(page, node, { rule: 'partial', reason, help: 'Remove one of the imports.' })
    return []
  }
  const found = inclusion.read(`/${path}`, page)
  if ('refusal' in found) {
    const { refusal } = found
    report(page, node, refusal === 'missing' ? missing(source) : describeRefusal(source, refusal))
    return []
  }
  const { text } = found
  const tag = node.data?.partial?.tag
  const parsed = parseFrontMatter(text.replace(/\r\n?/g, '\n'), asContentPath(path))
  const { format = 'detect' } = page.data
  const props = propsOf(tag)
  const { root = node } = inclusion
  spend(inclusion, root, filledLength(parsed.body, props))
  const value = fillIn(parsed.body, props)
  const file = new VFile({ value, path, data: { format, frontMatter: parsed.values ?? {} } })
  const tree = inclusion.parse(file)
  page.data.styles = { ...page.data.styles, ...file.data.styles }
  if (file.data.dependencies)
    page.data.dependencies = [...(page.data.dependencies ?? []), ...file.data.dependencies]
  rebaseIncludes(tree, path, page.path)
  visit(tree, 'definition', ({ identifier }) => void inclusion.labels.set(identifier, path))
  ownDefinitions(tree, page)
  // Before its own partials are included, because those are in other files.
  const move = claimLines(tree, path, page)
  for (const message of file.messages) {
    const { line = 1, column = 1 } = message
    Object.assign(message, move({ line, column }))
    page.messages.push(message)
  }
  expand(tree, { ...inclusion, root, chain: [...chain, path] })
  return tree.children
}

function expand(tree: Nodes, inclusion: Inclusion): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined
    const children =
      node.type === 'paragraph'
        ? expandParagraph(node, inclusion)
        : node.type === 'html'
          ? includeTag(node, parent, inclusion)
          : undefined
    if (children === undefined) return undefined
    spliceAll(parent.children, { start: index, count: 1 }, children)
    return [SKIP, index + children.length]
  })
}

const sourceOf = (node: Nodes): string | undefined =>
  node.type === 'html' ? node.data?.partial?.source : undefined

/** In a heading, a cell or a link, a partial of one paragraph is text. */
function includeTag(
  node: Html,
  parent: Parents,
  inclusion: Inclusion,
): readonly RootContent[] | undefined {
  const source = sourceOf(node)
  if (source === undefined) return undefined
  const children = include(node, source, inclusion)
  return ofText.has(parent.type) ? (textOf(children) ?? children) : children
}

const ofText: ReadonlySet<string> = new Set(
  'heading tableCell emphasis strong delete link linkReference'.split(' '),
)

/** The text of a partial that is nothing but one paragraph. */
function textOf([first, ...others]: readonly RootContent[]):
  readonly PhrasingContent[] | undefined {
  return first?.type === 'paragraph' && others.length === 0 ? first.children : undefined
}

/** A paragraph can't contain blocks, so it ends above those of a partial, and another one begins below them. */
function expandParagraph(
  paragraph: Paragraph,
  inclusion: Inclusion,
): readonly RootContent[] | undefined {
  if (!paragraph.children.some((child) => sourceOf(child) !== undefined)) return undefined
  const blocks: RootContent[] = []
  let text: PhrasingContent[] = []
  const endText = (): void => {
    const isBlank = text.every((one) => one.type === 'text' && one.value.trim() === '')
    if (!isBlank) blocks.push({ ...paragraph, children: text })
    text = []
  }
  for (const child of paragraph.children) {
    if ('children' in child) expand(child, inclusion)
    const source = sourceOf(child)
    const children =
      source === undefined || child.type !== 'html' ? undefined : include(child, source, inclusion)
    const own = children === undefined ? [child] : textOf(children)
    if (own !== undefined) pushAll(text, own)
    else {
      endText()
      pushAll(blocks, children ?? [])
    }
  }
  endText()
  return blocks
}

/**
 * Replace the tag of an imported page with its contents. Position: after directives have become
 * elements, before headings get their ids.
 *
 * In: `import Note from './_note.md'` and `<Note name="x" />`
 * Out: the contents of `_note.md`, with `{props.name}` filled in
 */
export function remarkPartials(options: PartialOptions) {
  return (tree: Root, page: VFile): void => {
    const budget = createIncludeBudget()
    noteFootnotes(tree, page)
    const labels = new Map<string, string>()
    expand(tree, { ...options, page, chain: [], budget, labels })
    reportIncludedLabels(tree, page, labels)
  }
}
