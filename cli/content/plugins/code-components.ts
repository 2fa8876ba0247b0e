import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { element } from './code-figure.ts'
import { componentTag, parseProps, type PropValue } from './component-element.ts'
import { visit } from '../visit.ts'

/** Components that are another way to write a fence: `<CodeBlock language="ts" title="a.ts">` and `<PackageManagerTabs command="npm i x" />` -> fences. */
export function lowerCodeComponents(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== componentTag) return
    const props = parseProps(node.properties.dataProps)
    if (node.properties.dataName === 'CodeBlock') toFence(node, toBlock(node, props))
    if (node.properties.dataName === 'PackageManagerTabs' && typeof props.command === 'string') {
      toFence(node, { code: toNpm(props.command), word: 'bash', meta: 'npm2yarn' })
    }
  })
}

interface FenceText {
  readonly code: string
  readonly word: string | undefined
  readonly meta: string
}

function toFence(node: Element, { code, word, meta }: FenceText): void {
  const properties = { ...(word && { className: [`language-${word}`] }), dataMeta: meta }
  node.tagName = 'pre'
  node.properties = {}
  node.children = [element('code', properties, [{ type: 'text', value: code }])]
}

function toBlock(node: Element, props: Readonly<Record<string, PropValue>>): FenceText {
  const { language, title, metastring, showLineNumbers, className } = props
  const named = /language-([\w-]+)/.exec(String(className))?.[1]
  const meta = [
    typeof metastring === 'string' ? metastring : '',
    typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : '',
    showLineNumbers === true ? 'showLineNumbers' : '',
    typeof showLineNumbers === 'number' ? `showLineNumbers=${showLineNumbers}` : '',
  ]
  return {
    code: toString(node).replace(/^\n+|\s+$/g, ''),
    word: typeof language === 'string' ? language : named,
    meta: meta.filter((part) => part !== '').join(' '),
  }
}

/** A bare package or `install x` means npm. */
function toNpm(command: string): string {
  if (/^(?:npm|npx)\s/.test(command)) return command
  return /^(?:install|i|add|run|create|init|ci|exec)\b/.test(command)
    ? `npm ${command}`
    : `npm install ${command}`
}
