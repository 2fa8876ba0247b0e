/** A construct that is left out, as a comment that every check reports until someone replaces it. */
export const toComment = (written: string): string =>
  `<!-- VitePress: ${written.replaceAll(/\s+/g, ' ').replaceAll('--', '- -')} -->`
