/** Which of the texts of a field contain a token. */
export interface TermIndex {
  /** Add a text by its number and its tokens, which may repeat. */
  readonly add: (text: number, tokens: readonly string[]) => void
  /** The numbers of the texts that contain a token, in the order in which they were added. */
  readonly find: (token: string) => readonly number[]
}

/**
 * Create an index that is only a map. It is enough for titles and headings, which can be searched
 * before FlexSearch has come, and finds the same.
 */
export function createTermMap(): TermIndex {
  const texts = new Map<string, number[]>()
  return {
    add: (text, tokens) => {
      for (const token of tokens) {
        const known = texts.get(token)
        if (!known) texts.set(token, [text])
        else if (known.at(-1) !== text) known.push(text)
      }
    },
    find: (token) => texts.get(token) ?? [],
  }
}
