/** Which segments a path may have besides names. */
interface PathRules {
  /** `.` and `..` are accepted in a path that doesn't begin with a slash, as in links. */
  readonly isRelativeAllowed?: boolean
}

/**
 * Names of URLs: letters, numbers, punctuation, symbols and spaces of all languages, and the two
 * joiners that Persian, Indic languages and emoji need.
 */
const nameCharacter = /^[\p{L}\p{M}\p{N}\p{P}\p{S} \u200C\u200D]$/u
/** Separates names in browsers, or ends the path. */
const separators: ReadonlySet<string> = new Set(['/', '\\', '?', '#'])

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
    const found = isStep ? name : (findCharacter(name) ?? findEncoded(name))
    if (found !== undefined) return `\`${found}\``
  }
  return undefined
}

function findCharacter(name: string): string | undefined {
  for (const character of name)
    if (!nameCharacter.test(character) || separators.has(character)) return toVisible(character)
  return undefined
}

/** `%2e%2e` and other spellings of what has no place in a name. */
function findEncoded(name: string): string | undefined {
  const decoded = name.replace(/(?:%[\da-f]{2})+/gi, decode)
  if (/^\.{1,2}$/.test(decoded)) return name
  for (const character of decoded)
    // An encoded `?` or `#` is a part of the name.
    if (character === '/' || character === '\\' || !nameCharacter.test(character))
      return encodeOnce(character, name)
  return undefined
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

/** The spelling of a character in the name; hexadecimal digits have either case. */
function encodeOnce(character: string, name: string): string {
  const encoded = encodeURIComponent(character.replace(/\p{Surrogate}/u, '\uFFFD'))
  const at = name.toLowerCase().indexOf(encoded.toLowerCase())
  return at === -1 ? encoded : name.slice(at, at + encoded.length)
}

/** Characters without a glyph by their number, as in `U+0000`. */
function toVisible(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
