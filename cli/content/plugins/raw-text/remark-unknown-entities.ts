import { decodeHTMLStrict } from 'entities'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportTextAt, type VisibleText, visitTexts } from '../../dialect/visible-text.ts'

/** The name of a character. Names of one or two letters are more often prose: `AT&T;`. A query can contain others. */
const name = /(?<!\\|\?\S{0,100})&[A-Za-z][A-Za-z0-9]{2,30};/g

/** Names that are read without a semicolon nowhere but in HTML; `&copy=` is a part of a query. */
const open = /(?<!\\|\?\S{0,100})&(?:nbsp|copy|reg|trade|[mn]dash|hellip|lt|gt|quot|amp)(?![\w;=])/g
const numbered = /(?<!\\)&#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}));/g

/**
 * Report names and numbers of characters that HTML doesn't define, and names without a semicolon. Position: after all other syntax.
 *
 * In: `&hearth;`. Out: the same, and a message.
 */
export function remarkUnknownEntities() {
  return (tree: Root, file: VFile): void => visitTexts(tree, file, checkText)
}

function checkText(found: VisibleText): void {
  if (!found.text.includes('&')) return
  const reportAll = (pattern: RegExp, problem: string, isWrong: (match: string[]) => boolean) => {
    for (const match of found.text.matchAll(pattern)) {
      if (!isWrong(match)) continue
      const [written] = match
      reportTextAt(
        found,
        { index: match.index, written },
        {
          rule: 'raw-text',
          reason: `\`${written}\` looks like an HTML entity, but ${problem}.`,
          help: 'Fix it, or write the character itself. To show the text, write `\\&`.',
        },
      )
    }
  }
  reportAll(
    name,
    'HTML has no entity with this name, so readers see it as plain text',
    ([written = '']) => decodeHTMLStrict(written) === written,
  )
  reportAll(open, 'it has no semicolon, so readers see it as plain text', () => true)
  reportAll(numbered, 'no character has this number, so readers see `\uFFFD`', ([, decimal, hex]) =>
    isNoCharacter(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)),
  )
}

const isNoCharacter = (code: number): boolean =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
