import { isRecord } from './is-record.ts'

/**
 * Characters that no text for readers contains: controls other than tabs and line breaks, which XML and HTML
 * refuse, code points that aren't characters, and halves of a pair. Those that change the direction of text are
 * accepted, because titles in Hebrew or Arabic need them.
 */
const CONTROL =
  // oxlint-disable-next-line no-control-regex
  /[\0-\u0008\u000B\f\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF]|\p{Surrogate}/u

/** A text in a value that contains such a character. */
export interface ControlCharacter {
  /** The keys that lead to the text, the outermost first; empty for the value itself. */
  readonly path: readonly string[]
  /** `U+0000` */
  readonly name: string
}

/** The first such character of each text in a value from JSON or YAML, at any depth; keys are texts too. */
export function findControlCharacters(value: unknown): readonly ControlCharacter[] {
  return findIn(value, new Set())
}

/** `outer` are the objects around the value, because an option may contain itself. */
function findIn(value: unknown, outer: ReadonlySet<unknown>): readonly ControlCharacter[] {
  if (typeof value === 'string') {
    const name = nameOf(value)
    return name === undefined ? [] : [{ path: [], name }]
  }
  if (!isPlain(value) || outer.has(value)) return []
  const around = new Set(outer).add(value)
  return Object.entries(value).flatMap(([key, item]) => {
    const name = nameOf(key)
    const own = name === undefined ? [] : [{ path: [key], name }]
    const inner = findIn(item, around)
    return [...own, ...inner.map((one) => ({ ...one, path: [key, ...one.path] }))]
  })
}

function nameOf(text: string): string | undefined {
  const [found] = CONTROL.exec(text) ?? []
  const code = found?.codePointAt(0)
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** Objects and lists; instances of classes are code. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}

/** The text with a mark in the place of each such character. */
export function withoutControlCharacters(text: string): string {
  return text.replace(new RegExp(CONTROL, 'gu'), '\u{fffd}')
}

/** Why such a character is a problem, as the end of a sentence about a text; and how to fix it. */
export const controlCharacterProblem = {
  because: (name: string): string =>
    `contains the character \`${name}\`, which HTML and XML can't contain`,
  help: 'Remove the character. It may come from an escape such as `\\0` in a text in double quotes.',
} as const
