import { findNameCharacter, isRefusedByWindows, toVisible } from './file-name.ts'

/** Most file systems accept names of up to 255 bytes. */
export const MAX_NAME_BYTES = 255

/**
 * Why no page, redirect or file that a build writes can have a name in its path, as a sentence without
 * its period; undefined for a name that every system and host can hold.
 */
export function findNameProblem(part: string): string | undefined {
  const name = `\`${withoutControls(part)}\``
  if (part === '.' || part === '..') return `${name} points to another folder`
  if (part === '') return 'a name between two slashes is empty'
  if (/[\p{Cc}]/u.test(part)) return `${name} contains a control character`
  if (/[\p{Surrogate}\uFFFD]/u.test(part)) return `${name} is not valid Unicode`
  if (part.includes('\\')) return `${name} contains a backslash, which browsers read as a slash`
  const character = findNameCharacter(part)
  if (character !== undefined)
    return `${name} contains \`${toVisible(character)}\`, which the name of a page or a file can’t contain`
  if (isRefusedByWindows(part.replace(/\.html$/, '')))
    return `Windows can’t hold a file or a folder with the name ${name}`
  if (Buffer.byteLength(part) > MAX_NAME_BYTES) return `${name} is longer than 255 bytes`
  return undefined
}

/** The text with the sign of a lost character in the place of each that would control a terminal. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Surrogate}]/gu, '\uFFFD')
}
