// Room: colors and fonts computed from a few options; pure functions
// The colors of the layout. Given the accent of a site, it returns the value of each color token in
// both modes. It must not read files.
import { type Color, contrastOf, fit, parseColor, toHex, weakest } from './colors.ts'
import { darkRecipe, lightRecipe, type Recipe, type Tint } from './palette-recipes.ts'

/** Values of color tokens by name: `--accent-text`. */
export type ColorTokens = ReadonlyMap<string, string>

/** The input for the palette of one mode. */
export interface ModeInput {
  /** The color of the brand in this mode; computed from `other` when left out. */
  readonly accent?: Color | undefined
  /** The accent of the other mode. */
  readonly other: Color
  /** The color whose hue the grays have. */
  readonly neutral: Color
  /** Colors that the site sets itself, by token: the others are computed to be readable on them. */
  readonly given?: ColorTokens
}

/** Why an accent can't be used: the highest contrast that it has with a background, and the least that it needs. */
export interface LowContrast {
  readonly ratio: number
  readonly least: number
  /** What it would be used for. */
  readonly use: 'buttons' | 'borders' | 'links'
  readonly ground: string
}

interface ModePalette {
  readonly tokens: ColorTokens
  /** The tokens that follow the accent; the others are grays and colors with a meaning. */
  readonly accents: ReadonlySet<string>
  readonly problems: readonly LowContrast[]
}

/** The least contrast of text and of controls, with a little more than WCAG requires. */
const TEXT = 4.55
const CONTROL = 3.05
/** A fill with less contrast than this can't be told from the page. */
const VISIBLE = 1.2
const GRAY_CHROMA = 0.02
const MOST_NEUTRAL_CHROMA = 0.03

const backgrounds = ['--ifm-background-color', '--ifm-background-surface-color']
const codeBackgrounds = [
  '--ifm-code-background',
  '--mark-highlighted',
  '--mark-add',
  '--mark-remove',
  '--mark-warning',
]

/** Compute the palette of one mode. */
export function createModePalette(mode: 'light' | 'dark', input: ModeInput): ModePalette {
  const recipe = mode === 'light' ? lightRecipe : darkRecipe
  const { neutral, given = new Map<string, string>() } = input
  const tokens = new Map<string, string>(Object.entries(recipe.fixed))
  const chroma = Math.min(neutral.c, MOST_NEUTRAL_CHROMA)
  for (const [name, [l, share]] of Object.entries(recipe.grays))
    tokens.set(name, given.get(name) ?? toHex({ l, c: chroma * share, h: neutral.h }))
  const grounds = backgrounds.map((name) => tokens.get(name) ?? '#ffffff')

  const accent = input.accent ?? suggestAccent(input.other, recipe, grounds)
  const fill = toHex(accent)
  const accents = createAccents(accent, { recipe, tokens, grounds, neutral })
  for (const [name, value] of accents) tokens.set(name, value)
  fitTexts(tokens)
  const problems = [
    ...lowContrast(fill, { use: 'buttons', least: VISIBLE, grounds: grounds.slice(0, 1) }),
    ...lowContrast(tokens.get('--accent') ?? fill, { use: 'borders', least: 3, grounds }),
    ...lowContrast(tokens.get('--ifm-link-color') ?? fill, { use: 'links', least: 4.5, grounds }),
  ]
  return { tokens, accents: new Set(accents.keys()), problems }
}

interface Requirement extends Pick<LowContrast, 'use' | 'least'> {
  readonly grounds: readonly string[]
}

function lowContrast(color: string, { use, least, grounds }: Requirement): LowContrast[] {
  return grounds
    .map((ground) => ({ ratio: contrastOf(color, ground), least, use, ground }))
    .filter(({ ratio }) => ratio < least)
    .slice(0, 1)
}

/** The accent for a mode that the site has not chosen one for. Grays change sides: black becomes white. */
function suggestAccent(other: Color, recipe: Recipe, grounds: readonly string[]): Color {
  if (other.c < GRAY_CHROMA) {
    const mirrored = { ...other, l: recipe.accentLightness === undefined ? 0.2 : 0.96 }
    return weakest(toHex(other), grounds) >= TEXT ? other : mirrored
  }
  const l = Math.max(other.l, recipe.accentLightness ?? 0)
  return parseColor(fit({ ...other, l }, { grounds, least: TEXT })) ?? other
}

interface AccentContext {
  readonly recipe: Recipe
  readonly tokens: ColorTokens
  readonly grounds: readonly string[]
  readonly neutral: Color
}

function createAccents(accent: Color, context: AccentContext): ColorTokens {
  const { recipe, tokens, grounds } = context
  const tint = (name: string): string => toHex(deepen(accent, name, context))
  const code = tokens.get('--ifm-code-background') ?? '#ffffff'
  const soft = tint('--accent-soft')
  const fill = toHex(accent)
  const onAccent = readableOn(fill)
  const shades = Object.entries(recipe.shades).map(([name, change]): [string, string] => {
    const shade = { ...accent, l: Math.min(1, Math.max(0, accent.l + change)) }
    return [
      `--ifm-color-primary-${name}`,
      // Buttons have it while the mouse is over them.
      name === 'dark' ? fit(shade, { grounds: [onAccent], least: TEXT }) : toHex(shade),
    ]
  })
  const control = readable(accent, CONTROL, grounds)
  return new Map([
    ['--ifm-color-primary', fill],
    ...shades,
    ['--ifm-link-color', readable(accent, TEXT, [...grounds, soft, code])],
    // By default it is the primary color itself.
    ...(control === fill ? [] : [['--accent', control] as const]),
    ['--on-accent', onAccent],
    ...Object.keys(recipe.tints).map((name) => [name, tint(name)] as const),
    ['--hero-button', heroButton(accent, tint('--strong'))],
    ['--inverse-accent', toHex({ ...accent, l: 0.8, c: Math.min(accent.c, 0.12) })],
  ])
}

const tintOf = ({ c, h }: Color, [l, most, share]: Tint): Color => ({
  l,
  c: Math.min(c * share, most),
  h,
})

/** Dark backgrounds of white text. */
const deepTints = new Set(['--strong', '--hero-ground', '--hero-shade'])

/**
 * Dark yellow is brown or olive, so the backgrounds of white text have the hue of the grays on a yellow site. On gray and
 * yellow sites they are darker than on others, which look darker than they are.
 */
function deepen(accent: Color, name: string, { recipe, neutral }: AccentContext): Color {
  const tint = tintOf(accent, recipe.tints[name] ?? [0, 0, 0])
  const isDeep = deepTints.has(name)
  if (isYellow(accent) && (isDeep || name === '--hero-glow'))
    return { l: tint.l * 0.65, c: Math.min(neutral.c, GRAY_CHROMA), h: neutral.h }
  return isDeep && accent.c < GRAY_CHROMA ? { ...tint, l: tint.l * 0.6 } : tint
}

/** White, or the accent of a site whose dark backgrounds don't show it. */
function heroButton(accent: Color, text: string): string {
  const fill = toHex(accent)
  return isYellow(accent) && contrastOf(fill, text) >= TEXT ? fill : '#ffffff'
}

const isYellow = ({ c, h }: Color): boolean => c >= GRAY_CHROMA && h > 60 && h < 120

/** A color that is readable on all backgrounds. Yellow becomes amber where it has to be dark, because dark yellow is olive. */
function readable(accent: Color, least: number, grounds: readonly string[]): string {
  const isGood = weakest(toHex(accent), grounds) >= least
  const isOlive = !isGood && accent.h > 80 && accent.h < 120
  return fit(isOlive ? { ...accent, h: 74 } : accent, { grounds, least })
}

/** White or nearly black, whichever is readable on a color. */
function readableOn(fill: string): string {
  const [first = '#ffffff'] = ['#ffffff', '#16181d', '#000000'].filter(
    (text) => contrastOf(text, fill) >= TEXT,
  )
  return first
}

/** Move every text color to where it is readable on what it is written on. */
function fitTexts(tokens: Map<string, string>): void {
  const on = (names: readonly string[]): string[] => names.flatMap((name) => tokens.get(name) ?? [])
  const move = (name: string, names: readonly string[], least: number): void => {
    const color = parseColor(tokens.get(name) ?? '')
    if (color) tokens.set(name, fit(color, { grounds: on(names), least }))
  }
  const text = [...backgrounds, '--accent-soft']
  for (const name of ['--ifm-font-color-base', '--ifm-heading-color', '--text-quiet'])
    move(name, text, TEXT)
  for (const name of ['--note', '--tip', '--info', '--warning', '--danger'])
    move(name, backgrounds, TEXT)
  move('--line-strong', backgrounds, CONTROL)
  for (const name of tokens.keys())
    if (name === '--code-text' || name.startsWith('--syntax-')) move(name, codeBackgrounds, TEXT)
}
