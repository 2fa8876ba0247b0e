/** Text that can be in a comment of MDX. */
export const escapeComment = (text: string): string => text.replaceAll('*/', '* /')
