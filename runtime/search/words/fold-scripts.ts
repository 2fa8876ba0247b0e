// Letters of single scripts that sound the same, and that people write for each other.

const letterAt = (...codes: readonly number[]): string => String.fromCharCode(...codes)

/** Scripts of India, whose letters have the same order, so that a letter is found by its place in the block. */
const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xc00, 0xc80]
const VIRAMA = 0x4d
/** The nasal of each row of four consonants; before one of them, people write a dot instead. */
const nasals = [0x19, 0x1e, 0x23, 0x28, 0x2e]

const beforeItsRow = (block: number, nasal: number): string =>
  `${letterAt(block + nasal, block + VIRAMA)}(?=[${letterAt(block + nasal - 4)}-${letterAt(block + nasal - 1)}])`
/** Those nasals, and the moon above a vowel: `हिन्दी`, `हँसी`. */
const nasalSigns = new RegExp(
  blocks
    .flatMap((block) => [letterAt(block + 1), ...nasals.map((nasal) => beforeItsRow(block, nasal))])
    .join('|'),
  'g',
)

/** The dots of letters that Hindi and Punjabi borrowed, and the sign of Punjabi for a nasal. */
const dots = /[\u093c\u0a3c]/g
const tippi = /\u0a70/g

/** Letters of Malayalam without a vowel, which older texts write with a virama. */
const chillus = /[\u0d7a-\u0d7f]/g
const chilluBases = 'ണനരലളക'

/** Rows of Ethiopic that sound like another row, and the first letter of that row. */
const rows = new Map([
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
])
const ethiopic = /[\u1200-\u1227\u1280-\u1287\u12a0-\u12a7\u12d0-\u12d7\u1340-\u1347]/g

function foldEthiopic(letter: string): string {
  const code = letter.charCodeAt(0)
  const row = code & ~7
  const first = rows.get(row) ?? row
  const vowel = code & 7
  // The first and the fourth vowel are the same after these two letters.
  return letterAt(first + (vowel === 3 && (first === 0x1200 || first === 0x12a0) ? 0 : vowel))
}

const others = /[\u0900-\u0d7f\u1200-\u1347]/

/** One spelling of words that people of India and Ethiopia write in several: `हिन्दी` and `हिंदी`. */
export function foldScripts(text: string): string {
  if (!others.test(text)) return text
  return text
    .replace(dots, '')
    .replace(nasalSigns, (sign) => letterAt((sign.charCodeAt(0) & ~0x7f) + 2))
    .replace(tippi, '\u0a02')
    .replace(chillus, (letter) => `${chilluBases[letter.charCodeAt(0) - 0xd7a] ?? ''}\u0d4d`)
    .replace(ethiopic, foldEthiopic)
}
