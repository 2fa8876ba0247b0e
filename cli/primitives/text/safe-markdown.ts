// Comments of packages as Markdown that can't break a page: no HTML, directives, headings or
// relative links, which mean nothing outside the package.
import {
  type CommentLink,
  isDangerousLink,
  isOutsideUrl,
  replaceLinks,
  toUrlLink,
} from './comment-links.ts'
import { foldSpace } from './fold-space.ts'
import { toLiteral, splitCode, toInlineCode } from './markdown-text.ts'
import { withoutControlCharacters } from './unwritable-values.ts'
import { largest } from '../long-lists.ts'

/** Finds the page of an export; undefined if it has none. */
export type FindPage = (name: string) => string | undefined

const fence = /^([ \t]*)(`{3,}|~{3,})([^\n`]*)\n(?:([^]*?)\n)??[ \t]*\2[`~]*[ \t]*$/m

/** The text of a comment for a page. Samples in it are not checked, since they can't be fixed here. */
export function toPageMarkdown(text: string, find: FindPage): string {
  return splitFences(toLines(text))
    .map((part) =>
      part.isFence ? toFence(part.text, toFenceInfo(part.info)) : toProse(part.text, find),
    )
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

/** The same on one line, for a cell of a table; each line of a sample is inline code. */
export function toCellMarkdown(text: string, find: FindPage): string {
  return splitFences(toLines(text))
    .map((part) => {
      if (!part.isFence)
        return toProse(part.text.replace(/^[ \t]*[-*+] /gm, '• '), find).replace(/\s+/g, ' ')
      const lines = part.text.split('\n').filter((line) => line.trim() !== '')
      return lines.map((line) => toInlineCode(line.trim())).join('<br />')
    })
    .filter((part) => part !== '')
    .join(' ')
}

/** Lines that end in one way. Control characters, which are reported at the comment, can't be shown. */
const toLines = (text: string): string => withoutControlCharacters(text.replace(/\r\n?/g, '\n'))

interface TextPart {
  readonly isFence: boolean
  readonly info: string
  readonly text: string
}

function splitFences(text: string): readonly TextPart[] {
  const found = fence.exec(text)
  if (!found) return [{ isFence: false, info: '', text }]
  const [whole, , , info = '', code = ''] = found
  return [
    { isFence: false, info: '', text: text.slice(0, found.index) },
    { isFence: true, info, text: code },
    ...splitFences(text.slice(found.index + whole.length)),
  ]
}

/** The language, title and marked lines of a fence; other options would read files or run code. */
function toFenceInfo(info: string): string {
  const [, lang = 'ts', rest = ''] = /^\s*([\w+#.-]+)?(.*)$/.exec(info) ?? []
  const kept = rest.match(/(?<=^|\s)(?:title="[^"{}<>\\]*"|\{[\d,\s-]+\})(?=\s|$)/g) ?? []
  return [lang, ...kept].join(' ')
}

/** The reason why signatures of a reference are not samples. No author has opted out. */
export const generatedReason = 'generated from a declaration'

/** A code block that the check of samples leaves alone. */
export function toFence(text: string, info = 'ts'): string {
  const code = text.replace(/\r\n?/g, '\n')
  const [lang = 'ts'] = info.split(/\s/)
  const longest = largest(
    [...code.matchAll(/`+/g)].map(([run]) => run.length),
    2,
  )
  const mark = '`'.repeat(longest + 1)
  const checked = /^(?:[cm]?[jt]sx?|typescript|javascript)$/.test(lang)
  const note = checked ? ` noCheck="${generatedReason}"` : ''
  return `${mark}${info}${note}\n${code}\n${mark}`
}

/** The first sentence, without marks of Markdown. */
export function toSummary(text: string): string {
  const [paragraph = ''] = toPlain(text).split(/\n\s*\n/)
  const line = foldSpace(paragraph)
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

function toPlain(text: string): string {
  const prose = splitFences(text).map((part) => (part.isFence ? '' : part.text))
  return replaceLinks(
    prose.join('').trim(),
    ({ label }) => label,
    (rest) => rest,
  )
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/[`*]/g, '')
}

/** Text with links and code; headings, which belong to no page, become bold. */
function toProse(text: string, find: FindPage): string {
  return text
    .split(/^[ \t]*#{1,6}[ \t]+(.*?)[ \t]*#*$/gm)
    .map((part, index) => {
      const prose = replaceLinks(
        part,
        (link) => toLink(link, find),
        (rest) => toInline(rest),
      )
      return index % 2 === 1 && prose !== '' ? `**${prose}**` : prose
    })
    .join('')
    .trim()
}

/** Text and code without links. */
function toInline(text: string): string {
  return splitCode(text)
    .map((part) => (part.isCode ? toInlineCode(part.text) : escapeProse(part.text)))
    .join('')
}

/** The URLs of links in the text of a comment that pages may not use, so that it is shown without them. */
export function listDangerousUrls(text: string): readonly string[] {
  const found: string[] = []
  const collect = (link: CommentLink): string => {
    if (isDangerousLink(link)) found.push(link.target)
    return ''
  }
  for (const part of splitFences(text))
    if (!part.isFence) replaceLinks(part.text, collect, (rest) => rest)
  return found
}

function escapeProse(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>()[\]{}`$|\\]+)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarks(part)))
    .join('')
}

/** Text that the author has escaped stays unchanged, because a second backslash would undo it. */
function escapeMarks(text: string): string {
  return text
    .replace(/^((?:[ \t]*(?:[-*+>]|\d+[.)]))+[ \t]*)(?=#)/gm, '$1\\')
    .replace(/(?<!\\)((?:\\\\)*)\\?([<{}[\]$`])/g, '$1\\$2')
    .replace(/(?<!\\)((?:\\\\)*)\\?:(?=\S)/g, '$1\\:')
    .replace(/^( {4,}|\t+)/gm, '')
    .replace(/^([ \t>]*)(=+|-+)[ \t]*$/gm, '$1\\$2')
}

function toLink(link: CommentLink, find: FindPage): string {
  const { kind, label, target } = link
  if (kind !== 'name' || isOutsideUrl(target)) {
    const text = kind === 'name' ? toLiteral(label) : toInline(label)
    // An image of another site is a link to it, so that the page loads nothing from there.
    return toUrlLink(kind === 'image' && label === '' ? toLiteral(target) : text, target)
  }
  const page = find(target.replace(/[.#(].*$/, ''))
  const code = toInlineCode(label)
  return page ? `[${code}](${encodeURI(page)})` : code
}

/** Parts of a page; those that are missing are left out. */
export type Blocks = readonly (string | false | undefined)[]

/** Parts of a page as one text. */
export const joinBlocks = (blocks: Blocks): string =>
  blocks.filter((block) => typeof block === 'string' && block !== '').join('\n\n')
