import type { Element, ElementContent, RootContent } from 'hast'
import { refractor } from 'refractor/core'
import { resolveLanguage } from './code-languages.ts'
import { highlightSession } from './highlight-session.ts'

/**
 * Kinds of tokens that themes color, the strongest first. Everything else (punctuation, operators,
 * parameters) is plain text, because an element without its own color only costs time:
 * https://web.dev/articles/dom-size
 */
export const tokenKinds = [
  'comment',
  'prolog',
  'doctype',
  'cdata',
  'inserted',
  'deleted',
  'coord',
  'regex',
  'string',
  'url',
  'attr-name',
  'attr-value',
  'tag',
  'selector',
  'atrule',
  'property',
  'function',
  'class-name',
  'builtin',
  'keyword',
  'boolean',
  'number',
  'constant',
  'symbol',
  'variable',
  'decorator',
  'important',
  'title',
  'code',
] as const

const rank = new Map<string, number>(tokenKinds.map((kind, index) => [kind, index]))
const synonyms: Readonly<Record<string, string>> = {
  'inserted-sign': 'inserted',
  'deleted-sign': 'deleted',
  'template-string': 'string',
  char: 'string',
  'triple-quoted-string': 'string',
  shebang: 'comment',
  'literal-property': 'property',
  key: 'property',
  'function-variable': 'function',
  constant: 'number',
  bold: 'important',
  'maybe-class-name': '',
}

/**
 * Highlight code: elements `<span class="token kind">` and text, nested only where the color
 * changes.
 */
export function highlightCode(code: string, language: string): ElementContent[] {
  if (language === 'plain') return [{ type: 'text', value: code }]
  if (language === 'shell-session')
    return highlightSession(code, (command) =>
      highlightCode(command, resolveLanguage('bash') ?? 'plain'),
    )
  return merge(prune(refractor.highlight(code, language).children, ''))
}

function prune(nodes: readonly (RootContent | ElementContent)[], outer: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }]
    if (node.type !== 'element') return []
    const kind = kindOf(node)
    if (kind === '' || kind === outer) return prune(node.children, outer)
    return [token(kind, merge(prune(node.children, kind)))]
  })
}

function token(kind: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: ['token', kind] }, children }
}

function kindOf(node: Element): string {
  const names = Array.isArray(node.properties.className) ? node.properties.className : []
  const kinds = names
    .map((name) => synonyms[String(name)] ?? String(name))
    .filter((name) => rank.has(name))
    .toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  return kinds[0] ?? ''
}

/** Join neighboring texts. */
function merge(nodes: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = []
  for (const node of nodes) {
    const last = merged.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      merged[merged.length - 1] = { type: 'text', value: last.value + node.value }
    } else merged.push(node)
  }
  return merged
}
