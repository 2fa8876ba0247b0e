import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { contentRules } from '../reporting/content-rules.ts'

/** A value between quotes of a word processor, which YAML reads as text. */
const quoted = /^(?:[“„”]([^“”„]+)[”“]|[‘‚’]([^‘’‚]+)[’‘])$/
/** Commas and semicolons of other scripts, which YAML reads as text. */
const comma = /[，、､،；؛]/
const lists = /^(?:tags|keywords|aliases|redirect_from|authors)$/

/** The place of the first of the keys that has one. */
type PlaceOf = (...keys: readonly string[]) => Place

/**
 * Report typographic quotes around whole values of the front matter, and commas of other scripts in
 * lists. `values`: as they are written.
 */
export function checkSigns(
  values: Readonly<Record<string, unknown>>,
  placeOf: PlaceOf,
): readonly Diagnostic[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const texts: readonly unknown[] = Array.isArray(value) ? value : [value]
    return texts.flatMap((text, index) =>
      typeof text === 'string' ? checkText(key, text, placeOf(`${key}.${index}`, key)) : [],
    )
  })
}

function checkText(key: string, text: string, place: Place): readonly Diagnostic[] {
  const [, double, single] = quoted.exec(text) ?? []
  const inner = double ?? single
  if (inner !== undefined)
    return [
      contentRules['raw-text'].report({
        message: `\`${text}\` in the front matter key \`${key}\` is between typographic quotes, which YAML reads as a part of the value.`,
        help: `Write straight quotes, or none: \`${inner}\`.`,
        place,
        data: { actual: text },
      }),
    ]
  const [sign] = (lists.test(key) ? comma.exec(text) : undefined) ?? []
  if (sign === undefined) return []
  return [
    contentRules['raw-text'].report({
      message: `\`${text}\` in the front matter key \`${key}\` contains \`${sign}\`, which separates no items in YAML, so it is one item.`,
      help: `Write ASCII commas: \`[${text
        .split(comma)
        .map((one) => one.trim())
        .join(', ')}]\`.`,
      place,
      data: { actual: text },
    }),
  ]
}
