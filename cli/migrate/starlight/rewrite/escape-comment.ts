/** Escapes text for a comment in MDX. */
export const escapeComment = (text: string): string => text.replaceAll('*/', '* /')
