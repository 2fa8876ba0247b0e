import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { figureElement } from '../nodes/figure-element.ts'
import { codeFence } from './code-fence.ts'
import type { Component, ComponentHandler, Props } from '../nodes/component.ts'

/**
 * `<CodeBlock language="ts" title="a.ts">` becomes a fence; with markup in its code, a figure that
 * keeps the markup.
 */
export const codeBlock: ComponentHandler = {
  toCode({ props, element }: Component): Element {
    const language = languageOf(props)
    if (!hasMarkup(element)) {
      const code = toString(element).replace(/^\n+/, '').trimEnd()
      return codeFence({ code, language, meta: metaOf(props) })
    }
    // Links, line breaks and emphasis can't be highlighted, so such code stays as its author wrote
    // it.
    return figureElement(toLines(element), {
      language: language || undefined,
      title: typeof props.title === 'string' ? [{ type: 'text', value: props.title }] : undefined,
      hasCopyButton: true,
    })
  },
}

function hasMarkup(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName !== 'p' || hasMarkup(child)),
  )
}

function languageOf({ language, className }: Props): string | undefined {
  const named = /language-([\w-]+)/.exec(String(className))?.[1]
  return typeof language === 'string' ? language : named
}

function metaOf({ title, metastring, showLineNumbers }: Props): string {
  const parts = [
    typeof metastring === 'string' ? metastring : '',
    typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : '',
    showLineNumbers === true ? 'showLineNumbers' : '',
    typeof showLineNumbers === 'number' ? `showLineNumbers=${showLineNumbers}` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** Paragraphs and `br` become line breaks; spaces around a break are those of the source. */
function toLines(node: Element): ElementContent[] {
  const parts = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element' || (child.tagName !== 'p' && child.tagName !== 'br'))
      return [child]
    return child.tagName === 'br' ? [lineBreak] : [lineBreak, ...toLines(child), lineBreak]
  })
  const joined: ElementContent[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.type === 'text' && last?.type === 'text') {
      const value = (last.value + part.value).replaceAll(/(?<![ \t])[ \t]*\n(?:[ \t]*\n)+/g, '\n')
      joined[joined.length - 1] = { type: 'text', value }
    } else joined.push(part)
  }
  return trimEnds(joined)
}

const lineBreak: ElementContent = { type: 'text', value: '\n' }

function trimEnds(nodes: readonly ElementContent[]): ElementContent[] {
  const trimmed = nodes.map((node, index): ElementContent => {
    if (node.type !== 'text') return node
    const value = index === 0 ? node.value.replace(/^\s*\n/, '') : node.value
    return { ...node, value: index === nodes.length - 1 ? value.trimEnd() : value }
  })
  return trimmed.filter((node) => node.type !== 'text' || node.value !== '')
}
