import { markLines } from '../../agents/parse-links.ts'
import { splitCode } from '../../primitives/text/markdown-text.ts'
import { listPageWords, type PageWord, SEAM } from './page-words.ts'

/** A word of a page that its Markdown lacks. */
export type LostWord = PageWord

interface Twin {
  /** The element whose words are compared. */
  readonly scope: 'article' | 'main'
  readonly markdown: string
}

/** Find the words of a page that its Markdown has less often than the page, in the order of the page. */
export function findLostWords(html: string, { scope, markdown }: Twin): readonly LostWord[] {
  const left = new Map<string, number>()
  const words = wordsOf(markdown)
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1)
  const take = (word: string): boolean => {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    return count > 0
  }
  let stream: string | undefined
  const all = listPageWords(html, scope)
  const isWhole = ({ word }: PageWord): boolean => !word.includes(SEAM)
  // A word in pieces, as of `code`s, must not take the place of a whole one.
  const lost = new Set(all.filter((found) => isWhole(found) && !take(found.word)))
  return all.flatMap((found) => {
    const { word } = found
    if (isWhole(found)) return lost.has(found) ? [found] : []
    const parts = word.split(SEAM)
    const whole = parts.join('')
    stream ??= words.join('')
    return take(whole) || parts.every(take) || stream.includes(whole)
      ? []
      : [{ ...found, word: whole }]
  })
}

/** The words of Markdown, without the URLs of links and the names of its few elements. */
function wordsOf(markdown: string): readonly string[] {
  const lines = markLines(markdown).map(({ text, isCode }) => (isCode ? text : withoutMarks(text)))
  return (
    lines
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function withoutMarks(line: string): string {
  return splitCode(line)
    .map(({ isCode, text }) => (isCode ? ` ${text} ` : withoutUrls(text)))
    .join('')
}

function withoutUrls(text: string): string {
  return text
    .replace(/(?<!\\)\]\([^()\s]*(?= |\))/g, '] ')
    .replace(/<br>/g, ' ')
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/<\/?(?:b|del|em|i|s|strike|strong|sub|sup)>/g, '')
}
