import type { RootContent } from 'hast'
import { parseFragment } from '../../parse-html.ts'

const emphasis: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

/**
 * The HTML of an announcement or copyright notice as Markdown: links, emphasis, line breaks and the
 * `alt` text of images.
 */
export function toMarkdown(html: string): string {
  return (
    renderAll(parseFragment(html).children)
      .replace(/ {2,}/g, ' ')
      .replace(/\[ | \]/g, (bracket) => bracket.trim())
      // Several line breaks in a row count as one, and a break at the end has no effect.
      .replace(/ *(?:\\\n *)+/g, '\\\n')
      .replace(/\\\n$/, '')
      .trim()
  )
}

function renderAll(nodes: readonly RootContent[]): string {
  return nodes.map(render).join('')
}

function render(node: RootContent): string {
  // A non-breaking space is not white space in HTML, so it is kept.
  if (node.type === 'text') return node.value.replace(/[\t\n\f\r ]+/g, ' ')
  if (node.type !== 'element') return ''
  const { tagName, properties } = node
  if (tagName === 'br') return '\\\n'
  if (tagName === 'img') return String(properties.alt ?? '')
  const content = renderAll(node.children)
  if (tagName === 'a' && typeof properties.href === 'string')
    return `[${content}](${properties.href})`
  const mark = emphasis[tagName] ?? ''
  return `${mark}${content}${mark}`
}
