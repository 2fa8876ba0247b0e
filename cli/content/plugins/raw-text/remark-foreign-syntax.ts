import type { Code, Delete, Html, Image, Link, Node, Root } from 'mdast'
import type { VFile } from 'vfile'
import { type MessageInput, report } from '../../reporting/report-message.ts'
import { findForms, type FormTable, formTables } from '../../foreign/find-forms.ts'
import {
  commentForms,
  fenceForms,
  type ForeignForm,
  inlineCodeForms,
} from '../../foreign/foreign-forms.ts'
import type { VariableValues } from '../../../primitives/text/fill-variables.ts'
import { imageForm, imageWidthForm, linkTitleForm } from '../../foreign/inline-forms.ts'
import { reportTextAt, toSpaces, type VisibleText, visitTexts } from '../../dialect/visible-text.ts'
import { upToLast } from '../../../primitives/text/up-to-last.ts'
import { visit } from '../../../primitives/visit.ts'

/**
 * Report what other tools would replace, and what readers of this site would see as plain text: their blocks,
 * expressions, attributes and marks. Position: after all other syntax.
 *
 * In: `!!! note "Title"`. Out: the same, and a message.
 */
export function remarkForeignSyntax() {
  return (tree: Root, file: VFile): void => {
    visitTexts(tree, file, checkText)
    const closed = findClosed(file)
    visit(tree, (node) => {
      if (node.type === 'html') checkComment(node, closed, file)
      if (node.type === 'inlineCode') checkNode(inlineCodeForms, node.value, { node, file })
      if (node.type === 'code') checkFence(node, file)
      if (node.type === 'image') checkImage(node, file)
      if (node.type === 'link') checkTitle(node, file)
      if (node.type === 'delete') checkSubscript(node, file)
    })
  }
}

interface FoundForm {
  readonly written: string
  readonly input: Pick<MessageInput, 'rule' | 'reason' | 'help'>
}

/** The first form that the text has. */
function findForm(
  forms: readonly ForeignForm[],
  text: string,
  effect?: string,
): FoundForm | undefined {
  for (const form of forms) {
    const [whole, written = whole] = form.pattern.exec(text) ?? []
    if (written !== undefined) return describeForm(form, written, effect)
  }
  return undefined
}

function describeForm(
  { tools, help }: ForeignForm,
  written: string,
  effect = 'readers see it as plain text',
): FoundForm {
  const [line = ''] = written.split('\n')
  const reason = `\`${line.replaceAll('`', "'")}\` is syntax of ${tools}, so ${effect}.`
  return { written, input: { rule: 'foreign-syntax', reason, help } }
}

function checkText(found: VisibleText): void {
  const { node, text, source } = found
  const plain = withoutOwnBraces(text, node.type === 'heading')
  // The text is read as it is written, with the names of variables that are replaced.
  const read = withoutVariables(plain, found.file.data.variables)
  // True for each character of a form that is reported.
  const taken: boolean[] = []
  // What begins and ends in code is around the text between two code spans.
  const isCode = (at: number): boolean => text[at] === ' ' && source[at] !== ' '
  const reportForms = (table: FormTable, searched: string): void => {
    for (const { form, index, written } of findForms(table, searched)) {
      const end = index + written.length
      if (isCode(index) && isCode(end - 1)) continue
      if (taken.slice(index, end).includes(true)) continue
      taken.length = Math.max(taken.length, end)
      taken.fill(true, index, end)
      reportTextAt(found, { index, written }, describeForm(form, written).input)
    }
  }
  if (node.type === 'heading') reportForms(formTables.heading, read)
  if (node.type === 'paragraph') reportForms(formTables.block, read)
  reportForms(formTables.inline, read)
  reportForms(formTables.code, source)
}

function withoutVariables(text: string, values: VariableValues | undefined): string {
  if (values === undefined) return text
  return text.replaceAll(/(?<!\$)\{\{\s*([A-Za-z_][\w.-]*)\s*\}\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? toSpaces(written) : written,
  )
}

/** Spaces in place of ids of headings and anchors, and of attributes of directives, `:name[label]{key=value}`. */
function withoutOwnBraces(text: string, isHeading: boolean): string {
  if (!text.includes('{')) return text
  const ends = isHeading ? text.replace(/\{#(?![^}]*(?:\s[.#]|=))[^{}]+\}\s*$/, toSpaces) : text
  return ends
    .replace(/\[\]\(\)\{:?[ \t]*#[\w:.-]+[ \t]*\}/g, toSpaces)
    .replace(/:[A-Za-z][\w-]*(?:\[(?:(?!:[A-Za-z][\w-]*\[)[^\]\n])*\])?\{[^{}\n]*\}/g, toSpaces)
}

/** What comments stand for is missing. */
function checkComment(node: Html, closed: ReadonlySet<string>, file: VFile): void {
  for (const { 0: comment, index } of upToLast(node.value, '-->').matchAll(/<!--[^]*?-->/g)) {
    const form = findForm(commentForms, comment, describeEffect(comment, closed))
    const lineOffset = node.value.slice(0, index).split('\n').length - 1
    if (form) report(file, node, { ...form.input, lineOffset, word: form.written })
  }
}

/** Names of components that were left out around content that stays: `<!-- </Box> -->`. */
const findClosed = (file: VFile): ReadonlySet<string> =>
  new Set(Array.from(String(file).matchAll(/<!-- <\/([\w.-]+)> -->/g), ([, name = '']) => name))

/** Only the link of a reference is missing, and what was around other content leaves it. */
function describeEffect(comment: string, closed: ReadonlySet<string>): string {
  if (/^<!--\s*mkdocstrings:/.test(comment)) return 'readers see its text without a link'
  const [, name = ''] = /^<!--\s*\w+: <([\w.-]+)[^]*(?<!\/)>\s*-->$/.exec(comment) ?? []
  return closed.has(name)
    ? 'readers see only what is inside it'
    : 'readers see nothing in its place'
}

interface At {
  readonly node: Node
  readonly file: VFile
  readonly effect?: string
}

function checkNode(forms: readonly ForeignForm[], value: string, { node, file, effect }: At): void {
  const form = findForm(forms, value, effect)
  if (form) report(file, node, { ...form.input, word: form.written })
}

/** Fences that show Markdown may show that of another tool. */
function checkFence(node: Code, file: VFile): void {
  if (/^(?:mdx?|markdown|te?xt|diff)?$/.test(node.lang ?? '')) return
  if (/\bannotate\b/.test(node.meta ?? '')) return
  node.value.split('\n').forEach((line, index) => {
    const form = findForm(fenceForms, line)
    if (form) report(file, node, { ...form.input, lineOffset: index + 1, word: form.written })
  })
}

function checkImage(node: Image, file: VFile): void {
  checkNode([imageForm], node.url, { node, file })
  const effect = 'screen readers read it aloud, and the image keeps its size'
  checkNode([imageWidthForm], node.alt ?? '', { node, file, effect })
}

function checkTitle(node: Link, file: VFile): void {
  const effect = 'readers see it when they point to the link'
  checkNode([linkTitleForm], node.title ?? '', { node, file, effect })
}

/** One tilde within a word: GitHub strikes the text out, where MkDocs and Pandoc lower it. */
function checkSubscript(node: Delete, file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const written = String(file).slice(Math.max(0, start.offset - 1), end.offset)
  if (!/^\w~[^~\s]+~$/.test(written)) return
  report(file, node, {
    rule: 'foreign-syntax',
    reason: `\`${written}\` lowers the text in MkDocs and Pandoc, but here it is struck out.`,
    help: 'Write `<sub>` around the text, or `~~` on both sides to strike it out.',
  })
}
