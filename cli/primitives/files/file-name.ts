// Room: names of files: globs, extensions, hashes in names, the URL spelling of paths
/**
 * What the name of a page or a folder may contain: letters, marks and numbers of all languages,
 * the two joiners that Persian, Indic languages and emoji need, and some signs. Windows can't hold
 * the ASCII signs that are missing, or hosts read them as patterns: `*` and `:name`. `#` is always
 * written encoded.
 */
const nameCharacter =
  /^(?:[\p{L}\p{M}\p{N} !#$%&'()+,\-.;=@[\]^_`{}~]|\u200C|\u200D|(?![\0-\x7F])[\p{P}\p{S}])$/u

/**
 * What the name of a page or a folder may begin with: hosts act on names with a dot or an
 * underscore (`.htaccess`, `.git`, `_worker.js`) or hide them. Some disks ignore joiners in names.
 */
const firstCharacter = /^(?![._])[ \p{L}\p{N}\p{P}\p{S}]/u

/**
 * A name at the top of the site: hosts read their settings there (`vercel.json`, `netlify.toml`).
 * After a dot comes a part of a version (`v1.2.x`), a single letter, a word that is not ASCII, or
 * an ending that no host reads settings from.
 */
const topPart = /^(?:\d.*|[a-z]|.*[^\0-\x7F].*|html?|io|js|net)$/isu
const isTopName = (name: string): boolean =>
  name
    .split('.')
    .slice(1)
    .every((part) => topPart.test(part))

/** Files with settings that have no extension: GitHub Pages and Cloud Foundry read them. */
const settingsName = /^(?:cname|staticfile)$/i
/** IIS reads its settings in every folder. */
const folderSettings = /\.config$/i

/** Names of devices on Windows, with or without an extension. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[\d\u00B9\u00B2\u00B3])(?:\.|$)/i

/** The first character that the name of a page or a folder can't contain. */
export function findNameCharacter(name: string): string | undefined {
  for (const character of name) if (!nameCharacter.test(character)) return character
  return undefined
}

/** The name with hyphens in place of the characters that the name of a page can't contain. */
export const withNameCharacters = (name: string): string =>
  Array.from(name, (one) => (nameCharacter.test(one) ? one : '-')).join('')

/** Why a host may act on the name of a page or a folder, or hide it, as the end of a sentence. */
export function findHostMeaning(name: string, isTop: boolean): string | undefined {
  if (name !== '' && !firstCharacter.test(name)) {
    const first = toVisible(String.fromCodePoint(name.codePointAt(0) ?? 0))
    return `begins with \`${first}\`, and hosts act on such names or hide them`
  }
  const isSettings = isTop && (settingsName.test(name) || !isTopName(name))
  return isSettings || folderSettings.test(name)
    ? 'can be the name of a file that hosts read settings from'
    : undefined
}

/** True for a name that Windows can't hold, whatever its characters are: `con`, `a.`, `a `. */
export function isRefusedByWindows(name: string): boolean {
  return /[. ]$/.test(name) || deviceName.test(name)
}

/** Characters without a glyph by their number, as in `U+0000`. */
export function toVisible(character: string): string {
  if (!/[\p{C}\p{Z}]/u.test(character)) return character
  return toCodePoint(character)
}

/** The number of a character as Unicode writes it: `U+0000`. */
export function toCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
