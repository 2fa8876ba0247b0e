/**
 * The form that all spellings of a name share which some file system treats as equal: NFC, without
 * letter case.
 */
export function foldName(name: string): string {
  // oxlint-disable-next-line no-control-regex
  if (/^[\0-\x7F]*$/.test(name)) return name.toLowerCase()
  return foldCase(name.normalize('NFC')).normalize('NFC')
}

/**
 * A name without letter case. Each character on its own, because `toLowerCase` chooses the form of a
 * sigma by its neighbors; in upper case first, because `ß` and `ſ` have other letters there.
 * https://www.unicode.org/reports/tr44/#CaseFolding.txt
 */
export function foldCase(name: string): string {
  return Array.from(name, foldCharacter).join('')
}

// Only languages with both letters have a rule for `ı`: elsewhere it is a separate letter.
const foldCharacter = (character: string): string =>
  character === 'ı' ? character : character.toUpperCase().toLowerCase()
