import type { ClientBundle } from '../../model/output.ts'
import { readTokens } from '../../theme/read-tokens.ts'
import { colorOfToken } from '../../theme/token-contrast.ts'

/** A color for each mode, as `#rrggbb`. */
export type ThemeColors = Readonly<Record<'light' | 'dark', string>>

/** The background of pages, from the style sheet; undefined if only a browser can compute it. */
export function findThemeColors({
  files,
  stylesheetUrl,
}: Pick<ClientBundle, 'files' | 'stylesheetUrl'>): ThemeColors | undefined {
  const stylesheet = files.find(({ path }) => stylesheetUrl.endsWith(`/${path}`))
  if (!stylesheet) return undefined
  const css = Buffer.from(stylesheet.contents).toString('utf8')
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    colorOfToken('--ground', readTokens(css, mode)),
  )
  return light === undefined || dark === undefined ? undefined : { light, dark }
}
