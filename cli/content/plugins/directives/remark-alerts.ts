import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { english } from '../../../../runtime/i18n/translations.ts'
import { admonitionTitle, alertTypes } from '../../../../runtime/shared/text/admonitions.ts'
import { suggestOrList } from '../../../report/suggest.ts'
import { report } from '../../reporting/report-message.ts'
import { makeAdmonition, titleParagraph } from '../../nodes/admonition-node.ts'
import { visit } from '../../../primitives/visit.ts'

const names = alertTypes.map((type) => type.toUpperCase())
const anyName = names.join('|')
const marker = new RegExp(`^\\[!(${alertTypes.join('|')})\\]([-+]?)[ \\t]*`, 'i')

/**
 * Turn GitHub's alerts into admonitions. Position: anywhere between remarkParse and remark-rehype.
 *
 * In: `> [!NOTE]` and further lines of the quote; what follows on the first line is the title
 * Out:
 * `<aside class="admonition admonition-note" role="note"><p class="admonition-title">Note</p>…</aside>`
 */
export function remarkAlerts(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'blockquote', (node) => toAlert(node, file))
    if (String(file).includes('[!')) visit(tree, 'paragraph', (node) => checkOutside(node, file))
  }
}

function toAlert(node: Blockquote, file: VFile): void {
  const translations = file.data.words ?? english
  const paragraph = node.children[0]
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return
  const match = marker.exec(text.value)
  if (!match) return reportUnknown(node, text.value, file)
  const [mark, name = '', fold = ''] = match
  if (fold !== '') reportFold(node, `[!${name}]${fold}`, file)
  const type = name.toLowerCase()
  text.value = text.value.slice(mark.length)
  const written = cutFirstLine(paragraph)
  if (paragraph.children.length === 0) node.children.shift()
  const title: Paragraph = written.some((child) => child.type !== 'text' || child.value !== '')
    ? { type: 'paragraph', children: written }
    : titleParagraph(admonitionTitle(type, translations))
  makeAdmonition(node, { type, title })
}

/** Remove the first line of a paragraph, with its marks, code and links, and return it. */
function cutFirstLine({ children }: Paragraph): PhrasingContent[] {
  const at = children.findIndex(
    (child) => child.type === 'break' || (child.type === 'text' && child.value.includes('\n')),
  )
  const last = children[at]
  const line = children.splice(0, at === -1 ? children.length : at)
  if (last?.type !== 'text') {
    if (last?.type === 'break') children.shift()
    return line
  }
  const [first = '', ...rest] = last.value.split('\n')
  last.value = rest.join('\n')
  if (last.value === '') children.shift()
  return [...line, { type: 'text', value: first }]
}

/** Obsidian opens and closes such an alert. */
function reportFold(node: Blockquote, written: string, file: VFile): void {
  report(file, node, {
    rule: 'foreign-syntax',
    reason: `\`${written}\` is syntax of Obsidian, so the alert is always open.`,
    help: 'Write `:::details[Title]` and `:::` around a text that readers open, or remove the sign.',
    word: written,
  })
}

function reportUnknown(node: Blockquote, text: string, file: VFile): void {
  const [written, name = ''] = /^\[!([A-Za-z][\w-]*)\]/.exec(text) ?? []
  if (written === undefined) return reportMiswritten(node, text, file)
  report(file, node, {
    rule: 'unknown-admonition',
    reason: `\`${written}\` is not a known type of alert, so readers see it as plain text.`,
    help: suggestOrList(name.toUpperCase(), names),
    word: written,
  })
}

/** The mark of an alert with a space in it, or without a bracket or the exclamation mark. */
const miswritten = new RegExp(
  String.raw`^(?:\[[ \t]*![ \t]*(${anyName})[ \t]*\]|\[!?(${anyName})(?:\]|(?=[ \t]*(?:\n|$)))|!(${anyName})\b\]?)(?!\()`,
)

/** Alerts have lost their marks by now, so that those which are left begin no quote. */
function checkOutside(node: Paragraph, file: VFile): void {
  const [text] = node.children
  const [written] = (text?.type === 'text' ? marker.exec(text.value) : undefined) ?? []
  if (written === undefined) return
  report(file, node, {
    rule: 'unknown-admonition',
    reason: `\`${written.trim()}\` is not at the start of a quote, so readers see it as plain text.`,
    help: 'Write `> ` before each line of the alert.',
    word: written.trim(),
  })
}

function reportMiswritten(node: Blockquote, text: string, file: VFile): void {
  const [written, ...found] = miswritten.exec(text) ?? []
  if (written === undefined) return
  report(file, node, {
    rule: 'unknown-admonition',
    reason: `\`${written}\` is not the mark of an alert, so readers see it as plain text.`,
    help: `Write \`[!${found.join('')}]\`.`,
    word: written,
  })
}
