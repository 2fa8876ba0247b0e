import { lineStart, number, type UnparsedBlock } from './unparsed-block.ts'

/** What follows a mark without a space: a word, code or a link. */
const word = '(?=[\\p{L}`[])'
/** Without brackets, which begin an abbreviation in MkDocs. */
const wordOrCode = '(?=[\\p{L}`])'
/** The start and the end of a paragraph, which has a single line if nothing between them breaks it. */
const first = '(?<![^])'
const last = '(?![^])'

/** The starts of lines that may have one of the forms below, as a part of a pattern. */
export const marksOfStart = String.raw`${lineStart}(?:\*${word}|[-+*]#|#[\p{Lu}\p{Lo}]|\[[ xX]\] |[=#]{3,}[ \t]*$|\.\.? |\| )|[ \t]:::[a-z]`

const listWithoutSpaces = {
  what: () => 'a list',
  problem: () => 'has no space after its first mark',
  help: 'Write a space after the mark of each line. To show the lines as they are, write them as code.',
}

/** Rows for marks whose space, bracket or sign before them is missing. */
export const unparsedMarks: readonly UnparsedBlock[] = [
  {
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>(?:[-+]|${number})${word}[^\n]*[^\s\\])\n(?=[ \t>]*(?:[-+]|${number})${word})`,
      'gmu',
    ),
    ...listWithoutSpaces,
  },
  {
    // An asterisk that the line has twice is a mark of italic text.
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>\*${wordOrCode}[^*\n]*[^*\s\\])\n(?=[ \t>]*\*${wordOrCode}[^*\n]*$)`,
      'gmu',
    ),
    ...listWithoutSpaces,
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(?<written>[-+*]#{1,6}) (?=\S)`, 'gmu'),
    what: () => 'a heading in a list',
    problem: () => 'has no space between its marks',
    help: 'Write a space after the mark of the list, or only the number signs.',
  },
  {
    pattern: new RegExp(String.raw`${first}(?<written>#)(?=[\p{Lu}\p{Lo}][^#＃\n]*${last})`, 'gmu'),
    what: () => 'a heading',
    problem: () => 'has no space after it',
    help: 'Write a space after the number sign. To show it, write `\\#`.',
  },
  {
    pattern: new RegExp(String.raw`${first}(?<written>＃{1,6})(?=[^\s#＃][^#＃\n]*${last})`, 'gmu'),
    what: () => 'a heading',
    problem: () => 'is the full-width sign',
    help: 'Write `#` and a space.',
  },
  {
    pattern: new RegExp(String.raw`${lineStart}(?<written>\[[ xX]\]) (?=\S)`, 'gmu'),
    what: () => 'the box of a task',
    problem: () => 'is in no list',
    help: 'Write `- ` before each box.',
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>={3,}|(?<=^[^\n]*[\p{L}\p{N}][^\n]*\n[ \t>]*)#{7,})[ \t]*$`,
      'gmu',
    ),
    what: () => 'a line of a heading',
    problem: () => 'is not directly below a line of text that it could underline',
    help: 'Write a number sign and a space before the text of the heading, and remove the lines of signs.',
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>\.\.?) (?=[^\s.](?:[^\n]*\n[ \t>]*\.\.? |[^\n]*${last}(?<=\.\. [^\n]*)))`,
      'gmu',
    ),
    what: () => 'a list or a comment',
    problem: () => 'is the mark of AsciiDoc and reStructuredText',
    help: 'Write `1.` and a space for an item, and `<!-- … -->` for a comment.',
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>\|) (?=[^\s|][^|\n]*\n[ \t>]*\| [^|\n]*$)`,
      'gmu',
    ),
    what: () => 'a line that stays apart',
    problem: () => 'is the mark of Pandoc and reStructuredText',
    help: 'End each line with a backslash, without the mark.',
  },
  {
    pattern:
      /(?=:::)(?<=[^\s:>|*+-][ \t]{1,20})(?<written>:{3}(?:note|tip|info|warning|danger|caution|important|details)\b)/gmu,
    what: () => 'an admonition',
    problem: () => 'is inside a line',
    help: 'Write it and the `:::` that closes it on separate lines around the text.',
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>｜[^｜\n]+｜[^\n]*)(?=\n[ \t>]*｜(?=[^\n]*[\p{L}\p{N}])[^｜\n]+｜)`,
      'gmu',
    ),
    what: () => 'a row of a table',
    problem: () => 'contains full-width bars',
    help: 'Write `|` between the cells of each line, and `| --- | --- |` below the first one.',
  },
  {
    pattern: new RegExp(
      String.raw`${lineStart}(?<written>:{3,}[ \t]*[A-Za-z][\w-]*\[[^\]\n]*)$`,
      'gmu',
    ),
    what: () => 'an admonition',
    problem: () => 'has a bracket that is never closed',
    help: 'Close it: `:::note[Title]`.',
  },
]
