/** Characters that change the direction of the text after them until a counterpart closes them. */
const controls = /[\u202a-\u202e\u2066-\u2069]/
const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/**
 * Enclose a title in an isolate if it contains control characters of the text direction, so that
 * one it leaves open does not reorder the text beside it: the site's title in a browser tab, the
 * next entry of a sidebar.
 */
export function isolateBidi(text: string): string {
  if (!controls.test(text)) return text
  let open = 0
  const balanced = Array.from(text).filter((character) => {
    if (character >= '\u2066' && character <= firstStrongIsolate) open++
    if (character !== popIsolate) return true
    // Without a matching isolate, it would close ours.
    if (open === 0) return false
    open--
    return true
  })
  return `${firstStrongIsolate}${balanced.join('')}${popIsolate.repeat(open + 1)}`
}
