// Cases in which the native parser and remark-parse read the same text differently. Given text that the
// native parser split into blocks, it returns whether remark-parse has to read a block or the page.
// Found with random texts (`native-parser.long.test.ts`); broad on purpose, because a match costs
// only time. It must not know how either parser is called.
import type { BlockFacts, ParserDifference } from './parser-difference.ts'
import { hasUnclearAddress } from './unclear-addresses.ts'
import { hasUnclearEmphasis } from './cjk-emphasis.ts'
import {
  hasDirectiveBelowFence,
  hasIndentedRow,
  hasMixedListsInQuote,
  hasQuote,
} from './nested-marks.ts'
import { hasUnclearFootnote } from './unclear-footnotes.ts'
import { hasUnclearDollar } from './unclear-formulas.ts'
import { splitLines } from '../../primitives/text/lines.ts'

const has =
  (...patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.every((pattern) => pattern.test(text))

/** A text whose first directive has a name. */
const namesFirst = /^(?:(?![\t ]*:{3})[^\r\n]*(?:\r\n|\n|\r))*[\t ]*:{3,}[A-Za-z]/
const directiveLine = /^(?:[^\S\n\r\u2028\u2029]|[>*+\d.)-])*::/m
const usualDirective =
  /^[\t >]*:{3,}(?:[A-Za-z][\w-]*(?:\[[^[\]{}<>`\\\r\n]*\])?(?:\{[\w .#=-]*\})?)?[\t ]*$/

const oddDirective =
  /:[\w-]*[^\0-\x7F]|[\]\\]:+[^\s:]|(?<!:):[\w-]+\{|^(?:(?!(?<!:):[\w-]+\[).)*(?<!:):[\w-]+\[.*\]\{/m

/** Comments that begin and end in one line. */
const closedComment = /<!--(?:[^\r\n>-]|-(?!-))+-->/g
const withoutClosedComments = (text: string): string => text.replaceAll(closedComment, '')

/** The constructs that the parsers read differently, in the order in which they are looked for. */
export const parserDifferences: readonly ParserDifference[] = [
  {
    name: 'a directive that is not a container with its name, title and attributes in usual form',
    examples: [':::a]', ':::t\n', 'r\n::a>', '::d '],
    scope: 'block',
    isIn: (text, { type }) =>
      directiveLine.test(text) &&
      ((type !== 'containerDirective' &&
        (type !== 'list' || hasQuote(text) || !namesFirst.test(text))) ||
        splitLines(text).some((line) => directiveLine.test(line) && !usualDirective.test(line))),
  },
  {
    name: 'a comment, a declaration or an instruction in a list, a quote or a directive',
    examples: ['* <!--\n\n\n1.'],
    scope: 'page',
    isIn: (text, { type }) =>
      type !== 'html' && type !== 'paragraph' && /<[!?]/.test(withoutClosedComments(text)),
  },
  {
    name: 'a comment, a declaration or an instruction',
    examples: ['2. <!y\n\n', '+ <?\n\n'],
    scope: 'block',
    isIn: (text) => /<[!?]/.test(withoutClosedComments(text)),
  },
  {
    name: 'a comment in a list, with the next item on the next line',
    examples: [
      '1. <!-- a -->\n1. b',
      '- - <!-- a -->\n- b',
      '- > <!-- a -->\n- b',
      '- a\n\n  <!-- a -->\n- b',
      '- <script>a</script>\n- b',
    ],
    scope: 'block',
    isIn: has(
      /^[\t >]*(?:(?:[-+*]|\d+[.)])[\t >]+)*<(?:[!?]|script|pre|style|textarea).*(?:\r\n|\n|\r)[\t >]*(?:[-+*]|\d+[.)])(?:[\t ]|$)/im,
    ),
  },
  {
    name: 'a task without text, or whose text starts with a mark',
    examples: ['- [ ]\nd', '- [x] *a*', '- [x]\r-'],
    scope: 'block',
    isIn: has(/\[[\t xX]\](?! [\p{L}\p{N}])/u),
  },
  {
    name: 'a directive in text with a name that is not ASCII, after a mark, or with attributes',
    examples: [':😀', ':a😀', '[^a]::b', '\\::1', ':p{/}'],
    scope: 'block',
    isIn: (text, { type }) => type !== 'definition' && oddDirective.test(text),
  },
  {
    name: 'a directive in text below a fence without an empty line between them',
    examples: ['```\n\n```\n/:t\n```\n```', '- ```\n\n  ```\n  a\n  /:t\n  ```\n  ```'],
    scope: 'block',
    isIn: (text, { isBelowFence }) => hasDirectiveBelowFence(text, isBelowFence),
  },
  {
    name: 'emphasis between punctuation and a character of Chinese, Japanese or Korean',
    examples: [
      '**（a）**字',
      'a**「b」**c',
      '~~字。~~b',
      '한국어**(a)**는',
      '*字。*b',
      '𠮷**（a）**',
    ],
    scope: 'block',
    isIn: hasUnclearEmphasis,
  },
  {
    name: 'an empty item of a list, or one that can’t interrupt a paragraph',
    examples: ['>+\n>3)', '[a]:u\n::w\n\n*', '[a]:\\\n::a\n\n0. *'],
    scope: 'block',
    isIn: (text, { type }) =>
      type === 'paragraph'
        ? /^\s*(?:(?:[-+*]|\d+[.)])[ \t]*(?:[\r\n]|$)|\d{1,9}[.)][ \t])/.test(text)
        : type !== 'thematicBreak' && /(?:^|[\s>])(?:[-+*]|\d+[.)])[ \t]*$/m.test(text),
  },
  {
    name: 'a quote in a quote, or one that starts with an empty line',
    examples: ['>>\n>\n', '>>i\n>\n'],
    scope: 'block',
    isIn: (text) => /^[\t ]*>[\t ]*>/m.test(text) || /^[\t >]*>[\t ]*[\r\n]/.test(text),
  },
  {
    name: 'an empty line in a quote that contains a list, HTML or a tab, or is inside another block',
    examples: [':::x\n>\n> c\n', '> - a\n> 1. b\n>\n'],
    scope: 'block',
    isIn: (text, { type }) =>
      /^[\t >]*>[\t ]*$/m.test(text) &&
      (type !== 'blockquote' || /[\t<]|^[\t >]*(?:[-+*]|\d+[.)])(?:[ \t]|$)/m.test(text)),
  },
  {
    name: 'lists with different marks in a quote',
    examples: ['> a\n> - b\n> 1. c\n', '- > + a\n  > * b\n'],
    scope: 'block',
    isIn: hasMixedListsInQuote,
  },
  {
    name: 'an address without marks',
    examples: ['www.', '[a@b.c', '[a http://b.c d', '/a@b.c', '<http://a:b[]<>', '](http://“'],
    scope: 'block',
    isIn: (text, { type }) => type !== 'html' && type !== 'definition' && hasUnclearAddress(text),
  },
  {
    name: 'a formula in a list, a quote or a directive',
    examples: ['- $$\n\nd', '1. $$\n\n>='],
    scope: 'page',
    isIn: (text, { type }) => type !== 'math' && type !== 'paragraph' && text.includes('$$'),
  },
  {
    name: 'a backtick without its pair',
    examples: ['* `\\\n  2', '> `a  \n> b', '- ``\\\n  d'],
    scope: 'block',
    isIn: (text, { type }) => {
      const shown = type === 'html' ? withoutClosedComments(text) : text
      return shown.replace(/(?<!`)(`+)(?!`)[x\r\n]*\1(?!`)/g, '').includes('`')
    },
  },
  {
    name: 'a dollar sign that does not belong to a formula, or is beside a letter',
    examples: ['$5 or $6', 'US$5$', '$a$B', '$ a$'],
    scope: 'block',
    isIn: hasUnclearDollar,
  },
  {
    name: 'HTML before a line of spaces',
    examples: ['3) <b>\n\t\t'],
    scope: 'block',
    isIn: (text, { spacesAfter }) =>
      text.includes('<') && (spacesAfter || /^[\t >]*[\t ]$/m.test(text)),
  },
  {
    name: 'a row of a table below a quote without an empty line between them',
    examples: ['> a\n| - | - |\n> | - | - |'],
    scope: 'block',
    isIn: (text, { isBelowQuote }) => isBelowQuote && text.includes('|'),
  },
  {
    name: 'an indented tag below text of a list, a quote or a directive without an empty line between',
    examples: ['1. text\n  </Foo>\n'],
    scope: 'block',
    isIn: (text, { type }) =>
      type !== 'html' &&
      type !== 'paragraph' &&
      /\S[\t ]*(?:\r\n|\n|\r)[\t >]+<(?!x-*>[\t ]*\S)/.test(text),
  },
  {
    name: 'a footnote below a block of a quote or a list without an empty line between them',
    examples: ['> - a\n> [^1]: n\n'],
    scope: 'block',
    isIn: (text) => /\S[\t ]*(?:\r\n|\n|\r)[\t >]+\[\^/.test(text),
  },
  {
    name: 'a table in a list or a footnote whose second row is indented further than its first',
    examples: ['- a\n| b |\n    | - |', '[^1]: a\n| b |\n\t| - |'],
    scope: 'page',
    isIn: hasIndentedRow,
  },
  {
    name: 'a reference to a footnote in brackets, or brackets with `^` and a space or a backslash',
    examples: [
      '[a[^1]](/b)\n\n[^1]: c',
      '[a [b] c[^1]](/d)\n\n[^1]: e',
      '[^a b]\n\n[^a b]: c',
      '[^1\\]]\n\n[^1\\]]: c',
    ],
    scope: 'block',
    isIn: hasUnclearFootnote,
  },
  {
    name: 'a footnote in a quote',
    examples: ['> [^1]: n\n>', '- > [^1]: n\n  >', '> [^1]: n\n<b>\n> - a'],
    scope: 'block',
    isIn: (text) => hasQuote(text) && /\[\^[^\]]*\]:/.test(text),
  },
  {
    name: 'a table followed by HTML',
    examples: ['a\n|-\n<r>'],
    scope: 'block',
    isIn: has(/^[\t >|:]*-[\t >|:-]*$/m, /^[\t >]*</m),
  },
]

/**
 * True for text that isn't well-formed: unpaired surrogates, and characters that parsers replace.
 */
export function isOddText(text: string): boolean {
  return /[\0\uFEFF]|\p{Surrogate}/u.test(text)
}

/** The first difference that the text of a block contains; differences of whole pages come first. */
export function findDifference(text: string, block: BlockFacts): ParserDifference | undefined {
  let found: ParserDifference | undefined
  for (const difference of parserDifferences) {
    if (!difference.isIn(text, block)) continue
    if (difference.scope === 'page') return difference
    found ??= difference
  }
  return found
}
