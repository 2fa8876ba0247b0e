import { lineStart, number, type UnparsedBlock } from './unparsed-block.ts'

/** What follows a mark without a space: a word, code or a link. */
const word = '(?=[\\p{L}`[])'
/** Without brackets, which begin an abbreviation in MkDocs. */
const wordOrCode = '(?=[\\p{L}`])'
/** The start and the end of a paragraph, which has a single line if nothing between them breaks it. */
const first = '(?<![^])'
const last = '(?![^])'

/** The starts of lines that may have one of the forms below, as a part of a pattern. */
export const marksOfStart = String.raw`${lineStart}(?:\*${word}|[-+*]#|#[\p{Lu}\p{Lo}]|\[[ xX]\] )`

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
      String.raw`${lineStart}(?<written>:{3,}[ \t]*[A-Za-z][\w-]*\[[^\]\n]*)$`,
      'gmu',
    ),
    what: () => 'an admonition',
    problem: () => 'has a bracket that is never closed',
    help: 'Close it: `:::note[Title]`.',
  },
]
