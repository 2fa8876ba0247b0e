const WORDS = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lo}+|\p{N}+/gu

/** The URL path of a tag, as Docusaurus makes it: `React 18` and `React18` become `react-18`. */
export function slugOfTag(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]/g, '')
    .normalize('NFC')
  return (plain.match(WORDS) ?? []).join('-').toLowerCase()
}
