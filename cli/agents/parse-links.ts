// Room: what programs read of a built site: lists of pages, and pages in sections
// The links of `llms.txt` and of other Markdown. Given a text, it returns its links with what stands
// beside them. It must not know the site.
import { ownValue } from '../primitives/own-value.ts'

/** A link of a list of pages, such as `- [Install](https://…/install.md): how to install it`. */
export interface PageLink {
  readonly title: string
  readonly url: string
  /** What follows a link that begins an item of a list; may be empty. */
  readonly description: string
  /** The heading above it; may be empty. */
  readonly section: string
}

/** An escaped character, or a link with its text and URL. An escaped bracket begins no link, nor a search for its end. */
const link = /\\.|\[((?:\\.|[^\\[\]])*)\]\(<?((?:[^\s()<>]|\([^\s()]*\))+)>?(?:\s+"[^"]*")?\)/g

/** Find all links of a text outside code blocks, in order. */
export function parseLinks(markdown: string): readonly PageLink[] {
  const links: PageLink[] = []
  let section = ''
  for (const line of readLines(markdown)) {
    const heading = /^#{1,6}\s+(.*)$/.exec(line)
    if (heading) section = toPlainText(heading[1] ?? '')
    for (const { 0: whole, 1: title, 2: url, index } of line.matchAll(link)) {
      if (title === undefined || url === undefined) continue
      const isItem = /^\s*[-*+]\s+$/.test(line.slice(0, index))
      const rest = isItem ? line.slice(index + whole.length) : ''
      const description = toPlainText(rest.replace(/^\s*[:–—-]\s+/, ''))
      links.push({ title: toPlainText(title), url, description, section })
    }
  }
  return links
}

/** The lines of Markdown; `isCode` is true for those of code blocks, fences included. */
export function markLines(
  markdown: string,
): readonly { readonly text: string; readonly isCode: boolean }[] {
  let fence: string | undefined
  return markdown.split('\n').map((text) => {
    const mark = /^(?:[ \t>]|[-*] |\d+[.)] )*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/.exec(text)
    if (fence === undefined) {
      fence = mark?.[1]
      return { text, isCode: fence !== undefined }
    }
    if (mark?.[1]?.startsWith(fence) === true && mark[2]?.trim() === '') fence = undefined
    return { text, isCode: true }
  })
}

/** The lines of Markdown; those of code blocks are empty. */
export const readLines = (markdown: string): readonly string[] =>
  markLines(markdown).map(({ text, isCode }) => (isCode ? '' : text))

const references: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
}

/** The text that readers of Markdown on one line see, without marks and URLs. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(link, (whole, title?: string) => title ?? whole)
    .replace(/(?<![\w\\])[*_]{1,3}(?=\S)|(?<=[^\s\\])[*_]{1,3}(?!\w)|(?<!\\)`/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&#(\d{1,7});/g, (_, code: string) => toCharacter(Number(code)))
    .replace(
      /&(amp|apos|gt|lt|quot);/g,
      (whole, name: string) => ownValue(references, name) ?? whole,
    )
    .trim()
}

/** https://spec.commonmark.org/0.31.2/#decimal-numeric-character-references */
const toCharacter = (code: number): string => {
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD'
}
