import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { copyButton, element } from '../code/create-code-figure.ts'
import { componentTag, parseProps, type PropValue } from './component-element.ts'
import { visit } from '../visit.ts'

/** Components that are another way to write a fence: `<CodeBlock language="ts" title="a.ts">` and `<PackageManagerTabs command="npm i x" />` -> fences. */
export function lowerCodeComponents(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== componentTag) return
    const props = parseProps(node.properties.dataProps)
    if (node.properties.dataName === 'CodeBlock') {
      if (holdsMarkup(node)) toFigure(node, props)
      else toFence(node, toBlock(node, props))
    }
    if (node.properties.dataName === 'PackageManagerTabs' && typeof props.command === 'string') {
      toFence(node, { code: toNpm(props.command), word: 'bash', meta: 'npm2yarn' })
    }
  })
}

/** Links, breaks and words that stand out: such code stays as its author wrote it, without colours. */
function holdsMarkup(node: Element): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName !== 'p' || holdsMarkup(child)),
  )
}

function toFigure(node: Element, props: Readonly<Record<string, PropValue>>): void {
  const { word } = toBlock(node, props)
  const code = element('code', word ? { className: [`language-${word}`] } : {}, toLines(node))
  const caption = element('figcaption', { className: ['code-title'] }, [
    { type: 'text', value: String(props.title) },
  ])
  node.children = [
    ...(typeof props.title === 'string' ? [caption] : []),
    element('pre', { className: ['code'] }, [code]),
    copyButton(),
  ]
  node.tagName = 'figure'
  node.properties = { className: ['code-block'], dataCode: '', ...(word && { dataLanguage: word }) }
}

/** Paragraphs and breaks become line ends; blanks around a break are those of the source. */
function toLines(node: Element): ElementContent[] {
  const parts = node.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element' || (child.tagName !== 'p' && child.tagName !== 'br'))
      return [child]
    return child.tagName === 'br' ? [lineEnd] : [lineEnd, ...toLines(child), lineEnd]
  })
  const joined: ElementContent[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.type === 'text' && last?.type === 'text') {
      const value = (last.value + part.value).replaceAll(/[ \t]*\n(?:[ \t]*\n)+/g, '\n')
      joined[joined.length - 1] = { type: 'text', value }
    } else joined.push(part)
  }
  return trimEnds(joined)
}

const lineEnd: ElementContent = { type: 'text', value: '\n' }

function trimEnds(nodes: readonly ElementContent[]): ElementContent[] {
  const trimmed = nodes.map((node, index): ElementContent => {
    if (node.type !== 'text') return node
    const value = index === 0 ? node.value.replace(/^\s*\n/, '') : node.value
    return { ...node, value: index === nodes.length - 1 ? value.trimEnd() : value }
  })
  return trimmed.filter((node) => node.type !== 'text' || node.value !== '')
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
