/** Longest name and longest message, in UTF-16 units: a path of five folders, a screen of text. */
const MAX_NAME = 200
const MAX_MESSAGE = 4000

/** Names in backticks and words; both end where a reader's eye would. */
const longNames = new RegExp(
  `(?<=\`)[^\`\\n]{${MAX_NAME + 1},}(?=\`)|[^\\s\`]{${MAX_NAME + 1},}`,
  'g',
)

/** A message in which each long name is shortened in its middle, and which ends after some lines. */
export function shortenMessage(text: string): string {
  if (text.length <= MAX_NAME) return text
  // A second limit before the search keeps its time in proportion to what is shown.
  const readable = cut(text, 10 * MAX_MESSAGE)
  return cut(
    readable.replace(longNames, (name) => shortenName(name)),
    MAX_MESSAGE,
  )
}

/** The beginning and the end of a long name, such as a path. */
export function shortenName(name: string): string {
  if (name.length <= MAX_NAME) return name
  const start = name.slice(0, 120).replace(/[\uD800-\uDBFF]$/, '')
  const end = name.slice(-60).replace(/^[\uDC00-\uDFFF]/, '')
  return `${start}…${end}`
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`
}
