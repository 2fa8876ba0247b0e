// Fonts that take the place of another one while it loads. Must not read files.

/** The metrics of a font, as shares of its size. */
export interface FontMetrics {
  /** Average width of the letters of English text. */
  readonly width: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** Letters and how often they are in English text, in percent of all letters; the space included. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 18,
  a: 6.5,
  b: 1.3,
  c: 2.2,
  d: 3.3,
  e: 10.2,
  f: 2,
  g: 1.6,
  h: 5,
  i: 5.7,
  j: 0.1,
  k: 0.6,
  l: 3.3,
  m: 2,
  n: 5.7,
  o: 6.2,
  p: 1.5,
  q: 0.1,
  r: 5,
  s: 5.3,
  t: 7.5,
  u: 2.3,
  v: 0.8,
  w: 1.7,
  x: 0.14,
  y: 1.4,
  z: 0.05,
}

/** The average width of the letters of English text. `widthOf` returns the width of one. */
export function averageWidth(widthOf: (letter: string) => number): number {
  const letters = Object.entries(frequencies)
  const total = letters.reduce((sum, [, share]) => sum + share, 0)
  return letters.reduce((sum, [letter, share]) => sum + widthOf(letter) * share, 0) / total
}

/** Fonts of equal widths, one of which most machines have. */
interface LocalFonts {
  readonly names: readonly string[]
  /** The same fonts in bold, without which browsers thicken the regular ones. */
  readonly bold?: readonly string[]
  readonly width: number
}

export type FontKind = 'sans-serif' | 'serif' | 'monospace'

/** The fonts of Windows, macOS, Android and Linux, by kind. */
const localFonts: Readonly<Record<FontKind, readonly LocalFonts[]>> = {
  'sans-serif': [
    {
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
      width: 0.4399,
    },
    { names: ['Roboto', 'Roboto-Regular'], width: 0.4412 },
    { names: ['DejaVu Sans', 'DejaVuSans'], width: 0.5052 },
  ],
  serif: [
    { names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], width: 0.3988 },
    { names: ['DejaVu Serif', 'DejaVuSerif'], width: 0.5106 },
  ],
  monospace: [
    { names: ['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono', 'Liberation Mono'], width: 0.602 },
    { names: ['Consolas'], width: 0.5498 },
  ],
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

/** A font that takes the place of another one: its family and the rule that defines it. */
export interface FallbackFont {
  readonly family: string
  readonly css: string
}

/**
 * Fonts of the reader's machine in the size of a font that is still loading, so that text keeps its lines when the
 * font arrives. A machine has one of them.
 */
export function createFallbacks(
  family: string,
  kind: FontKind,
  metrics: FontMetrics,
): readonly FallbackFont[] {
  return localFonts[kind].flatMap(({ names, bold, width }, index) => {
    const scale = metrics.width / width
    const own = `${family} fallback${index === 0 ? '' : ` ${index + 1}`}`
    const face = (sources: readonly string[], weight: readonly string[]): FallbackFont => {
      const rules = [
        `font-family:${JSON.stringify(own)}`,
        ...weight,
        `src:${sources.map((name) => `local(${JSON.stringify(name)})`).join(',')}`,
        `size-adjust:${percent(scale)}`,
        `ascent-override:${percent(metrics.ascent / scale)}`,
        `descent-override:${percent(metrics.descent / scale)}`,
        `line-gap-override:${percent(metrics.lineGap / scale)}`,
      ]
      return { family: own, css: `@font-face{${rules.join(';')}}` }
    }
    return [face(names, []), ...(bold ? [face(bold, ['font-weight:700'])] : [])]
  })
}
