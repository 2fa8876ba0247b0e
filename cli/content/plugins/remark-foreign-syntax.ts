import type { Node, Parent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../report-message.ts'
import { blockForms, commentForms, type ForeignForm, inlineForms } from '../syntax/foreign-forms.ts'
import { visit } from '../../primitives/visit.ts'

interface ForeignSyntaxOptions {
  /** Formulas are rendered, so dollar signs are not text. */
  readonly math: boolean
}

/** Each of the forms has one of these characters, which most paragraphs don't have. */
const marks = /[!#-&*+/:<-@[-`{-~]/

/** Nodes whose source is not text of the page. */
const opaque = /^(?:inlineCode|inlineMath|math|html|image|definition|jsx.*|docs.*)$/

/**
 * Report what other tools would replace, and what readers of this site would see as it is written: their blocks and
 * expressions, references without a definition, and formulas on a site that renders none. Position: after all other syntax.
 *
 * In: `!!! note "Title"`. Out: the same, and a message.
 */
export function remarkForeignSyntax({ math }: ForeignSyntaxOptions) {
  return (tree: Root, file: VFile): void => {
    const source = String(file)
    visit(tree, (node) => {
      if (node.type === 'html') check(commentForms, node.value, { node, file })
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
      const text = textOf(node, source)
      if (!marks.test(text)) return
      const isBlock = node.type === 'paragraph' && check(blockForms, text, { node, file })
      if (!isBlock) check(inlineForms, text, { node, file })
      checkReferences(text, { node, file })
      if (!math) checkFormulas(text, { node, file })
    })
  }
}

interface At {
  readonly node: Node
  readonly file: VFile
}

/** The source of a node, with spaces in place of its code, HTML and images. */
function textOf(node: Parent, source: string): string {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) return ''
  let text = source.slice(start, end)
  visit(node, (inner) => {
    const from = inner.position?.start.offset
    const to = inner.position?.end.offset
    if (!opaque.test(inner.type) || from === undefined || to === undefined) return
    const blank = source.slice(from, to).replaceAll(/[^\n]/g, ' ')
    text = text.slice(0, from - start) + blank + text.slice(to - start)
  })
  return text
}

/** Report the first form that the text has; false when it has none. */
function check(forms: readonly ForeignForm[], text: string, at: At): boolean {
  for (const { pattern, tools, help } of forms) {
    const [whole, written = whole] = pattern.exec(text) ?? []
    if (written === undefined) continue
    const reason = `\`${written.replaceAll('`', "'")}\` is syntax of ${tools}, so readers see it as it is written.`
    reportAt(written, text, { ...at, rule: 'foreign-syntax', reason, help })
    return true
  }
  return false
}

function checkReferences(text: string, at: At): void {
  const [, reference] = /(?<![\\\w\]])(\[[^[\]\n]+\]\[[^[\]\n]*\])(?![([])/.exec(text) ?? []
  const [, note] = /(?<!\\)(\[\^[^\]\s]+\])(?!:)/.exec(text) ?? []
  const found = reference ?? note
  // A reference that has a definition is a link by now, whose brackets are in the source all the same.
  if (found === undefined || hasResolved(at.node, found)) return
  const what = reference === undefined ? 'footnote' : 'link'
  const definition =
    reference === undefined
      ? `${found}: text`
      : `${found.replace(/^\[[^\]]*\](?=\[[^\]])|\[\]$/g, '')}: ./page.md`
  reportAt(found, text, {
    ...at,
    rule: 'undefined-reference',
    reason: `\`${found}\` has no definition, so readers see the brackets instead of a ${what}.`,
    help: `Add the definition: \`${definition}\`. To show the brackets, write \`\\[\`.`,
  })
}

function hasResolved(node: Node, written: string): boolean {
  let texts = ''
  visit(node, 'text', ({ value }) => {
    texts += value
  })
  return !texts.includes(written)
}

function checkFormulas(text: string, at: At): void {
  const block = /^\$\$[^$]/.exec(text)
  const inline =
    /(?<![\\$\w])\$(?=\S)[^$\n`]*(?:\\[a-zA-Z]+|[\^_]\{?\w)[^$\n`]*(?<=[^\s\\])\$(?![\w$])/.exec(
      text,
    )
  const found = block ? '$$' : inline?.[0]
  if (found === undefined) return
  reportAt(found, text, {
    ...at,
    rule: 'math-off',
    reason: `\`${found}\` looks like a formula, but this site renders none, so readers see its source.`,
    help: 'Install KaTeX (`npm install katex`) and set `markdown: { math: true }`. For a dollar sign, write `\\$`.',
  })
}

type Found = At & {
  readonly rule: 'foreign-syntax' | 'math-off' | 'undefined-reference'
  readonly reason: string
  readonly help: string
}

function reportAt(written: string, text: string, { node, file, ...input }: Found): void {
  const lineOffset = text.slice(0, Math.max(0, text.indexOf(written))).split('\n').length - 1
  report(file, node, { ...input, lineOffset, word: written })
}
