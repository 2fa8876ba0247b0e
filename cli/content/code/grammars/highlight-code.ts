// Room: code + language -> tokens; the grammars, and which others each one needs
// Fast path of `toCodeHtml` of elements: see test/fast-paths.ts.
import type { Element, ElementContent } from 'hast'
import { escapeInDoubleQuotes } from '../../../../runtime/shared/html/escape.ts'
import { ownValue } from '../../../primitives/own-value.ts'
import { type CodeLanguages, prismLanguages } from './code-languages.ts'
import { highlightSession } from './highlight-session.ts'
import { type Token, type Tokens, tokenize } from './prism-registry.ts'

/**
 * Kinds of tokens that themes color, the strongest first. Everything else (punctuation, operators,
 * parameters) is plain text, because an element without its own color only costs time:
 * https://web.dev/articles/dom-size
 */
const tokenKinds = [
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
export function highlightCode(
  code: string,
  language: string,
  languages = prismLanguages,
): ElementContent[] {
  if (language === 'plain') return [{ type: 'text', value: code }]
  if (language === 'shell-session')
    return highlightSession(code, (command) => highlightCode(command, 'bash', languages))
  return toContent(tokensOf(code, language, languages), '')
}

/**
 * The same as HTML, without creating elements, which took a tenth of the memory of a build for plain
 * blocks. Undefined if elements are needed.
 */
export function highlightToHtml(
  code: string,
  language: string,
  languages = prismLanguages,
): string | undefined {
  if (language === 'shell-session') return undefined
  if (language === 'plain') return escapeInDoubleQuotes(code)
  return toHtml(tokensOf(code, language, languages), '')
}

const tokensOf = (code: string, language: string, languages: CodeLanguages): Tokens =>
  tokenize(languages.coloringOf(language), code, language)

/** `outer`: the kind of the element around the tokens. */
function toContent(tokens: Tokens, outer: string): ElementContent[] {
  const content: ElementContent[] = []
  const add = (node: ElementContent): void => {
    const last = content.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else content.push(node)
  }
  const read = (part: Tokens): void => {
    if (typeof part === 'string') {
      if (part !== '') add({ type: 'text', value: part })
    } else if (isList(part)) part.forEach(read)
    else {
      const kind = kindOf(part)
      if (kind === '' || kind === outer) read(part.content)
      else add(token(kind, toContent(part.content, kind)))
    }
  }
  read(tokens)
  return content
}

/** As `toContent`. */
function toHtml(tokens: Tokens, outer: string): string {
  if (typeof tokens === 'string') return escapeInDoubleQuotes(tokens)
  if (isList(tokens)) {
    let html = ''
    for (const part of tokens) html += toHtml(part, outer)
    return html
  }
  const kind = kindOf(tokens)
  if (kind === '' || kind === outer) return toHtml(tokens.content, outer)
  return `<span class="token ${kind}">${toHtml(tokens.content, kind)}</span>`
}

function isList(
  tokens: Token | readonly (string | Token)[],
): tokens is readonly (string | Token)[] {
  return Array.isArray(tokens)
}

function token(kind: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: ['token', kind] }, children }
}

const kinds = new Map<string, string>()

/** The strongest kind of a token's type and aliases; empty if themes color none of them. */
function kindOf({ type, alias }: Token): string {
  // Most tokens have no alias.
  const names = alias ? [type, ...(typeof alias === 'string' ? [alias] : alias)].join(' ') : type
  const known = kinds.get(names)
  if (known !== undefined) return known
  const found = names
    .split(' ')
    .map((name) => ownValue(synonyms, name) ?? name)
    .filter((name) => rank.has(name))
    .toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
  kinds.set(names, found[0] ?? '')
  return found[0] ?? ''
}
