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
import { toBadge } from '../../schema/values/sidebar-badge.ts'
import { effectOfMark, placeMarks } from '../../report/report-raw-marks.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { textKeys } from './metadata-texts.ts'

const marks = [...inlineMarks, ...codeMarks, ...htmlMarks, ...foreignMarks]

/** A text that readers or search engines see, by its key and by the keys to its place. */
type PlacedText = readonly [key: string, text: string | undefined, ...path: readonly string[]]

function textsOf(frontMatter: FrontMatter): readonly PlacedText[] {
  const { tags = [], keywords = [], authors = [] } = frontMatter
  return [
    ...textKeys.map((key): PlacedText => [key, withoutCode(frontMatter[key] ?? '')]),
    ...tags.map((tag, index): PlacedText => {
      const path = `tags.${index}`
      return typeof tag === 'string'
        ? ['tags', tag, path]
        : ['tags', tag.label, `${path}.label`, path]
    }),
    ...keywords.map((keyword, index): PlacedText => ['keywords', keyword, `keywords.${index}`]),
    ...authors.flatMap((one, index): readonly PlacedText[] => {
      const path = `authors.${index}`
      return typeof one === 'string'
        ? []
        : [
            ['authors', one.name, `${path}.name`, path],
            ['authors', one.title, `${path}.title`, path],
          ]
    }),
    ['author', frontMatter.author],
    ['author_title', frontMatter.author_title],
    ['sidebar_badge', toBadge(frontMatter.sidebar_badge).badge?.text],
    ['last_update', frontMatter.last_update?.author],
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
  /** The place of the first of the keys that has one. */
  readonly placeOf: (...keys: readonly string[]) => Place
}

/** Report marks in texts of the front matter that are shown as plain text. */
export function checkPlainTexts(
  frontMatter: FrontMatter,
  { path: file, text, placeOf }: PlainTextPage,
): readonly Diagnostic[] {
  return textsOf(frontMatter).flatMap(([key, value = '', ...path]) => {
    const mayHaveCode = textKeys.some((one) => one === key)
    const found = findRawMarks(value, mayHaveCode ? marks : [codeMark, ...marks])
    // Few pages have any.
    if (found.length === 0) return []
    const place = placeOf(...path, key)
    const lines = place.path === file ? splitLines(text) : []
    return placeMarks(lines, place, found).map(({ at, ...mark }) =>
      describe(key, mark, { ...place, ...at }),
    )
  })
}

function describe(key: string, { written, what, help }: FoundMark, place: Place): Diagnostic {
  return contentRules['raw-text'].report({
    message: `\`${written.replaceAll('`', "'")}\` in the front matter key \`${key}\` looks like ${what}, but the key is plain text, so ${effectOfMark(written)}.`,
    help,
    place,
    data: { actual: written },
  })
}
