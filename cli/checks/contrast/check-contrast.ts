// Checks the contrast of the theme's colors in light and dark mode.
// Must not read files.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { readTokens, type Tokens } from '../../theme/read-tokens.ts'
import { tokenContrast } from '../../theme/token-contrast.ts'
import { contrastRules } from './contrast-rules.ts'

export interface ContrastInput {
  /** The bundled style sheet. */
  readonly css: string
  /** The site's own style sheets, to find the line of a color. */
  readonly sources: readonly { readonly path: ContentPath; readonly text: string }[]
}

const backgrounds = ['--ground', '--surface']
const texts = ['--text', '--text-quiet', '--accent-text', '--ifm-heading-color']
const admonitions = ['--note', '--tip', '--info', '--warning', '--danger']
const codeBackgrounds = [
  '--code-ground',
  '--mark-highlighted',
  '--mark-add',
  '--mark-remove',
  '--mark-warning',
]

/**
 * Foreground, background and the least ratio: 4.5 for text, 3 for the borders of controls. WCAG
 * 2.2, 1.4.3 and 1.4.11.
 */
function pairsOf(tokens: Tokens): (readonly [string, string, number])[] {
  const syntax = [...tokens.keys()].filter((name) => name.startsWith('--syntax-')).toSorted()
  const cross = (fronts: readonly string[], on: readonly string[], least: number) =>
    fronts.flatMap((front) => on.map((ground) => [front, ground, least] as const))
  return [
    ...cross(texts, backgrounds, 4.5),
    ...cross(admonitions, ['--ground'], 4.5),
    ...cross(['--on-accent'], ['--ifm-color-primary'], 4.5),
    ...cross(['--inverse-text', '--inverse-quiet', '--inverse-accent'], ['--inverse-ground'], 4.5),
    ...cross(['--code-text', ...syntax], codeBackgrounds, 4.5),
    ...cross(['--line-strong', '--accent'], ['--ground'], 3),
  ]
}

function placeOf(name: string, mode: string, { sources }: ContrastInput): Place | undefined {
  const places = sources.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`${name}\\s*:`, 'g'))].map(({ index }) => {
      const before = text.slice(0, index)
      const column = index - before.lastIndexOf('\n')
      return { path, line: before.split('\n').length, column }
    }),
  )
  // A color that is set twice is set for light mode first.
  return mode === 'dark' ? places.at(-1) : places[0]
}

/** Two tokens, the ratio that WCAG requires of them, and the one that they have. */
interface MeasuredPair {
  readonly front: string
  readonly ground: string
  readonly least: number
  readonly ratio: number
}

/** Every pair of colors whose contrast matters. Colors that only a browser can compute are skipped. */
export function measureContrast(css: string, mode: 'light' | 'dark'): readonly MeasuredPair[] {
  const tokens = readTokens(css, mode)
  return pairsOf(tokens).flatMap(([front, ground, least]) => {
    const ratio = tokenContrast(front, ground, tokens)
    return ratio === undefined ? [] : [{ front, ground, least, ratio }]
  })
}

/** Reports every pair of colors below its ratio. */
export function checkContrast(input: ContrastInput): Diagnostic[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    measureContrast(input.css, mode)
      .filter(({ ratio, least }) => ratio < least)
      .map(({ front, ground, least, ratio }) => {
        const place = placeOf(front, mode, input) ?? placeOf(ground, mode, input)
        return contrastRules['low-contrast'].report({
          message: `\`${front}\` on \`${ground}\` has a contrast of ${ratio.toFixed(2)} in ${mode} mode, but WCAG requires at least ${least}, so many people find it hard to read.`,
          help: `Make \`${front}\` ${mode === 'dark' ? 'lighter' : 'darker'}, or change the background.`,
          data: { actual: `${front} ${ground} ${mode}` },
          ...(place ? { place } : {}),
        })
      }),
  )
}
