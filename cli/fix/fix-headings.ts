import { withoutClosingMarks } from '../primitives/text/without-closing-marks.ts'
import type { Heading } from '../model/page.ts'
import { offsetOf, type TextEdit } from './text-edit.ts'

const explicit = /\{(?:#|\/\*)[^}]*\}\s*$/

/**
 * Edits that append `{#id}` to each heading that starts with `#` and has no explicit id, so that
 * links still work after the heading is reworded. Other kinds of headings are left unchanged.
 */
export function fixHeadings(text: string, headings: readonly Heading[]): TextEdit[] {
  return headings.flatMap(({ id, depth, place }): TextEdit[] => {
    const start = offsetOf(text, place.line, place.column)
    if (start === undefined || id === '' || /[{}\s]/.test(id)) return []
    const [line = ''] = text.slice(start).split(/\r?\n/, 1)
    const marks = /^(#{1,6})[ \t]+\S/.exec(line)?.[1]
    if (marks?.length !== depth || explicit.test(line)) return []
    const kept = withoutClosingMarks(line)
    const at = start + kept.length
    const what = `${place.path}:${place.line}: added the id \`${id}\``
    return [{ path: place.path, start: at, end: at, text: ` {#${id}}`, what }]
  })
}
