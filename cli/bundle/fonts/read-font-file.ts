import { readRegularBytes } from '../../gate/regular-file.ts'
import { hashOf, sha256 } from '../../primitives/hash.ts'
import { averageWidth, type FontMetrics } from '../../theme/font-metrics.ts'
import type { BundleCache } from '../cached-bundle.ts'

/** The metadata of a font file. */
export interface FontFacts {
  readonly family: string
  /** `400`, or `100 900` for a variable font. */
  readonly weight: string
  readonly isItalic: boolean
  /** The characters that it has: `U+0-FF,U+131`. */
  readonly unicodeRange: string
  readonly metrics: FontMetrics
}

/** Read a font. What was read is kept in the cache, because unpacking a font takes some time. */
export async function readFontFile(path: string, cache?: BundleCache): Promise<FontFacts> {
  const bytes = readRegularBytes(path)
  const key = hashOf('font', sha256(bytes))
  const known = cache?.get(key)
  if (known) {
    const facts: FontFacts = JSON.parse(Buffer.from(known).toString('utf8'))
    return facts
  }
  const { create } = await import('fontkitten')
  const font = create(bytes)
  if (font.isCollection) throw new Error('it is a collection of fonts')
  const { unitsPerEm, variationAxes } = font
  const { wght } = variationAxes
  const share = (units: number): number => units / unitsPerEm
  const facts: FontFacts = {
    family: font.familyName,
    weight: wght ? `${wght.min} ${wght.max}` : String(font['OS/2'].usWeightClass),
    isItalic: font.italicAngle !== 0 || /italic|oblique/i.test(font.subfamilyName),
    unicodeRange: formatRange(font.characterSet),
    metrics: {
      width: averageWidth((letter) =>
        share(font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth),
      ),
      ascent: share(font.ascent),
      descent: share(Math.abs(font.descent)),
      lineGap: share(font.lineGap),
    },
  }
  cache?.set(key, Buffer.from(JSON.stringify(facts)))
  return facts
}

/** [65, 66, 67, 300] -> `U+41-43,U+12C`. */
function formatRange(characters: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const character of [...new Set(characters)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === character - 1) run[1] = character
    else runs.push([character, character])
  }
  const hex = (value: number): string => value.toString(16).toUpperCase()
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')
}
