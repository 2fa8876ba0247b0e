import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { splitLines } from '../../primitives/text/lines.ts'
import { splitCode } from '../../primitives/text/markdown-text.ts'
import {
  codeMark,
  codeMarks,
  type FoundMark,
  findRawMarks,
  htmlMarks,
  inlineMarks,
} from '../../primitives/text/raw-marks.ts'
import { foreignMarks } from '../../primitives/text/foreign-marks.ts'
import { plainText } from '../../primitives/text/plain-text.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { textKeys } from './metadata-texts.ts'

const marks = [...inlineMarks, ...codeMarks, ...htmlMarks, ...foreignMarks]

/** The texts of a key that readers or search engines see. */
function textsOf(frontMatter: FrontMatter): readonly (readonly [key: string, text: string])[] {
  const { tags = [], keywords = [] } = frontMatter
  return [
    ...textKeys.flatMap((key) => {
      const text = frontMatter[key]
      return text === undefined ? [] : [[key, withoutCode(text)] as const]
    }),
    ...tags.map((tag) => ['tags', typeof tag === 'string' ? tag : (tag.label ?? '')] as const),
    ...keywords.map((keyword) => ['keywords', keyword] as const),
  ]
}

const withoutCode = (text: string): string =>
  splitCode(text)
    .map((part) => (part.isCode ? ' '.repeat(part.text.length) : part.text))
    .join('')

interface PlainTextPage {
  readonly path: string
  /** The whole file. */
  readonly text: string
  /** The place of a key. */
  readonly placeOf: (key: string) => Place
}

/** Report marks in texts of the front matter that are shown as plain text. */
export function checkPlainTexts(
  frontMatter: FrontMatter,
  { path, text, placeOf }: PlainTextPage,
): readonly Diagnostic[] {
  return textsOf(frontMatter).flatMap(([key, value]) => {
    const isPlain = key === 'tags' || key === 'keywords'
    const found = findRawMarks(value, isPlain ? [codeMark, ...marks] : marks)
    // Few pages have any.
    if (found.length === 0) return []
    const place = placeOf(key)
    const lines = place.path === path ? splitLines(text) : []
    return found.map((mark) => describe(key, mark, locate(lines, place, mark)))
  })
}

function describe(key: string, { written, what, help }: FoundMark, place: Place): Diagnostic {
  return contentRules['raw-text'].report({
    message: `\`${written.replaceAll('`', "'")}\` in the front matter key \`${key}\` looks like ${what}, but the key is plain text, so ${effectOf(written)}.`,
    help,
    place,
    data: { actual: written },
  })
}

/** The words of a mark are kept where it is understood. */
function effectOf(written: string): string {
  const plain = plainText(written, { math: false })
  if (plain === written) return 'readers see it as plain text'
  return plain === '' ? "readers don't see it" : 'readers see only its words'
}

/** Where the marks are written; the place of the key if an escape or a folder changes them. */
function locate(lines: readonly string[], place: Place, { written }: FoundMark): Place {
  for (let line = place.line; line < place.line + 40; line += 1) {
    const at = (lines[line - 1] ?? '').indexOf(written)
    if (at >= 0) return { ...place, line, column: at + 1 }
  }
  return place
}
