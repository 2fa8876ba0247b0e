/**
 * The text up to and including the last `end`. A pattern that looks for `end` after each beginning would read
 * all the rest for each one that never ends.
 */
export function upToLast(text: string, end: string): string {
  const at = text.lastIndexOf(end)
  return at === -1 ? '' : text.slice(0, at + end.length)
}
