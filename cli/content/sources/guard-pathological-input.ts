import { readLines } from '../nodes/source-lines.ts'
import { createListDepth, createTableSize } from './line-guards.ts'

/** A part of a text that micromark does not parse in reasonable time. `line` counts from 1. */
export interface CostlyText {
  readonly line: number
  /** What the text contains too much of, and how much. */
  readonly reason: string
}

/**
 * Quotes and lists inside each other: more than anyone can follow, far fewer than overflow the
 * stack.
 */
const MAX_DEPTH = 100
/** Only long paragraphs can be costly: the cost grows with the square of the length. */
const LONG = 10_000
/** Characters that are read repeatedly; about two seconds of work. */
const MAX_COST = 500_000_000

/** Brackets or emphasis open at the same time in one paragraph. */
const MAX_OPEN = 500

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * How deeply the quotes and lists at the start of a line are nested; a thematic break (`* * *`) is
 * not nested.
 */
function depthOf(line: string): number {
  const markers = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  if (/^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/.test(line)) return 0
  return count(markers, />|[-*+]|\d+[.)]/g)
}

/** Runs of backticks whose length occurs an odd number of times: one of them has no partner. */
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

/** How many brackets, or emphasis marks next to white space, are open at the same time. */
function nesting(text: string, marks: RegExp, isOpener: (mark: string) => boolean): number {
  let open = 0
  let most = 0
  for (const [mark] of text.matchAll(marks)) {
    open = Math.max(0, open + (isOpener(mark) ? 1 : -1))
    most = Math.max(most, open)
  }
  return most
}

/**
 * What in a paragraph makes the parser read all of it repeatedly; the limits come from measured
 * time.
 */
function findCostInParagraph(text: string): string | undefined {
  // A block of raw HTML is not parsed as Markdown.
  if (text.length < LONG || /^\s*<(?![!?])/.test(text)) return undefined
  const passes = MAX_COST / text.length
  // An opening mark is matched together with the space before it.
  const emphasis = /(?:^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$)/g
  const kinds = [
    { what: 'backtick runs without a partner', times: openTicks(text), limit: passes / 4 },
    { what: 'unclosed `<!`, `<?` or `<![CDATA[`', times: openHtml(text), limit: passes / 4 },
    { what: 'closing brackets', times: count(text, /\]/g), limit: passes },
    { what: 'emphasis marks', times: count(text, /[*_~]+/g), limit: passes },
    {
      what: 'brackets open at the same time',
      times: nesting(text, /[[\]]/g, (mark) => mark === '['),
      limit: MAX_OPEN,
    },
    {
      what: 'emphasis marks open at the same time',
      times: nesting(text, emphasis, (mark) => /^\s/.test(mark)),
      limit: MAX_OPEN,
    },
  ]
  const costly = kinds.find(({ times, limit }) => times > limit)
  return (
    costly &&
    `${text.length} characters without an empty line contain ${costly.times} ${costly.what}`
  )
}

const STARTS_BLOCK = /^\s*(?:$|[#|>]|[-*+]\s|\d{1,9}[.)]\s|:::)/

/**
 * Find the first part of `text` that would take seconds to parse or overflow the stack; code blocks
 * are skipped.
 */
export function findCostlyText(text: string): CostlyText | undefined {
  if (text.length < MAX_DEPTH) return undefined
  let start = 0
  let paragraph: string[] = []
  const lists = createListDepth(MAX_DEPTH)
  const tables = createTableSize()
  const close = (): CostlyText | undefined => {
    const reason = findCostInParagraph(paragraph.join('\n'))
    paragraph = []
    return reason === undefined ? undefined : { line: start + 1, reason }
  }
  for (const [index, { text: line, isCode }] of readLines(text).entries()) {
    const depth = isCode || line.length < MAX_DEPTH ? 0 : depthOf(line)
    if (depth > MAX_DEPTH)
      return { line: index + 1, reason: `${depth} quotes and lists are inside each other` }
    const larger = isCode ? undefined : (lists(line) ?? tables(line))
    if (larger !== undefined) return { line: index + 1, reason: larger }
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
