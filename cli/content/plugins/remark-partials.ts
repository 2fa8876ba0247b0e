import { posix } from 'node:path'
import type { Html, Root, RootContent } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { VFile } from 'vfile'
import { toContentPath } from '../sources/content-path.ts'
import { parseFrontMatter } from '../front-matter/front-matter.ts'
import { claimLines } from '../partial-places.ts'
import { report } from '../report-message.ts'
import type { JsxTag } from '../syntax/jsx-tag.ts'
import { visit } from '../visit.ts'

/** What including needs from the pipeline. */
export interface PartialOptions {
  /** Folder that `@site` stands for, relative to the site's folder. */
  readonly siteRoot: string
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

/** Files that fences of a partial include count from its folder; links do so because they keep their place. */
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

function include(node: Html, source: string, inclusion: Inclusion): RootContent[] {
  const { page, chain } = inclusion
  const includer = chain.at(-1) ?? page.path
  const path = source.startsWith('@site/')
    ? posix.join(inclusion.siteRoot, source.slice(6))
    : source.startsWith('/')
      ? source.slice(1)
      : posix.join(posix.dirname(includer), source)
  if (chain.includes(path)) {
    const reason = `\`${source}\` includes itself, so the page would never end.`
    report(page, node, { rule: 'partial', reason, help: 'Remove one of the imports.' })
    return []
  }
  const text = inclusion.read(`/${path}`, page)
  if (text === undefined) {
    const reason = `The partial \`${source}\` does not exist, so its text is missing from the page.`
    report(page, node, {
      rule: 'partial',
      reason,
      help: 'The path is relative to the file that imports it.',
    })
    return []
  }
  const tag = node.data?.partial?.tag
  const header = parseFrontMatter(text.replace(/\r\n?/g, '\n'), toContentPath('/', `/${path}`))
  const { format = 'detect' } = page.data
  const value = tag ? fillIn(header.body, tag) : header.body
  const file = new VFile({ value, path, data: { format, frontMatter: header.values ?? {} } })
  const tree = inclusion.parse(file)
  page.data.styles = { ...page.data.styles, ...file.data.styles }
  if (file.data.dependencies)
    page.data.dependencies = [...(page.data.dependencies ?? []), ...file.data.dependencies]
  rebaseIncludes(tree, path, page.path)
  // Before what it includes itself is put in: that stands in a file of its own.
  const move = claimLines(tree, path, page)
  for (const message of file.messages) {
    const { line = 1, column = 1 } = message
    Object.assign(message, move({ line, column }))
    page.messages.push(message)
  }
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
