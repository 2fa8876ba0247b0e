/** Characters that readers don't see: spaces, and what only joins or separates others. */
const invisible = /^[\s\p{Z}\p{Cf}\u2800\u3164]*$/u

/** True for a text in which readers see nothing. */
export const isBlank = (text: string): boolean => invisible.test(text)
