import type { Section } from '../sections.ts'

/** `?code=28` in the URL of a message, whichever site explains it. */
const parameter = /(?:\b|%3F|%26)code(?:=|%3D)0*(\d+)(?![\w.])/i
/** `error #28`, `error code 28`. */
const spoken = /\berror\s*(?:code\s*)?[#:=]?\s*0*(\d+)(?![\w.])/i

/** The code of the error that a query contains. */
export const errorCodeIn = (query: string): string | undefined =>
  (parameter.exec(query) ?? spoken.exec(query))?.[1]

/**
 * The section of the error whose code a query contains: `Errors?code=28`, or a minified message.
 * The text around the code is the same for all errors, so it doesn't help.
 */
export function findErrorCode(query: string, sections: readonly Section[]): readonly Section[] {
  const code = errorCodeIn(query)
  if (code === undefined) return []
  return sections.filter(({ isLead, name }) => !isLead && name.joined() === `error${code}`)
}
