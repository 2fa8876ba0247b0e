// The palette of a site. Given what the site says about its colors, it returns CSS, and the colors
// that can't be used. It must not read files.
import { type Color, parseColor, toHex } from './colors.ts'
import { type ColorTokens, createModePalette, type LowContrast } from './create-palette.ts'
import { formatPalette, type Palette } from './format-palette.ts'
import { lightRecipe } from './palette-recipes.ts'
import { readTokens, type Tokens } from './read-tokens.ts'
import { colorOfToken } from './token-contrast.ts'

/** The colors of a site, as its config has them. */
export interface ThemeColors {
  readonly accent?: string | undefined
  readonly accentDark?: string | undefined
  readonly neutral?: string | undefined
}

/** The colors of a site without options. */
const defaultColors = { accent: '#2459c4', neutral: '#6e727b' } as const

interface PaletteInput {
  readonly colors: ThemeColors
  /** The style sheets of the site, joined. */
  readonly css: string
  /** Leave out grays and the colors of code and admonitions, unless the site chooses a neutral color. */
  readonly accentsOnly?: boolean
}

/** An accent that can't be used in a mode. */
export interface PaletteProblem extends LowContrast {
  readonly mode: 'light' | 'dark'
}

interface SitePalette {
  readonly css: string
  readonly problems: readonly PaletteProblem[]
}

/** Compute the palette of a site from its colors and those that its style sheets set. */
export function createSitePalette({ colors, css, accentsOnly = false }: PaletteInput): SitePalette {
  const [lightCss, darkCss] = [readTokens(css, 'light'), readTokens(css, 'dark')]
  const accent = primaryOf(lightCss) ?? colorOf(colors.accent)
  const accentDark = primaryOf(darkCss) ?? colorOf(colors.accentDark)
  const other = accent ?? accentDark ?? colorOf(defaultColors.accent)
  const neutral = colorOf(colors.neutral ?? defaultColors.neutral)
  if (!other || !neutral) return { css: '', problems: [] }
  const light = createModePalette('light', { accent, other, neutral, given: grays(lightCss) })
  const dark = createModePalette('dark', {
    accent: accentDark,
    other,
    neutral,
    given: grays(darkCss),
  })
  const isPart = accentsOnly && colors.neutral === undefined
  const select = ({ tokens, accents }: typeof light, own: Tokens): ColorTokens => {
    const selected = isPart ? [...tokens].filter(([name]) => accents.has(name)) : [...tokens]
    return new Map([...selected, ...mixtures(own)])
  }
  return {
    css: formatPalette(alignModes({ light: select(light, lightCss), dark: select(dark, darkCss) })),
    problems: [
      ...light.problems.map((problem) => ({ ...problem, mode: 'light' as const })),
      ...dark.problems.map((problem) => ({ ...problem, mode: 'dark' as const })),
    ],
  }
}

/** Tokens that the browser mixes, for a primary color that only a browser can compute, such as `color-mix()`. */
function mixtures(tokens: Tokens): ColorTokens {
  if (!tokens.has('--ifm-color-primary') || primaryOf(tokens)) return new Map()
  const mix = (share: number, ground: string): string =>
    `color-mix(in oklab, var(--ifm-color-primary) ${share}%, var(${ground}))`
  return new Map([
    ['--ifm-link-color', 'var(--ifm-color-primary)'],
    ['--accent-soft', mix(9, '--ifm-background-color')],
    ['--accent-line', mix(30, '--ifm-background-color')],
    ['--mark-highlighted', mix(13, '--ifm-code-background')],
  ])
}

/** A value that only one mode sets would be inherited by the other. */
function alignModes({ light, dark }: Palette): Palette {
  const primary = ['--accent', 'var(--ifm-color-primary)'] as const
  const needs = light.has('--accent') !== dark.has('--accent')
  if (!needs) return { light, dark }
  return light.has('--accent')
    ? { light, dark: new Map([...dark, primary]) }
    : { light: new Map([...light, primary]), dark }
}

const colorOf = (text: string | undefined): Color | undefined =>
  text === undefined ? undefined : parseColor(text)

const primaryOf = (tokens: Tokens): Color | undefined =>
  colorOf(colorOfToken('--ifm-color-primary', tokens))

/** Backgrounds and grays that the site sets itself, as far as they can be computed. */
function grays(tokens: Tokens): ColorTokens {
  return new Map(
    Object.keys(lightRecipe.grays).flatMap((name) => {
      const color = colorOf(colorOfToken(name, tokens))
      return color ? [[name, toHex(color)] as const] : []
    }),
  )
}
