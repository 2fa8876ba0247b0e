import type { Node, Root, Text } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'
import { reportTextAt, type VisibleText, visitTexts } from '../../dialect/visible-text.ts'
import { ownValue } from '../../../primitives/own-value.ts'
import { checkBacktick } from './check-backtick.ts'
import { checkUneven, namesOfMarks } from './check-uneven-marks.ts'

/**
 * Report asterisks, underscores, tildes and backticks that were meant to mark text, but are shown: because
 * of a space inside them, a letter outside next to punctuation inside, or a missing end.
 * Position: after all other syntax.
 *
 * In: `** Words**`. Out: the same, and a message.
 */
export function remarkUnparsedEmphasis(): (tree: Root, file: VFile) => void {
  return (tree, file) =>
    visitTexts(tree, file, (found) => {
      checkMarks(found)
      checkBacktick(found)
    })
}

/** What the marks do where they are understood. */
const effects: Readonly<Record<string, string>> = {
  '*': 'make text italic',
  _: 'make text italic',
  '**': 'make text bold',
  __: 'make text bold',
  '***': 'make text bold and italic',
  '~~': 'strike text out',
}

/** Marks that are shown, in the text of a block. */
interface Run {
  readonly mark: string
  readonly index: number
  readonly before: string
  readonly after: string
}

function checkMarks(found: VisibleText): void {
  if (!/[*_]|~~/.test(found.text) || !hasShownMarks(found.node)) return
  const text = withoutUsed(found)
  for (const mark of Object.keys(namesOfMarks)) {
    let open: Run | undefined
    for (const run of runsOf(text, mark)) {
      if (open && open.mark === run.mark && isPair(text, open, run)) {
        reportPair(found, open, run)
        open = undefined
      } else {
        reportOpen(found, open)
        open = run
      }
    }
    reportOpen(found, open)
  }
  checkUneven(found, text)
}

/** Most marks have an effect, and then no text has them. */
function hasShownMarks(node: Node): boolean {
  let isShown = false
  visit(node, 'text', (text: Text) => {
    isShown ||= /[*_]|~~/.test(text.value)
  })
  return isShown
}

function* runsOf(text: string, mark: string): Generator<Run> {
  for (const { 0: run, index } of text.matchAll(/([*_~])\1*/g)) {
    if (!run.startsWith(mark) || ownValue(effects, run) === undefined) continue
    const end = index + run.length
    yield { mark: run, index, before: text[index - 1] ?? ' ', after: text[end] ?? ' ' }
  }
}

const isSpace = (one: string): boolean => /\s/.test(one)
const isWord = (one: string): boolean => /[\p{L}\p{N}]/u.test(one)
/** Signs that touch asterisks in paths, comments and formulas. */
const isOfCode = (one: string): boolean => /[/\\*=+@$%&|]/.test(one)

/** Two runs in one line that look like marks around the text between them. */
function isPair(text: string, open: Run, close: Run): boolean {
  const inner = text.slice(open.index + open.mark.length, close.index)
  if (inner.trim() === '' || inner.includes('\n\n')) return false
  if (isOfCode(open.before) || isOfCode(close.after) || isOfCode(open.after)) return false
  const [isOpenLoose, isCloseLoose] = [isSpace(open.after), isSpace(close.before)]
  if (isOpenLoose && isCloseLoose) return isLooseText(text, open, inner)
  if (isCloseLoose && isArgument.test(inner)) return false
  // Words such as `a**b` and `snake_case`, and signs such as `*.js`, are beside what they belong to.
  if (isOpenLoose && !/[\s(["'“（「]/.test(open.before)) return false
  if (
    isCloseLoose &&
    open.mark !== '**' &&
    !/^(?:\s|$|[.,;:!?)\]"'”]+(?:\s|$))/.test(text.slice(close.index + close.mark.length))
  )
    return false
  // The second of two words that begin with a mark: `"_a" or "_b"`.
  if (isWord(close.after) && /\s[(["'“‘„«「]+$/.test(inner)) return false
  // The first of two that end with one: `"a_" or "b_"`.
  if (isWord(open.before) && /^[)\]"'”’»」]+[\s,;]/.test(inner)) return false
  if (isWord(open.before) && isWord(open.after)) return false
  // Names with a wildcard at their end: `getBy*, queryAll[x]By*`.
  if (open.mark === '*' && isWord(open.before) && wildcards.test(inner) && !isWord(close.after))
    return false
  const rest = text.slice(close.index + close.mark.length)
  if (open.mark === '_' && /^\S+\.$/.test(inner) && isDomain.test(rest)) return false
  return !(isWord(close.before) && isWord(close.after))
}

/** Words with spaces on both sides that were meant: those that begin a line, and several that look like prose. */
function isLooseText(text: string, { mark, index }: Run, inner: string): boolean {
  if (!/^(?:\*\*\*?|__|~~)$/.test(mark) || inner.includes('\n')) return false
  const isFirst = /(?:^|\n)[\s>|#-]*$/.test(text.slice(Math.max(index - 20, 0), index))
  if (isFirst) return /\p{L}{2}/u.test(inner)
  return severalWords.test(inner) || (singleWord.test(inner) && isInProse(text, index, inner))
}

const severalWords = /^\s+\p{L}{2,}(?:[ ,'’-]+\p{L}+)*[ ,]+\p{L}{2,}[.!?]?\s+$/u

const singleWord = /^\s+\p{L}{3,}\s+$/u

/** A word in front of the marks, and a word or the end of a sentence behind them: no operator is between them. */
const isInProse = (text: string, index: number, inner: string): boolean =>
  /[\p{L}.,:;!?]{2} $/u.test(text.slice(Math.max(index - 3, 0), index)) &&
  /^(?:\*\*\*?|__|~~)(?:$|[.,;:!?]| \p{L}{2})/u.test(
    text.slice(index).replace(/^\S+/, '').slice(inner.length),
  )

/** The rest of the name of a service: `_http._tcp.example.com`. */
const isDomain = /^(?:(?:tcp|udp|tls|sctp)\b|[a-z\d-]+\.[a-z])/

function reportPair(found: VisibleText, open: Run, close: Run): void {
  const written = found.source.slice(open.index, close.index + close.mark.length)
  const [line = ''] = written.split('\n')
  const isLoose = isSpace(open.after) || isSpace(close.before)
  const name = ownValue(namesOfMarks, open.mark[0] ?? '') ?? 'marks'
  reportTextAt(
    found,
    { index: open.index },
    {
      rule: 'unparsed-emphasis',
      reason: `\`${line.replaceAll('`', "'")}\` is shown with its ${name}, because they ${ownValue(effects, open.mark) ?? ''} only if ${isLoose ? 'they touch it on both sides' : 'no letter touches them outside where punctuation touches them inside'}.`,
      help: isLoose
        ? `Move spaces out of the ${name}. Write \`\\${open.mark[0] ?? ''}\` to show one.`
        : `Move punctuation and code out of the ${name}, or write \`<strong>\` or \`<em>\` around the text. Write \`\\${open.mark[0] ?? ''}\` to show one.`,
    },
  )
}

/** What is between the signs of two such names. */
const wildcards = /^(?:[,;/]\s*|[,;/]?\s+)(?:(?:and|or)\s+)?[\p{L}\p{N}_$[\](){}.:-]*[\p{L}\p{N}]$/u

/** The name of an argument of Python, or one of Ruby: `**kwargs`, `**options`. */
const isArgument =
  /^(?:kw\w*|args?|options|opts|params|props|attrs|extra|config|data|env|values|fields|settings|context|headers)(?:$|[\s,.;:)\]'"])/

/** Marks for bold text, and those that strike out, which nothing closes. */
function reportOpen(found: VisibleText, open: Run | undefined): void {
  if (open === undefined || isSpace(open.after) || isOfCode(open.after)) return
  const isBold = open.mark === '**' && (isSpace(open.before) || open.before === '(')
  const isStart =
    /^\*\*\*?$/.test(open.mark) && /^[\s#>|-]*$/.test(found.source.slice(0, open.index))
  const rest = found.text.slice(open.index + open.mark.length)
  const isSentence =
    open.mark === '*' &&
    /\p{Ll}[,:]? $/u.test(found.text.slice(0, open.index)) &&
    /^\p{L}{2,}(?: \p{L}+)/u.test(rest)
  if (
    !isStart &&
    !(isSentence && !isArgument.test(rest)) &&
    !(isBold && !isArgument.test(rest)) &&
    !(open.mark === '~~' && isSpace(open.before))
  )
    return
  const name = ownValue(namesOfMarks, open.mark[0] ?? '') ?? 'marks'
  reportTextAt(
    found,
    { index: open.index },
    {
      rule: 'unparsed-emphasis',
      reason: `The ${name} \`${open.mark}\` are never closed, so readers see them.`,
      help: `Write \`${open.mark}\` after the text too. Write \`\\${open.mark[0] ?? ''}\` to show one.`,
    },
  )
}

/** The source with other characters in place of marks that have an effect, escapes, code and URLs. */
function withoutUsed({ node, source }: VisibleText): string {
  const start = node.position?.start.offset ?? 0
  const signs = source.replaceAll(/\\[*_~\\]/g, 'xx').split('')
  const cover = (from: number, to: number, sign: string): void => {
    signs.fill(sign, Math.max(0, from), Math.max(0, to))
  }
  visit(node, (inner) => {
    const [from, to] = [at(inner, 'start') - start, at(inner, 'end') - start]
    if (Number.isNaN(from) || Number.isNaN(to) || inner === node) return
    if (opaque.test(inner.type)) cover(from + 1, to - 1, 'x')
    if (!/^(?:emphasis|strong|delete|link|linkReference)$/.test(inner.type)) return
    if (!('children' in inner)) return
    const [first, last] = [inner.children[0], inner.children.at(-1)]
    if (first === undefined || last === undefined) return
    // Where a bare URL is a link, its text is the whole source.
    const isBare = inner.type === 'link' && at(first, 'start') - start === from
    if (isBare) cover(from, to, 'x')
    else if (inner.type !== 'link' && inner.type !== 'linkReference')
      cover(from, at(first, 'start') - start, '\u0001')
    cover(at(last, 'end') - start, to, inner.type.startsWith('link') ? ')' : '\u0001')
  })
  return signs.join('')
}

const opaque =
  /^(?:inlineCode|inlineMath|html|image|imageReference|footnoteReference|jsx.*|docs.*)$/

function at({ position }: Node, side: 'start' | 'end'): number {
  return position?.[side].offset ?? Number.NaN
}
