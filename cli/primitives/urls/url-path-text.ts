import { decodeFragment } from '../../../runtime/shared/urls/url.ts'
import { findNameCharacter, isRefusedByWindows, toVisible } from '../files/file-name.ts'

/** Which segments a path may have besides names. */
interface PathRules {
  /** `.` and `..` are accepted in a path that doesn't begin with a slash, as in links. */
  readonly isRelativeAllowed?: boolean
}

/** Signs that names can have, but that mean something else in a URL or in the files of hosts. */
const onlyEncoded: ReadonlySet<string> = new Set([' ', '#', '$', '?', '^', '`', '{', '}'])

/**
 * The first part of a URL path written by an author that can't be the name of a page or a folder,
 * for a sentence that ends in "a path without …". Percent-encoding is also read decoded, as
 * browsers and hosts do.
 */
export function findUnusableName(path: string, rules: PathRules = {}): string | undefined {
  const isRelative = rules.isRelativeAllowed === true && !path.startsWith('/')
  const names = path.replace(/^\/|\/$/g, '').split('/')
  for (const name of names) {
    // The path `/` has no names.
    if (name === '' && names.length > 1) return 'an empty name between two slashes'
    const isStep = name === '.' || name === '..'
    if (isStep && isRelative) continue
    const found = isStep ? `\`${name}\`` : findInName(name)
    if (found !== undefined) return found
  }
  return undefined
}

function findInName(name: string): string | undefined {
  const character = findCharacter(name)
  if (character === ' ') return 'a space, which is written as `%20`'
  const found = character === undefined ? findEncoded(name) : toVisible(character)
  if (found !== undefined) return `\`${found}\``
  return isRefusedByWindows(decodeFragment(name))
    ? `\`${name}\`, a name that Windows can’t hold`
    : undefined
}

function findCharacter(name: string): string | undefined {
  for (const character of name)
    if (onlyEncoded.has(character) || findNameCharacter(character) !== undefined) return character
  return undefined
}

/** `%2e%2e` and other spellings of what has no place in a name. */
function findEncoded(name: string): string | undefined {
  const decoded = decodeFragment(name)
  if (/^\.{1,2}$/.test(decoded)) return name
  const character = findNameCharacter(decoded)
  return character === undefined ? undefined : encodeOnce(character, name)
}

/** The spelling of a character in the name; hexadecimal digits have either case. */
function encodeOnce(character: string, name: string): string {
  const encoded = encodeURIComponent(character.replace(/\p{Surrogate}/u, '\uFFFD')).replace(
    '*',
    '%2A',
  )
  const at = name.toLowerCase().indexOf(encoded.toLowerCase())
  return at === -1 ? encoded : name.slice(at, at + encoded.length)
}
