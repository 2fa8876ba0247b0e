import { readLines } from '../syntax/source-lines.ts'

/** A stretch of text that no Markdown parser built on micromark reads in reasonable time. Line counts from 1. */
export interface CostlyText {
  readonly line: number
  /** What there is too much of, and how much. */
  readonly reason: string
}

/** Quotes and lists inside each other; more than any person can follow, far fewer than overflow the stack. */
const MAX_DEPTH = 100
/** Only a long paragraph can be costly: the cost grows with the square of its length. */
const LONG = 10_000
/** Characters looked at again and again; about two seconds of work. */
const MAX_COST = 500_000_000

/** Brackets or emphasis open at once in one paragraph. */
const MAX_OPEN = 500

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** How deep the quotes and lists at the start of a line nest; a thematic break (`* * *`) nests nothing. */
function depthOf(line: string): number {
  const markers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  if (/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line)) return 0
  return count(markers, />|[-*+]|\d+[.)]/g)
}

/** Runs of back-ticks whose length occurs an odd number of times: one of them looks for its end in vain. */
function openTicks(text: string): number {
  const lengths = new Map<number, number>()
  for (const [run] of text.matchAll(/`+/g))
    lengths.set(run.length, (lengths.get(run.length) ?? 0) + 1)
  return [...lengths.values()].filter((times) => times % 2 === 1).length
}

function openHtml(text: string): number {
  const unclosed = (open: RegExp, close: RegExp): number =>
    Math.max(0, count(text, open) - count(text, close))
  return (
    unclosed(/<!\[CDATA\[/g, /\]\]>/g) +
    unclosed(/<!--/g, /-->/g) +
    unclosed(/<\?/g, /\?>/g) +
    unclosed(/<![A-Za-z]/g, />/g)
  )
}

/** How many brackets, or emphasis marks set apart by white space, are open at once. */
function nesting(text: string, marks: RegExp, isOpener: (mark: string) => boolean): number {
  let open = 0
  let most = 0
  for (const [mark] of text.matchAll(marks)) {
    open = Math.max(0, open + (isOpener(mark) ? 1 : -1))
    most = Math.max(most, open)
  }
  return most
}

/** What a paragraph holds that makes the parser look at all of it again and again, weighed by measured time. */
function judgeParagraph(text: string): string | undefined {
  // A block of raw HTML is not parsed as Markdown.
  if (text.length < LONG || /^\s*<(?![!?])/.test(text)) return undefined
  const looks = MAX_COST / text.length
  // An opener is taken with the blank before it.
  const emphasis = /(?:^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$)/g
  const kinds = [
    { what: 'back-tick runs without a partner', times: openTicks(text), limit: looks / 4 },
    { what: 'unclosed `<!`, `<?` or `<![CDATA[`', times: openHtml(text), limit: looks / 4 },
    { what: 'closing brackets', times: count(text, /\]/g), limit: looks },
    { what: 'emphasis marks', times: count(text, /[*_~]+/g), limit: looks },
    {
      what: 'brackets open at once',
      times: nesting(text, /[[\]]/g, (mark) => mark === '['),
      limit: MAX_OPEN,
    },
    {
      what: 'emphasis marks open at once',
      times: nesting(text, emphasis, (mark) => /^\s/.test(mark)),
      limit: MAX_OPEN,
    },
  ]
  const costly = kinds.find(({ times, limit }) => times > limit)
  return (
    costly && `${text.length} characters without an empty line hold ${costly.times} ${costly.what}`
  )
}

const STARTS_BLOCK = /^\s*(?:$|[#|>]|[-*+]\s|\d{1,9}[.)]\s|:::)/

/** The first stretch of `text` that would take seconds or overflow the stack; code blocks are passed over. */
export function findCostlyText(text: string): CostlyText | undefined {
  if (text.length < MAX_DEPTH) return undefined
  let start = 0
  let paragraph: string[] = []
  const close = (): CostlyText | undefined => {
    const reason = judgeParagraph(paragraph.join('\n'))
    paragraph = []
    return reason === undefined ? undefined : { line: start + 1, reason }
  }
  for (const [index, { text: line, isCode }] of readLines(text).entries()) {
    const depth = isCode || line.length < MAX_DEPTH ? 0 : depthOf(line)
    if (depth > MAX_DEPTH)
      return { line: index + 1, reason: `${depth} quotes and lists stand inside each other` }
    if (isCode || STARTS_BLOCK.test(line)) {
      const found = close()
      if (found) return found
    }
    if (isCode) continue
    if (paragraph.length === 0) start = index
    paragraph.push(line)
  }
  return close()
}
