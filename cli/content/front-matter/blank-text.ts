import type { IdleKey } from '../foreign/foreign-keys.ts'
import { isBlank } from '../../primitives/text/is-blank.ts'
import { textKeys } from './metadata-texts.ts'

const keys: ReadonlySet<string> = new Set(textKeys)
const blank: IdleKey = {
  why: 'its text is empty',
  help: 'Write a text, or remove the key.',
  isLeftOut: true,
}

/** Why a title, a label or a description has no effect: readers would see an empty text. */
export function blankText(key: string, value: unknown): IdleKey | undefined {
  return keys.has(key) && typeof value === 'string' && isBlank(value) ? blank : undefined
}
