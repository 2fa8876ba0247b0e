import { reportTextAt, type VisibleText } from '../../dialect/visible-text.ts'

/** Backticks that begin a word. Quotation marks of TeX begin with them and end with apostrophes. */
const openCode =
  /(?<=^|[\s(["'“‘—–>|])(`{1,2})(?=[\p{L}\p{N}.@/<$_-])(?![^`\n]*'(?![\p{L}\p{N}]))/mu

/** Report backticks without an end: all others are code, which the text of a block doesn't have. */
export function checkBacktick(found: VisibleText): void {
  if (!found.text.includes('`')) return
  const open = openCode.exec(found.text)
  if (open === null) return checkHalf(found)
  const { 1: mark = '', index } = open
  const [word = ''] = found.source.slice(index + mark.length).split(/[\s`]/)
  const [name, verb, them] =
    mark.length === 1 ? ['backtick', 'is', 'it'] : ['backticks', 'are', 'them']
  reportTextAt(
    found,
    { index },
    {
      rule: 'unparsed-emphasis',
      reason: `The ${name} before \`${word}\` ${verb} never closed, so readers see ${them}, and no code.`,
      help: 'Write as many backticks after the code. To show one, write a backslash before it.',
    },
  )
}

/** A word between an apostrophe and a backtick. */
const halfCode = /(?<=^|[\s(])['’‘´](?=[\w.$/-]+`(?:[\s.,;:)]|$))/m

function checkHalf(found: VisibleText): void {
  const { index } = halfCode.exec(found.text) ?? {}
  if (index === undefined) return
  const [word = ''] = found.source.slice(index + 1).split('`')
  reportTextAt(
    found,
    { index },
    {
      rule: 'unparsed-emphasis',
      reason: `\`${word}\` has a backtick after it and an apostrophe before it, so readers see both, and no code.`,
      help: 'Write a backtick on both sides. To show one, write a backslash before it.',
    },
  )
}
