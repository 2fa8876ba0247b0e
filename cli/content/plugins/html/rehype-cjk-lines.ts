import type { Element, Root, Text } from 'hast'
import { mayBeUnspaced, unspacedEnd, unspacedStart } from '../../scripts/cjk-characters.ts'

/** Elements whose line breaks are shown or have no text. */
const verbatim = new Set(['pre', 'code', 'textarea', 'script', 'style', 'samp', 'kbd', 'svg'])

/** Elements in a line of text; what else begins or ends a line. */
const inline = new Set(
  'a abbr b bdi bdo cite data del dfn em i ins mark q ruby rb s small span strong sub sup time u var'.split(
    ' ',
  ),
)

/**
 * Join lines of Chinese and Japanese text, between which browsers would show a space. Line breaks
 * next to other letters, including Korean ones, stay.
 * https://drafts.csswg.org/css-text-4/#line-break-transform
 * Position: after raw HTML has become elements.
 *
 * In: `<p>安装\n依赖</p>` Out: `<p>安装依赖</p>`
 */
export function rehypeCjkLines() {
  return (tree: Root): void => joinLines(tree, { last: undefined })
}

interface Reading {
  /** The text before, if it is in the same line. */
  last: Text | undefined
}

function joinLines({ children }: Root | Element, reading: Reading): void {
  for (const child of children) {
    if (child.type === 'text') joinText(child, reading)
    else if (child.type === 'element') joinElement(child, reading)
  }
}

function joinElement(element: Element, reading: Reading): void {
  const isInline = inline.has(element.tagName)
  if (!isInline) reading.last = undefined
  if (!verbatim.has(element.tagName)) joinLines(element, reading)
  if (!isInline) reading.last = undefined
}

function joinText(text: Text, reading: Reading): void {
  const { last } = reading
  if (last?.value.endsWith('\n') === true && isUnspaced(last.value.trimEnd(), text.value))
    last.value = last.value.trimEnd()
  if (text.value.startsWith('\n') && last && isUnspaced(last.value, text.value.trimStart()))
    text.value = text.value.trimStart()
  if (text.value.includes('\n') && /[\u2E80-\uFFFF]/.test(text.value))
    text.value = joinParts(text.value)
  if (text.value !== '') reading.last = text
}

/** Each character is read once, because a text may have any number of lines. */
const joinParts = (value: string): string =>
  value.replaceAll(/\s+/g, (space, start: number) => {
    const end = start + space.length
    const isJoined =
      space.includes('\n') &&
      isUnspaced(value.slice(Math.max(0, start - 4), start), value.slice(end, end + 2))
    return isJoined ? '' : space
  })

/** True between two characters if at least one of them belongs to Chinese or Japanese alone. */
function isUnspaced(before: string, after: string): boolean {
  // Most texts are in other languages: the pattern would read them to their ends.
  if (mayBeUnspaced(before.charCodeAt(before.length - 1)) && mayBeUnspaced(after.charCodeAt(0))) {
    const end = unspacedEnd.exec(before.slice(-4))
    const start = end && unspacedStart.exec(after)
    return start !== null && (end?.[1] ?? start[1]) !== undefined
  }
  return false
}
