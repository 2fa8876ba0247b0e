import { isPropObject, type PropValue } from './component-element.ts'

/** The values that a prop takes. Any other value is left out or shown as something else. */
export interface ValueForm {
  readonly accepts: (value: PropValue) => boolean
  /** Continues “Write …”. */
  readonly expected: string
}

const isText = (value: PropValue): boolean =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))

/** Text that matches a pattern. */
export const matching = (pattern: RegExp, expected: string): ValueForm => ({
  accepts: (value) => isText(value) && pattern.test(String(value)),
  expected,
})

/** Any text or number. */
export const text: ValueForm = { accepts: isText, expected: 'text in quotes' }
/** Text that isn’t empty. */
export const filled = matching(/\S/, 'text in quotes that isn’t empty')
/** A word, such as the type of an admonition. */
export const word = matching(/^[a-z][\w-]*$/i, 'a word, such as `tip`')
/** True or false. */
export const flag: ValueForm = {
  accepts: (value) => typeof value === 'boolean',
  expected: 'the name alone, or leave it out',
}
/** True or false; a directive writes the empty text for true. */
export const mark: ValueForm = {
  accepts: (value) => typeof value === 'boolean' || value === '',
  expected: flag.expected,
}
/** A list. */
export const list: ValueForm = {
  accepts: (value) => Array.isArray(value),
  expected: 'a list, `{[…]}`',
}
/** A level of headings. */
export const level: ValueForm = {
  accepts: (value) => typeof value === 'number' && /^[1-6]$/.test(String(value)),
  expected: 'a number from 1 to 6, such as `{3}`',
}
/** A width or height. */
export const length = matching(/^\d+(?:\.\d+)?(?:%|px)?$/, 'a number of pixels or a percentage')
/** The id of a video. */
export const videoId = matching(
  /^[\w-]+$/,
  'the id of the video alone, which follows `v=` in its address, such as `id="a1B2c3D4e5F"`',
)
/** Whether lines have numbers, or the first number. */
export const lineNumbers: ValueForm = {
  accepts: (value) =>
    typeof value === 'boolean' || (typeof value === 'number' && Number.isInteger(value)),
  expected: 'the name alone, or the number of the first line, such as `{5}`',
}
/** Whether a choice is kept in the URL, or the name of its parameter. */
export const query: ValueForm = {
  accepts: (value) => typeof value === 'boolean' || isText(value),
  expected: 'the name alone, or the name of the parameter in quotes',
}
/** The tabs of a group. */
export const labels: ValueForm = {
  accepts: (value) =>
    Array.isArray(value) &&
    value.every((entry) => isPropObject(entry) && 'value' in entry && 'label' in entry),
  expected: 'a list such as `{[{ label: "npm", value: "npm" }]}`',
}
/** The images of both color modes. */
export const sources: ValueForm = {
  accepts: (value) =>
    isPropObject(value) && typeof value.light === 'string' && typeof value.dark === 'string',
  expected: '`sources={{ light: "….png", dark: "….png" }}`',
}
/** Texts by the names of their placeholders. */
export const words: ValueForm = {
  accepts: (value) => isPropObject(value),
  expected: 'an object, such as `{{ name: "Ada" }}`',
}

/** A value that only the component can judge. */
export const anything: ValueForm = { accepts: () => true, expected: 'a value' }
