import { toCodePoint } from '../files/file-name.ts'
import { isPlain } from '../is-record.ts'

/**
 * Characters that no text for readers contains: controls other than tabs and line breaks, which XML and HTML
 * refuse, code points that aren't characters, and halves of a pair. Those that change the direction of text are
 * accepted, because titles in Hebrew or Arabic need them.
 */
const CONTROL =
  // oxlint-disable-next-line no-control-regex
  /[\0-\u0008\u000B\f\u000E-\u001F\u007F-\u009F\uFDD0-\uFDEF\uFFFE\uFFFF]|\p{Surrogate}/u

/** A text with such a character, or a number that JSON can't hold. */
export interface Unwritable {
  /** The keys that lead to the value, the outermost first; empty for the value itself. */
  readonly path: readonly string[]
  /** `U+0000` or `-Infinity` */
  readonly name: string
}

/**
 * Find what JSON and HTML can't hold in a value from JSON or YAML, at any depth: the first control character
 * of each text, and numbers such as `Infinity`; keys are texts too.
 */
export function findUnwritable(value: unknown): readonly Unwritable[] {
  return findIn(value, new Set())
}

/** `outer` are the objects around the value, because an option may contain itself. */
function findIn(value: unknown, outer: ReadonlySet<unknown>): readonly Unwritable[] {
  if (typeof value === 'string') {
    const name = nameOf(value)
    return name === undefined ? [] : [{ path: [], name }]
  }
  if (typeof value === 'number') return isJsonNumber(value) ? [] : [{ path: [], name: show(value) }]
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
  return found && toCodePoint(found)
}

/**
 * The text with the sign of a substitute in the place of each control character. U+FFFD would be reported as a
 * character that an author lost.
 */
export function withoutControlCharacters(text: string): string {
  return text.replace(new RegExp(CONTROL, 'gu'), '\u{2426}')
}

/** False for infinities, NaN and -0, which the cache would return as other values. */
export const isJsonNumber = (value: number): boolean =>
  Number.isFinite(value) && !Object.is(value, -0)

const show = (value: number): string => (Object.is(value, -0) ? '-0' : String(value))

/** Why a number such as `Infinity` is a problem, as the end of a sentence about it. */
export const becauseOfNumber = (value: number): string => becauseOf(show(value))

const isCharacter = (name: string): boolean => name.startsWith('U+')

function becauseOf(name: string): string {
  return isCharacter(name)
    ? `contains the character \`${name}\`, which HTML and XML can't contain`
    : `is the number \`${name}\`, which JSON can't hold, so a build from the cache would differ`
}

/** Why such a value is a problem, as the end of a sentence about it; and how to fix it. */
export const unwritableProblem = {
  because: becauseOf,
  help: (name: string): string =>
    isCharacter(name)
      ? 'Remove the character. It may come from an escape such as `\\0` in a text in double quotes.'
      : 'Write a finite number such as `0` or `1000`, or remove the key.',
} as const
