// Colors as OKLCH. Given text, it returns hex. It must not know names of tokens.
import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  type Oklch,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn'

// Everything that CSS colors are written in, and linear light for the contrast.
useMode(modeRgb)
useMode(modeLrgb)
useMode(modeHsl)
useMode(modeHwb)
useMode(modeLab)
useMode(modeLch)
useMode(modeOklab)
useMode(modeOklch)
useMode(modeP3)

const toOklch = converter('oklch')

/** Lightness from 0 to 1, chroma from 0 to about 0.37, and the hue in degrees. */
export interface Color {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Read any opaque CSS color; undefined for others and for what only a browser can compute. */
export function parseColor(text: string): Color | undefined {
  const parsed = parse(text.trim())
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined
  const { l, c, h = 0 }: Oklch = toOklch(parsed)
  return { l, c, h }
}

/** The nearest color that screens can show, as `#rrggbb`: less chroma, but the same lightness and hue. */
export function toHex({ l, c, h }: Color): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) ?? '#000000'
}

/** The contrast of WCAG 2.2, from 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrastOf = (front: string, ground: string): number => wcagContrast(front, ground)

interface FitOptions {
  readonly grounds: readonly string[]
  /** The least contrast with each of them. */
  readonly least: number
}

/** The lowest contrast of a color with its backgrounds. */
export const weakest = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(hex, ground)))

/**
 * The color of the nearest lightness that has the contrast with all backgrounds, as hex; hue and chroma stay. Where
 * none has it, the color with the highest contrast.
 */
export function fit(color: Color, { grounds, least }: FitOptions): string {
  const own = toHex(color)
  if (weakest(own, grounds) >= least) return own
  const steps = Array.from({ length: 201 }, (_, index) => index / 200)
  const candidates = steps
    .toSorted((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l))
    .map((l) => toHex({ ...color, l }))
  return (
    candidates.find((hex) => weakest(hex, grounds) >= least) ??
    candidates.reduce((best, hex) => (weakest(hex, grounds) > weakest(best, grounds) ? hex : best))
  )
}
