const decoder = new TextDecoder()

/** The contents of a text file, which may be bytes in UTF-8. */
export const textOf = (contents: string | Uint8Array): string =>
  typeof contents === 'string' ? contents : decoder.decode(contents)
