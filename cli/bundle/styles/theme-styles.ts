// The style sheet that the options of `theme` make. Given the configuration, it returns CSS, and
// colors that can't be used. A site that sets none of them costs nothing: no color is computed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRegularText } from '../../gate/regular-file.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import type { PaletteProblem } from '../../theme/site-palette.ts'
import { bundleRules } from '../bundle-rules.ts'
import type { BundleCache } from '../cached-bundle.ts'
import { createFontStyles, type FontPreload } from '../fonts/create-font-styles.ts'

/** The CSS that the options of `theme` add to the style sheet. */
export interface ThemeStyles {
  /** The colors of the site in place of those of docs-ssg; undefined if it has none. */
  readonly palette: string | undefined
  /** Everything else, empty if there is nothing. */
  readonly theme: string
  readonly preloads: readonly FontPreload[]
  readonly diagnostics: readonly Diagnostic[]
}

const colorNames = ['accent', 'accentDark', 'neutral'] as const

/** For full loads; the script fades between the pages that it shows in place. */
const transitions =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  '::view-transition-group(*){animation-duration:.15s}'

/** Make the style sheet of the options of `theme`. */
export async function createThemeStyles(
  config: ResolvedConfig,
  cache?: BundleCache,
): Promise<ThemeStyles> {
  const { radius, look, viewTransitions } = config.theme
  const colors = await createColors(config)
  const fonts = await createFontStyles(config, cache)
  // The colors that the look of Docusaurus has come later than ours, and the site's come after those.
  const layer = look === 'docusaurus' ? 'docusaurus' : 'tokens'
  const isLater = look === 'docusaurus' && colors.css !== undefined
  const rules = [
    ...(isLater ? [colors.css] : []),
    ...(radius === undefined ? [] : [`:root{--ifm-global-radius:${radius}}`]),
    ...(fonts.css === '' ? [] : [fonts.css]),
  ]
  return {
    palette: isLater ? undefined : colors.css,
    theme:
      (rules.length === 0 ? '' : `@layer ${layer}{${rules.join('')}}`) +
      (viewTransitions ? transitions : ''),
    preloads: fonts.preloads,
    diagnostics: [...colors.diagnostics, ...fonts.diagnostics],
  }
}

interface Colors {
  readonly css: string | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Compute the colors of a site, if its config or its style sheets choose any. */
async function createColors(config: ResolvedConfig): Promise<Colors> {
  const { theme } = config
  const css = readCustomCss(config)
  const isChosen = colorNames.some((name) => theme[name] !== undefined)
  if (!isChosen && !/--ifm-color-primary\s*:/.test(css)) return { css: undefined, diagnostics: [] }

  const { createSitePalette } = await import('../../theme/site-palette.ts')
  const { css: palette, problems } = createSitePalette({
    colors: theme,
    css,
    accentsOnly: theme.look === 'docusaurus',
  })
  return { css: palette, diagnostics: reportProblems(problems, config) }
}

function readCustomCss({ siteDir, customCss }: ResolvedConfig): string {
  return customCss
    .map((path) => join(siteDir, path))
    .filter((path) => existsSync(path))
    .map((path) => readRegularText(path))
    .join('\n')
}

/** Colors of style sheets are left to the check of contrast, which knows their lines. */
function reportProblems(problems: readonly PaletteProblem[], config: ResolvedConfig): Diagnostic[] {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = config.colorMode
  const isShown = (mode: string): boolean =>
    mode === defaultMode || !disableSwitch || respectPrefersColorScheme
  return problems
    .filter(({ mode }) => isShown(mode))
    .flatMap(({ mode, use, ratio, least, ground }): Diagnostic[] => {
      const name =
        mode === 'dark' && config.theme.accentDark !== undefined ? 'accentDark' : 'accent'
      const value = config.theme[name]
      if (value === undefined) return []
      const key = `theme.${name}`
      const place = placeOfOption(config, key)
      const other = name === 'accent' ? ' Colors for dark mode go into `theme.accentDark`.' : ''
      return [
        bundleRules['theme-color'].report({
          message: `\`${key}\` is \`${value}\`, but ${use} in it have a contrast of ${ratio.toFixed(2)} with the background \`${ground}\` of ${mode} mode and need at least ${least}.`,
          help: `Choose a ${mode === 'dark' ? 'lighter' : 'darker'} color.${other}`,
          data: { actual: key },
          ...(place ? { place } : {}),
        }),
      ]
    })
}
