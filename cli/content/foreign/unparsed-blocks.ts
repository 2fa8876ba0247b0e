import { lineStart as start, number, type UnparsedBlock } from './unparsed-block.ts'
import { marksOfStart, unparsedMarks } from './unparsed-marks.ts'

/** Spaces that Markdown doesn't read as spaces, and marks without a glyph, as a part of a character class. */
const invisible = String.raw`\u00A0\u00AD\u061C\u1680\u2000-\u200F\u202A-\u202F\u205F\u2060\u2066-\u2069\u3000\uFEFF`
const delimiter = String.raw`(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$`

/** Digits and punctuation of other scripts, numbers in parentheses, and those that a parser counts. */
const otherNumber = String.raw`(?:\p{Nd}{1,3}[．、）]|(?:(?!\d)\p{Nd}){1,3}[.)]|[一二三四五六七八九十百]{1,3}[、．]|[가나다라마바사아자차][.)]|[（(](?:\p{Nd}{1,3}|[一二三四五六七八九十]{1,3}|[a-z])[)）]|#\.|\d{1,3}(?: [.)]|:)(?= ))`

/** List markers of word processors and chats, and dashes; a single such line may be dialogue. */
const bullets = String.raw`(?:[•‣▪●○◦⁃–—①-⑳・·§→⇒➢➤▶►✓✔✗✘✅❌☑☐－＋＊\uF0A7\uF0B7\uF076\uF0D8]\uFE0F?|o(?=\t))`

const names: ReadonlyMap<string, string> = new Map([
  ['\u00A0', 'a no-break space'],
  ['\u200B', 'a zero-width space'],
  ['\u3000', 'an ideographic space'],
  ['\uFEFF', 'a byte order mark'],
  ['\u00AD', 'a soft hyphen'],
  ['\u200E', 'a left-to-right mark'],
  ['\u200F', 'a right-to-left mark'],
])

function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `${names.get(character) ?? 'an invisible character'} (U+${code})`
}

function nameBlock(mark: string): string {
  if (/^[#＃]/.test(mark)) return 'a heading'
  if (/^[`~'´‘’｀]/.test(mark)) return 'a block of code'
  if (/^[:：]/.test(mark)) return 'an admonition'
  return /^[|｜]/.test(mark) ? 'a table' : 'a list'
}

const characterHelp = 'Replace that character with a space.'

/** A row for each way in which authors write blocks that are none. */
export const unparsedBlocks: readonly UnparsedBlock[] = [
  ...unparsedMarks,
  {
    pattern: new RegExp(`${start}(?<written>#{1,6}|[-+*])[ \\t]*(?<hidden>[${invisible}])`, 'gmu'),
    what: nameBlock,
    problem: ({ groups }) => `is followed by ${nameCharacter(groups?.['hidden'] ?? '')}`,
    help: characterHelp,
  },
  {
    // A date or an amount may begin with a number and a no-break space, but not two lines in a row.
    pattern: new RegExp(
      `${start}(?<written>${number})(?<hidden>[${invisible}])(?=[^\\n]*\\n[ \\t>]*${number}[${invisible}])`,
      'gmu',
    ),
    what: nameBlock,
    problem: ({ groups }) => `is followed by ${nameCharacter(groups?.['hidden'] ?? '')}`,
    help: characterHelp,
  },
  {
    pattern: new RegExp(
      `${start}(?<hidden>[${invisible}])[ \\t${invisible}]*(?<written>(?:#{1,6}|[-+*]|${number})(?=[ \\t${invisible}])|\`{3,}|~{3,}|:{3,}(?=[A-Za-z])|\\|(?=[^\\n]*\\|))`,
      'gmu',
    ),
    what: nameBlock,
    problem: ({ groups }) => `is after ${nameCharacter(groups?.['hidden'] ?? '')}`,
    help: 'Remove that character.',
  },
  {
    pattern: new RegExp(`${start}(?<written>#{7,}) (?=\\S)`, 'gmu'),
    what: nameBlock,
    problem: () => 'has more than six number signs',
    help: 'Write at most six, one for each level.',
  },
  {
    pattern: new RegExp(
      `${start}(?<written>(?:[aA]|[iI])[.)]) [^\\n]*[^\\s\\\\]\\n[ \\t>]*(?:[bB]|ii|II)[.)] `,
      'gmu',
    ),
    what: nameBlock,
    problem: () => 'has a letter for its number',
    help: 'Write `1.`, or `<ol type="a">` and `<li>` for a list with letters.',
  },
  {
    pattern: new RegExp(`${start}(?<written>＃{1,6})(?=[ \\t\\u3000])`, 'gmu'),
    what: nameBlock,
    problem: () => 'is the full-width sign',
    help: 'Write `#` and a space.',
  },
  {
    pattern: new RegExp(
      `${start}(?<written>(?=[^\\n]*-)(?=[^\\n]*\\|)[ \\t:|-]*(?<hidden>[${invisible}])[ \\t:|${invisible}-]*)$`,
      'gmu',
    ),
    what: () => 'a table',
    problem: ({ groups }) => `contains ${nameCharacter(groups?.['hidden'] ?? '')}`,
    help: characterHelp,
  },
  {
    pattern: new RegExp(
      `(?=[|:-])(?<=^[^\\n]*\\|[^\\n]*\\n[ \\t>]*)(?<written>(?=[^\\n]*\\|)${delimiter})`,
      'gmu',
    ),
    what: () => 'a table',
    problem: () => 'has another number of cells than the line above it',
    help: 'Write as many cells in both lines; a pipe within a cell is written `\\|`.',
  },
  {
    pattern: new RegExp(
      `${start}(?<written>${bullets})[ \\t\u00A0]*(?=\\S(?:[^\\n]*[^\\s\\\\])?\\n[ \\t>]*${bullets})`,
      'gmu',
    ),
    what: () => 'a list',
    problem: () => 'is not a mark of Markdown',
    help: 'Write `-` or `1.` and a space at the start of each line.',
  },
  {
    pattern: new RegExp(
      `${start}(?<written>${otherNumber})[ \\t\u00A0\u3000]*(?=\\S(?:[^\\n]*[^\\s\\\\])?\\n[ \\t>]*${otherNumber})`,
      'gmu',
    ),
    what: () => 'a list',
    problem: () => 'is not a number of Markdown',
    help: 'Write `1.` and a space at the start of each line.',
  },
  {
    pattern: new RegExp(
      `(?=\\d)(?<=\\n[ \\t>]*)(?<written>\\d{1,3}[.)]) (?=[^\\n]*\\n[ \\t>]*\\d{1,3}[.)] )`,
      'gmu',
    ),
    what: () => 'a list',
    problem: () => 'follows a line of text and is not `1.`',
    help: 'Leave a blank line above the list.',
  },
  {
    pattern: new RegExp(`${start}(?<written>\\*{2,5}) (?=\\S)[^\\n*]*$`, 'gmu'),
    what: () => 'a list within a list',
    problem: () => 'is the mark of AsciiDoc and wikis',
    help: 'Write one `-`, indented to the text of the item above it.',
  },
  {
    pattern: new RegExp(`${start}(?<written>[:：]{3,}[ \\t]*[A-Za-z]+)(?<=：.*)`, 'gmu'),
    what: nameBlock,
    problem: () => 'contains full-width colons',
    help: 'Write `:::`, both above and below the text.',
  },
  {
    pattern: new RegExp(
      `${start}(?<written>::[ \\t]*(?:note|tip|info|warning|danger|caution|important|details)\\b)[^:\\n{]*$`,
      'gmu',
    ),
    what: nameBlock,
    problem: () => 'has two colons',
    help: 'Write `:::`, both above and below the text.',
  },
  {
    pattern: new RegExp(`${start}(?<written>(?:'{3}|"{3}|·{3}|[´‘’｀]{3})[A-Za-z]*)$`, 'gmu'),
    what: nameBlock,
    problem: () => 'is not the mark of code',
    help: 'Write three backticks, both above and below the code.',
  },
  {
    pattern: new RegExp(`${start}(?<written>(?=[^\\n]*-)[｜|][ \\t:｜|-]*)$(?<=｜.*)`, 'gmu'),
    what: nameBlock,
    problem: () => 'contains full-width bars',
    help: 'Write `|` between the cells of each line.',
  },
  {
    pattern: new RegExp(`${start}(?<written>＞)`, 'gmu'),
    what: () => 'a quote',
    problem: () => 'is the full-width sign',
    help: 'Write `>` and a space.',
  },
  {
    pattern: new RegExp(`${start}(?<written>\\|={3,}|\\{\\|[^|\\n]*)$`, 'gmu'),
    what: () => 'a table',
    problem: () => 'is a border of AsciiDoc or of wikis',
    help: 'Write rows such as `| a | b |`, and `| --- | --- |` below the first one.',
  },
  {
    pattern: new RegExp(
      `(?=[\\^"+':])(?<=^[^\\n]*[\\p{L}\\p{N}][^\\n]*\\n[ \\t>]*)(?<written>\\^{3,}|"{4,}|\\+{4,}|'{4,})$`,
      'gmu',
    ),
    what: () => 'a heading',
    problem: () => 'is an underline of reStructuredText',
    help: 'Write `##` and a space before the text above it, and remove the line.',
  },
  {
    pattern: new RegExp(`${start}(?<written>={1,5}|h[1-6]\\.) (?=\\p{L})[^\\n=]*$`, 'gmu'),
    what: () => 'a heading',
    problem: () => 'is the mark of AsciiDoc, Textile or wikis',
    help: 'Write a number sign for each level.',
  },
  {
    pattern: new RegExp(`${start}(?<written>b[qc]\\.) (?=\\p{L})`, 'gmu'),
    what: (written) => (written === 'bq.' ? 'a quote' : 'a block of code'),
    problem: () => 'is the mark of Textile',
    help: 'Write `>` before quotes, and code in a fence.',
  },
  {
    pattern: new RegExp(`${start}(?<written>\\+-{2,}\\+[-+]*)$(?=\\n[ \\t>]*\\|)`, 'gmu'),
    what: () => 'a table',
    problem: () => 'is the border of a table in reStructuredText',
    help: 'Write rows such as `| a | b |`, and `| --- | --- |` below the first one.',
  },
  {
    pattern: new RegExp(`${start}(?<written>\\[\\d{1,3}\\]:)[ \\t]+(?=\\p{L}+ )`, 'gmu'),
    what: () => 'a footnote',
    problem: () => 'defines a link, but its target has spaces',
    help: 'Write `[^1]:` for a footnote, and `[^1]` where it belongs.',
  },
]

// Fast path of one search for each pattern: see test/fast-paths.ts.
/** False if a text can't contain any of the forms, as is the case for most texts. */
export const mayHaveUnparsedBlocks = (text: string): boolean => mayHave.test(text)

const mayHave = new RegExp(
  `[${invisible}＃＞｜]|${start}(?:${bullets}|${otherNumber}|={1,5} |(?:h[1-6]|b[qc])\\. |\\+--|\\[\\d{1,3}\\]:|\\*{2,} |[:：]{2}|["·'´‘’｀]{3}|\\|=|\\{\\|)|${start}(?:[-+]|${number})[\\p{L}\`[]|${start}(?:(?:\\|[ \\t]*)?:?-+:?[ \\t]*\\||#{7}|[aAiI][.)] |\\d{1,3}[.)] |[\\^"+']{3})|${marksOfStart}`,
  'mu',
)
