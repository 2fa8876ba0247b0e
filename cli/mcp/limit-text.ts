/** Characters of a result. Clients cut longer ones, or refuse them. */
export const mostCharacters = 50_000

/** A result that is not longer than clients accept, whatever a site contains. */
export function limitText(text: string): string {
  // A page is cut before; what it is told about the rest is beside the limit.
  if (text.length <= mostCharacters + 500) return text
  const start = text.slice(0, mostCharacters).replace(/[\uD800-\uDBFF]$/, '')
  return `${start}\n\n[This is the beginning of ${text.length} characters. Ask for less to see the rest.]`
}
