import type { Element, ElementContent } from 'hast'
import { VFile } from 'vfile'
import { escapeAttribute, escapeHtml } from '../../../runtime/shared/escape.ts'
import { createCodeBlock } from './create-code-block.ts'

interface CodeInfo {
  readonly language: string | undefined
  /** As after the language of a fence. */
  readonly meta: string
}

/**
 * Code as a fence shows it: the HTML inside its `code` element. Problems are not reported, because
 * no page contains the code.
 */
export function highlight(code: string, { language, meta }: CodeInfo): string {
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [] }
  const fence = { pre, word: language, meta: withoutExtras(meta), code }
  const blocks = createCodeBlock(fence, { file: new VFile(), jsVariants: false })
  const [inner, ...others] = blocks.flatMap(findCode)
  return inner && others.length === 0 ? inner.children.map(toHtml).join('') : escapeHtml(code)
}

/** Remove what would turn a fence into more than one block. */
function withoutExtras(meta: string): string {
  return meta.replace(/\bnpm2yarn\b|\b(?:file|region|tab)=(?:"[^"]*"|'[^']*'|\S+)/g, '')
}

function findCode(element: Element): Element[] {
  if (element.tagName === 'code') return [element]
  return element.children.flatMap((child) => (child.type === 'element' ? findCode(child) : []))
}

/** The tree only contains tokens and lines. */
function toHtml(node: ElementContent): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type !== 'element') return ''
  const { className, dataLine } = node.properties
  const names = Array.isArray(className) ? className.join(' ') : ''
  const line = dataLine === undefined ? '' : ` data-line="${escapeAttribute(String(dataLine))}"`
  const inner = node.children.map(toHtml).join('')
  return `<span class="${escapeAttribute(names)}"${line}>${inner}</span>`
}
