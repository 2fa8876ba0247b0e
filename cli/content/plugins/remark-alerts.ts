import type { Blockquote, Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { english, type Translations } from '../../../runtime/i18n/translations.ts'
import { visit } from '../visit.ts'
import { admonitionTitle } from './remark-admonitions.ts'

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER)\][ \t]*([^\n]*)(?:\n|$)/i

/**
 * GitHub's alerts. Position: anywhere between remarkParse and remark-rehype.
 *
 * In: `> [!NOTE]` and lines of the quote
 * Out: `<aside class="admonition admonition-note" role="note"><p class="admonition-title">Note</p>…</aside>`
 */
export function remarkAlerts(): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    visit(tree, 'blockquote', (node) => toAlert(node, file.data.words ?? english))
}

function toAlert(node: Blockquote, words: Translations): void {
  const paragraph = node.children[0]
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return
  const match = marker.exec(text.value)
  if (!match) return
  const type = (match[1] ?? '').toLowerCase()
  text.value = text.value.slice(match[0].length)
  if (text.value === '') paragraph.children.shift()
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  if (paragraph.children.length === 0) node.children.shift()
  const title = match[2] || admonitionTitle(type, words)
  node.children.unshift(toTitle(title))
  node.data = {
    ...node.data,
    hName: 'aside',
    hProperties: { className: ['admonition', `admonition-${type}`], role: 'note' },
  }
}

function toTitle(value: string): Paragraph {
  const data = { hProperties: { className: ['admonition-title'] } }
  return { type: 'paragraph', data, children: [{ type: 'text', value }] }
}
