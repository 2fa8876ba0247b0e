// Marks of Markdown, HTML and templates in the texts of files that hold no pages, such as the labels of categories.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { createYamlPlaces } from '../primitives/formats/yaml-places.ts'
import { foreignMarks } from '../primitives/text/foreign-marks.ts'
import { splitLines } from '../primitives/text/lines.ts'
import { plainText } from '../primitives/text/plain-text.ts'
import { findRawMarks, plainTextMarks } from '../primitives/text/raw-marks.ts'
import { configTextsRules } from './config-texts-rules.ts'
import { toPlace } from './diagnostic.ts'

/** Every mark that a plain text may not have. */
export const plainMarks = [...plainTextMarks, ...foreignMarks]

/** A value of a YAML or JSON file by its keys; values other than texts are skipped. */
export type DataText = readonly [keys: readonly string[], value: unknown]

/** A mark in such a value; line and column count from 1. */
export interface DataMark {
  readonly message: string
  readonly help: string
  readonly written: string
  readonly at: { readonly line: number; readonly column: number }
}

/** Find the marks in texts of a file, which are shown without them. */
export function findDataMarks(contents: string, texts: readonly DataText[]): readonly DataMark[] {
  const placeOf = createYamlPlaces(contents)
  return texts.flatMap(([keys, text]) => {
    const found = typeof text === 'string' ? findRawMarks(text, plainMarks) : []
    if (found.length === 0) return []
    return placeMarks(splitLines(contents), placeOf(...keys), found).map((mark) => ({
      ...mark,
      message: `\`${mark.written.replaceAll('`', "'")}\` in \`${keys.join('.')}\` looks like ${mark.what}, but the text is plain, so ${effectOfMark(mark.written)}.`,
    }))
  })
}

/** Report the marks in texts of a file. */
export function reportRawMarks(
  { path, contents }: { readonly path: ContentPath; readonly contents: string },
  texts: readonly DataText[],
): readonly Diagnostic[] {
  return findDataMarks(contents, texts).map(({ message, help, written, at }) =>
    configTextsRules['raw-config-text'].report({
      message,
      help,
      place: toPlace(path, at),
      data: { actual: written },
    }),
  )
}

/** What becomes of a mark; the words of those that are understood are kept. */
export function effectOfMark(written: string): string {
  const plain = plainText(written, { math: false })
  if (plain === written) return 'readers see it as plain text'
  return plain === '' ? "readers don't see it" : 'readers see only its words'
}

type At = { readonly line: number; readonly column: number }

/** Each mark of a value with its place, at or below that of its key; that of the key if an escape changes how it is written. */
export function placeMarks<Mark extends { readonly written: string }>(
  lines: readonly string[],
  key: At,
  marks: readonly Mark[],
): readonly (Mark & { readonly at: At })[] {
  let last = key
  return marks.map((mark) => {
    const found = findBelow(lines, last, mark.written)
    if (found !== undefined) last = { ...found, column: found.column + mark.written.length }
    return { ...mark, at: found ?? key }
  })
}

function findBelow(lines: readonly string[], from: At, written: string): At | undefined {
  for (let line = from.line; line < from.line + 40; line += 1) {
    const start = line === from.line ? from.column - 1 : 0
    const at = (lines[line - 1] ?? '').indexOf(written, start)
    if (at >= 0) return { line, column: at + 1 }
  }
  return undefined
}
