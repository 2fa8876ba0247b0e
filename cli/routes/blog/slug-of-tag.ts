/** Letters with the marks of their script, such as those of Hindi and Thai, make words together. */
const WORDS =
  /\p{Lu}?(?:\p{Ll}\p{M}*)+|(?:\p{Lu}\p{M}*)+(?!\p{Ll})|(?:[\p{Lo}\p{Lm}]\p{M}*)+|\p{N}+/gu

/**
 * The URL path of a tag, as Docusaurus makes it: `React 18` and `React18` become `react-18`. Only Latin letters
 * lose their accents; in other scripts, a letter without its mark is another letter.
 */
export function slugOfTag(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/['\u2019]/g, '')
    .normalize('NFC')
  return (plain.match(WORDS) ?? []).join('-').toLowerCase()
}
