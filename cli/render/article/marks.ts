// Marks are in place of what differs between pages of one form. React and other code leave them as they are.
import { escapeInDoubleQuotes } from '../../../runtime/shared/html/escape.ts'

/** Text and names of marks by turns. */
export type Template = readonly string[]

/** Puts marks in place of texts and URLs. Empty texts stay, because layouts leave these out. */
export interface Marks {
  readonly toText: (value: string) => string
  readonly toHref: (value: string) => string
  readonly toLink: <T extends { readonly href: string; readonly label: string }>(link: T) => T
  /** HTML for each mark, by its name. */
  readonly values: readonly string[]
}

/**
 * A noncharacter. The build refuses it in every text of a page, a config or a translation, so no
 * text can spell a mark.
 */
const MARK = '\uFDD0'
/** React refuses some others. */
const plainUrl = /^(?:\/|https?:\/\/)/

/** The mark with a name, in HTML. */
export const toMark = (name: number | string): string => `${MARK}${name}${MARK}`

/** Start a list of marks. */
export function createMarks(): Marks {
  const values: string[] = []
  const toText = (value: string): string =>
    value === '' ? '' : toMark(values.push(escapeInDoubleQuotes(value)) - 1)
  const toHref = (value: string): string => (plainUrl.test(value) ? toText(value) : value)
  return {
    toText,
    toHref,
    toLink: (link) => ({ ...link, label: toText(link.label), href: toHref(link.href) }),
    values,
  }
}

/** Split HTML at its marks. */
export const toTemplate = (html: string): Template => html.split(MARK)

/** HTML with a value in place of each mark. */
export function fillTemplate(template: Template, valueOf: (name: string) => string): string {
  if (template.length === 1) return template[0] ?? ''
  return template.map((part, index) => (index % 2 === 0 ? part : valueOf(part))).join('')
}
