import { posix } from 'node:path'
import type { Html, Nodes, Root, RootContent } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { VFile } from 'vfile'
import { toContentPath } from '../content-path.ts'
import { parseFrontmatter } from '../frontmatter.ts'
import { report } from './finding.ts'
import type { JsxTag } from './jsx-tag.ts'
import { visit } from '../visit.ts'

/** What including needs from the pipeline. */
export interface PartialOptions {
  /** The text of a file by the path written in `page`; undefined: there is none. Notes the dependency on `page`. */
  readonly read: (written: string, page: VFile) => string | undefined
  /** Text -> tree, with components understood, before headings get their ids. */
  readonly parse: (file: VFile) => Root
}

interface Inclusion extends PartialOptions {
  /** The page itself: findings and dependencies are its own. */
  readonly page: VFile
  /** Paths of the files being included, the outermost first. */
  readonly chain: readonly string[]
}

/** `{props.name}` and `{name}` are what the tag was given; a value that isn't given stays as written. */
function fillIn(text: string, tag: JsxTag): string {
  const given = new Map(tag.attributes.map(([name, value]) => [name, String(value)]))
  return text.replace(
    /\{\s*(?:props\.)?([A-Za-z_]\w*)\s*\}/g,
    (written, name: string) => given.get(name) ?? written,
  )
}

/** Findings and links of a partial stand where its tag stands; relative addresses count from the page. */
function adopt(node: Nodes, tag: Html, toPage: (url: string) => string): void {
  node.position = tag.position
  if ('url' in node) node.url = toPage(node.url)
  if ('children' in node) for (const child of node.children) adopt(child, tag, toPage)
}

function createRebase(from: string, page: string): (url: string) => string {
  const step = posix.relative(posix.dirname(page), posix.dirname(from))
  return (url) => (step === '' || !/^\.{1,2}\//.test(url) ? url : posix.join(step, url))
}

function include(node: Html, source: string, inclusion: Inclusion): RootContent[] {
  const { page, chain } = inclusion
  const includer = chain.at(-1) ?? page.path
  const fromSite = source.startsWith('/') || source.startsWith('@site/')
  const path = fromSite
    ? source.replace(/^(?:@site)?\//, '')
    : posix.join(posix.dirname(includer), source)
  if (chain.includes(path)) {
    const reason = `\`${source}\` includes itself, so it would never end.`
    report(page, node, { rule: 'partial', reason, fatal: true })
    return []
  }
  const text = inclusion.read(`/${path}`, page)
  if (text === undefined) {
    const reason = `The partial \`${source}\` does not exist.`
    report(page, node, {
      rule: 'partial',
      reason,
      hint: 'The path is relative to the importing file.',
      fatal: true,
    })
    return []
  }
  const tag = node.data?.partial?.tag
  const { body } = parseFrontmatter(text.replace(/\r\n?/g, '\n'), toContentPath('/', `/${path}`))
  const file = new VFile({ value: tag ? fillIn(body, tag) : body, path })
  const tree = inclusion.parse(file)
  file.messages.forEach((message) => {
    report(page, node, {
      rule: message.ruleId ?? 'partial',
      reason: `In the partial \`${source}\`, line ${message.line ?? 1}: ${message.reason}`,
      fatal: message.fatal === true,
    })
  })
  page.data.styles = { ...page.data.styles, ...file.data.styles }
  const rebase = createRebase(path, page.path)
  // Before what it includes itself is put in, so that nothing is rebased twice.
  for (const child of tree.children) adopt(child, node, rebase)
  expand(tree, { ...inclusion, chain: [...chain, path] })
  return tree.children
}

function expand(tree: Root, inclusion: Inclusion): void {
  visit(tree, 'html', (node, index, parent) => {
    const source = node.data?.partial?.source
    if (source === undefined || parent === undefined || index === undefined) return undefined
    const children = include(node, source, inclusion)
    parent.children.splice(index, 1, ...children)
    return [SKIP, index + children.length]
  })
}

/**
 * Put the contents of an imported page where its tag stands. Position: after directives have become elements, before
 * headings get their ids.
 *
 * In: `import Note from './_note.md'` and `<Note name="x" />`
 * Out: what `_note.md` says, with `{props.name}` filled in
 */
export function remarkPartials(options: PartialOptions) {
  return (tree: Root, page: VFile): void => expand(tree, { ...options, page, chain: [] })
}
