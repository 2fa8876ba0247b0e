// What the palette of each mode is made of. Must not compute anything.

/** A gray of the palette: its lightness, and its share of the chroma of the neutral color. */
type Gray = readonly [lightness: number, share: number]

/** A tint of the accent: its lightness, the chroma it has at most, and its share of the accent's. */
export type Tint = readonly [lightness: number, chroma: number, share: number]

/** How the colors of one mode come about. */
export interface Recipe {
  readonly grays: Readonly<Record<string, Gray>>
  readonly tints: Readonly<Record<string, Tint>>
  /** Colors with a fixed meaning, which don't follow the accent. */
  readonly fixed: Readonly<Record<string, string>>
  /** How far each shade of the primary color is from it in lightness; names without their prefix. */
  readonly shades: Readonly<Record<string, number>>
  /** The lightness of an accent that the site has not chosen for this mode. */
  readonly accentLightness?: number
}

export const lightRecipe: Recipe = {
  grays: {
    '--ifm-background-color': [1, 0],
    '--ifm-background-surface-color': [0.985, 0.1],
    '--ifm-font-color-base': [0.305, 1.15],
    '--ifm-heading-color': [0.182, 0.9],
    '--ifm-code-background': [0.988, 0.1],
    '--raised': [1, 0],
    '--line': [0.925, 0.45],
    '--line-strong': [0.6, 1.2],
    '--text-quiet': [0.489, 1.25],
    '--note': [0.45, 1.6],
    '--inverse-ground': [0.205, 1.3],
    '--inverse-text': [0.92, 0.5],
    '--inverse-quiet': [0.75, 0.9],
    '--inverse-line': [0.33, 1.2],
    '--code-text': [0.3, 1.4],
    '--code-line': [0.922, 0.45],
  },
  tints: {
    '--accent-soft': [0.962, 0.018, 0.12],
    '--accent-line': [0.87, 0.06, 0.4],
    '--mark-highlighted': [0.94, 0.04, 0.25],
    '--strong': [0.36, 0.14, 0.8],
    '--hero-ground': [0.42, 0.17, 0.95],
    '--hero-glow': [0.66, 0.13, 0.8],
    '--hero-shade': [0.22, 0.1, 0.7],
  },
  fixed: {
    '--tip': '#11703d',
    '--info': '#1560a8',
    '--warning': '#8a5200',
    '--danger': '#b3203c',
    '--mark-add': '#dcf3e3',
    '--mark-remove': '#fbe3e6',
    '--mark-warning': '#faeccf',
    '--mark-edge-add': '#2c8a52',
    '--mark-edge-remove': '#c8405a',
    '--syntax-comment': '#5f6773',
    '--syntax-keyword': '#7a2fb5',
    '--syntax-string': '#14652f',
    '--syntax-number': '#904000',
    '--syntax-function': '#1355a3',
    '--syntax-type': '#06606b',
    '--syntax-property': '#86294f',
    '--syntax-tag': '#a51d42',
  },
  shades: {
    dark: -0.04,
    darker: -0.06,
    darkest: -0.13,
    light: 0.06,
    lighter: 0.09,
    lightest: 0.18,
  },
}

export const darkRecipe: Recipe = {
  grays: {
    '--ifm-background-color': [0.173, 0.6],
    '--ifm-background-surface-color': [0.196, 0.7],
    '--ifm-font-color-base': [0.876, 0.6],
    '--ifm-heading-color': [0.967, 0.2],
    '--ifm-code-background': [0.2, 0.7],
    '--raised': [0.23, 0.85],
    '--line': [0.285, 1],
    '--line-strong': [0.58, 1.2],
    '--text-quiet': [0.724, 1],
    '--note': [0.76, 1.4],
    '--inverse-ground': [0.14, 0.7],
    '--inverse-text': [0.92, 0.5],
    '--inverse-quiet': [0.75, 0.9],
    '--inverse-line': [0.29, 1],
    '--code-text': [0.9, 0.6],
    '--code-line': [0.285, 1],
  },
  tints: {
    '--accent-soft': [0.27, 0.045, 0.3],
    '--accent-line': [0.42, 0.08, 0.5],
    '--mark-highlighted': [0.3, 0.06, 0.4],
    '--strong': [0.32, 0.12, 0.75],
    '--hero-ground': [0.29, 0.12, 0.75],
    '--hero-glow': [0.5, 0.12, 0.75],
    '--hero-shade': [0.13, 0.06, 0.5],
  },
  fixed: {
    '--tip': '#7dd69c',
    '--info': '#86bdf5',
    '--warning': '#f0b75e',
    '--danger': '#ff95a5',
    '--mark-add': '#16372a',
    '--mark-remove': '#482230',
    '--mark-warning': '#43331a',
    '--mark-edge-add': '#55c483',
    '--mark-edge-remove': '#ff7d93',
    '--syntax-comment': '#a0a8b5',
    '--syntax-keyword': '#cfa9ff',
    '--syntax-string': '#a9dc93',
    '--syntax-number': '#f3b885',
    '--syntax-function': '#90c6ff',
    '--syntax-type': '#83dccd',
    '--syntax-property': '#f3b0cd',
    '--syntax-tag': '#ffa3b6',
  },
  shades: {
    dark: -0.06,
    darker: -0.09,
    darkest: -0.2,
    light: 0.05,
    lighter: 0.08,
    lightest: 0.14,
  },
  accentLightness: 0.74,
}
