import type { Replacement } from '../../rewrite/rewrite-attributes.ts'
import { mask } from '../../rewrite/mask.ts'
import type { InlineContext } from './inline-forms.ts'

/** Nothing but code in backticks, which is masked. */
const isCode = (text: string): boolean => text.replaceAll(mask, '').trim() === ''

/** A link before a footnote: `[text][^1]` is the link `[text]` in Python-Markdown only. */
const beforeNote = (text: string): Replacement => {
  const at = text.length + 2
  return { pieces: [{ from: at, to: at, text: '[]' }] }
}

/**
 * Rewrite a reference without a definition: a link to a heading of another page, or to an object
 * that only mkdocstrings knows. The latter becomes plain text, and a comment keeps the name.
 */
export function rewriteReference(
  match: RegExpExecArray,
  { sourceOf, isDefined, findHeading, has }: InlineContext,
): Replacement | undefined {
  const { 0: whole, 1: text = '', 2: written = '', index } = match
  if (written.startsWith('^'))
    return isDefined(sourceOf(index + 1, index + 1 + text.length)) ? beforeNote(text) : undefined
  const name = written === '' ? sourceOf(index + 1, index + 1 + text.length) : written
  const label = name.replaceAll('`', '').trim()
  if (isDefined(label) || isDefined(name)) return undefined
  const tail = { from: 1 + text.length, to: whole.length }
  const url = findHeading(label)
  if (url !== undefined) return { pieces: [{ ...tail, text: `](${url})` }] }
  // Without the plugin, a single word can be text in brackets.
  const hasPlugin = has('mkdocstrings')
  const isObject = label.includes('.') || name.includes('`') || isCode(text)
  const isName = hasPlugin ? /^-{0,2}[\w.:/ -]+$/ : /^[A-Za-z_][\w.]*$/
  if (!(hasPlugin || isObject) || !isName.test(label)) return undefined
  return {
    pieces: [
      { from: 0, to: 1, text: '' },
      { ...tail, text: `<!-- mkdocstrings: ${label} -->` },
    ],
    lost: `the link to \`${label}\``,
  }
}
