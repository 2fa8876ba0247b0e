import type { Code, Link, Paragraph, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { VFile } from 'vfile'
import { type DocComment, findDocComments } from './docblock-source.ts'
import { ownDefinitions } from '../definitions/own-definitions.ts'
import { report } from '../../reporting/report-message.ts'
import type { ReadDependency } from '../../sources/read-dependency.ts'
import { describeRefusal } from '../../../gate/report-refusal.ts'
import { visit } from '../../../primitives/visit.ts'
import { spliceAll } from '../../../primitives/long-lists.ts'

/** How doc comments are found and parsed. */
export interface DocblockOptions {
  /** Reads a file in one of `markdown.docblockSources`, and records it as a dependency. */
  readonly readSource: ReadDependency
  /** Parses Markdown with the syntax of the page. */
  readonly parse: (file: VFile) => Root
}

/**
 * Replace a paragraph that consists of a `docblock://` link with parts of a doc comment. The text
 * of the link lists the parts, separated by commas: `summary`, `remarks`, `params`, `examples`,
 * `overloadSummary`, `overloadRemarks`. The query selects the comment:
 * `?token=Name.member&overload=1`, where overloads count from 0. A line
 * `// codeblock-meta title="a.ts"` in a fence of a comment is the meta of that fence. A part that
 * is not found is reported, and the rest of the page stays complete. Position: after heading ids,
 * so that headings of a comment can't change the ids of the page, and before `remarkCodeMeta`,
 * because examples are fences.
 *
 * In: `[summary,params](docblock://createSlice.ts?token=createSlice)`
 * Out: the summary's paragraphs and a list of the parameters
 */
export function remarkDocblock(options: DocblockOptions): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const link = docblockOf(node)
      if (!link || !parent || index === undefined) return undefined
      const blocks = toBlocks(link, options, file)
      for (const block of blocks) moveTo(block, node)
      spliceAll(parent.children, { start: index, count: 1 }, blocks)
      return index + blocks.length
    })
  }
}

function docblockOf(node: Paragraph): Link | undefined {
  const [link, ...others] = node.children
  return link?.type === 'link' && others.length === 0 && link.url.startsWith('docblock://')
    ? link
    : undefined
}

function toBlocks(link: Link, options: DocblockOptions, file: VFile): RootContent[] {
  const [path = '', query = ''] = link.url.slice('docblock://'.length).split('?')
  const parameters = new URLSearchParams(query)
  const token = parameters.get('token') ?? ''
  const source = options.readSource(path, file)
  if ('refusal' in source) {
    if (source.refusal !== 'missing') {
      report(file, link, describeRefusal(path, source.refusal))
      return []
    }
    return fail(
      link,
      file,
      `\`${path}\` is not in any folder of \`markdown.docblockSources\`, so its doc comment is missing from the page.`,
    )
  }
  const comments = findDocComments(source.text, token)
  const comment = comments[Number(parameters.get('overload') ?? 0)]
  if (comment === undefined)
    return fail(
      link,
      file,
      `\`${path}\` has no doc comment for \`${token}\`, so the page shows nothing here.`,
    )
  const wanted = toString(link)
    .split(',')
    .map((part) => part.trim())
  return wanted.flatMap((part) => {
    const markdown = partOf(comment, part)
    if (markdown === undefined)
      return fail(
        link,
        file,
        `\`${part}\` is not a part of a doc comment, so the page shows nothing for it.`,
      )
    const tree = options.parse(new VFile(markdown))
    ownDefinitions(tree, file)
    visit(tree, 'code', liftMeta)
    return tree.children
  })
}

function partOf(comment: DocComment, part: string): string | undefined {
  switch (part) {
    case 'summary':
    case 'remarks':
    case 'overloadSummary':
    case 'overloadRemarks':
      return comment[part]
    case 'params':
      return comment.params.map(toItem).join('\n')
    case 'examples':
      return comment.examples.join('\n\n')
    default:
      return undefined
  }
}

/**
 * Move the title and flags of a fence from its lines to its meta; editors would not understand meta
 * in a comment.
 */
function liftMeta(code: Code): void {
  const metas: string[] = []
  const value = code.value.replace(
    /^[ \t]*\/\/[ \t]*codeblock-meta(?:[ \t]+(.*))?(?:\n|$)/gm,
    (_, meta = '') => {
      metas.push(String(meta).trim())
      return ''
    },
  )
  if (metas.length === 0) return
  code.value = value.replace(/^(?:[ \t]*\n)+/, '')
  code.meta = [code.meta ?? '', ...metas].filter((meta) => meta !== '').join(' ')
}

function toItem({ name, text }: { name: string; text: string }): string {
  return `- **${name}** ${text.replace(/\n/g, '\n  ')}`
}

function fail(link: Link, file: VFile, reason: string): RootContent[] {
  const help =
    'The parts are `summary`, `remarks`, `params`, `examples`, `overloadSummary` and `overloadRemarks`. A token is `Name` or `Name.member`.'
  report(file, link, { rule: 'docblock', reason, help })
  return []
}

/**
 * Problems in the comment are reported at the link, because the page has no other place for them.
 */
function moveTo(block: RootContent, at: Paragraph): void {
  visit(block, (node) => {
    if (at.position) node.position = at.position
  })
}
