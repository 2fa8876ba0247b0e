/** A page in React begins with what its components say about the page: React writes it before all else. */
const SAID = /(<main\b[^>]*>)((?:<(?:meta|link)\b[^<>]*>)+)/

/** What belongs into the head, taken out of the body. */
export function hoistHead(body: string): { readonly said: string; readonly body: string } {
  const [, main = '', said = ''] = SAID.exec(body) ?? []
  if (said === '') return { said, body }
  return {
    said: said.replace(/ ?\/>/g, '>').replaceAll('><', '>\n<'),
    body: body.replace(main + said, () => main),
  }
}
