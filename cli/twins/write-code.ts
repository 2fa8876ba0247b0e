// Blocks of code. Given a figure or `pre`, it returns a fence with the language below its title.
import type { Element } from 'hast'
import { readCodeText, type CodeEvents } from './code-text.ts'
import {
  attributeOf,
  elementsOf,
  hasClass,
  plainText,
  type Scope,
  type WriteElement,
} from './writer.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'
import { largest } from '../primitives/long-lists.ts'

/** A `figure` or `pre` with code, and a diagram by its source. */
export const writeCode: WriteElement = (element, writer, scope) => {
  const { tagName } = element
  if (tagName === 'pre') return toFence(element, scope)
  if (tagName !== 'figure') return undefined
  const pre = elementsOf(element.children).find((child) => child.tagName === 'pre')
  if (pre === undefined) return undefined
  const caption = elementsOf(element.children).find(({ tagName: name }) => name === 'figcaption')
  if (!hasClass(element, 'code-block')) {
    const text = caption === undefined ? '' : writer.inline(caption.children, scope)
    return text === '' ? toFence(pre, scope) : `${toFence(pre, scope)}\n\n${text}`
  }
  // Programs that render Markdown show no words after the language of a fence.
  const title = caption === undefined ? '' : titleOf(caption, scope.variant)
  const fence = toFence(pre, scope)
  return title === '' ? fence : `**${writer.escape(title)}**\n\n${fence}`
}

function toFence(pre: Element, { variant }: Scope): string {
  const code = codeOf(pre)
  const word = hasClass(pre, 'mermaid') ? 'mermaid' : languageOf(code) || languageOf(pre)
  const language = variant === 'js' ? toJavaScript(word) : word
  const { text, isDiff } = readCodeText(code, { variant, comment: commentOf(language) })
  const info = isDiff ? 'diff' : language
  const body = text.replace(/^\n/, '').replace(/\n+$/, '')
  const mark = fenceOf(body, info.includes('`') ? '~' : '`')
  return `${mark}${info}\n${body}${body === '' ? '' : '\n'}${mark}`
}

/** The `code` that is all of an element; otherwise the element, which may have text beside it. */
function codeOf(element: Element): Element {
  const [only, ...others] = element.children.filter(
    (child) => child.type === 'element' || plainText(child).trim() !== '',
  )
  const isAll = element.tagName !== 'code' && only?.type === 'element' && others.length === 0
  return isAll ? codeOf(only) : element
}

function titleOf(caption: Element, variant: CodeEvents['variant']): string {
  const { text } = readCodeText(caption, { variant, comment: '' })
  return foldSpace(text)
}

function languageOf(code: Element): string {
  const { className } = code.properties
  const names = Array.isArray(className)
    ? className
    : (attributeOf(code, 'className')?.split(/\s+/) ?? [])
  const name = names.find((one) => typeof one === 'string' && one.startsWith('language-'))
  return String(name ?? '').slice('language-'.length)
}

const toJavaScript = (language: string): string =>
  language === 'tsx' ? 'jsx' : language.replace(/^(?:ts|typescript)$/, 'js')

/** What begins a remark in the language. */
function commentOf(language: string): string {
  return /^(?:bash|sh|shell|zsh|console|yaml|yml|toml|ini|python|py|ruby|rb|r|perl|nginx|docker|dockerfile|make)$/.test(
    language,
  )
    ? '#'
    : '//'
}

function fenceOf(text: string, char: '`' | '~'): string {
  const runs = text.match(char === '`' ? /^[ \t>]*`{3,}/gm : /^[ \t>]*~{3,}/gm) ?? []
  const longest = largest(
    runs.map((run) => run.trim().replace(/[ \t>]/g, '').length),
    2,
  )
  return char.repeat(longest + 1)
}
