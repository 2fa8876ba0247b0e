/**
 * What the name of a page or a folder may contain: letters, marks and numbers of all languages,
 * the two joiners that Persian, Indic languages and emoji need, and some signs. Windows can't hold
 * the ASCII signs that are missing, or hosts read them as patterns: `*` and `:name`. `?` and `#`
 * are always written encoded.
 */
const nameCharacter =
  /^(?:[\p{L}\p{M}\p{N} !#$%&'()+,\-.;=?@[\]^_`{}~]|\u200C|\u200D|(?![\0-\x7F])[\p{P}\p{S}])$/u

/** Names of devices on Windows, with or without an extension. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[\d\u00B9\u00B2\u00B3])(?:\.|$)/i

/** The first character that the name of a page or a folder can't contain. */
export function findNameCharacter(name: string): string | undefined {
  for (const character of name) if (!nameCharacter.test(character)) return character
  return undefined
}

/** True for a name that Windows can't hold, whatever its characters are: `con`, `a.`, `a `. */
export function isRefusedByWindows(name: string): boolean {
  return /[. ]$/.test(name) || deviceName.test(name)
}

/** Characters without a glyph by their number, as in `U+0000`. */
export function toVisible(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
