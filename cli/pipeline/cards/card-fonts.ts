import { findFonts } from '../../bundle/fonts/find-fonts.ts'
import { readRegularBytes } from '../../gate/regular-file.ts'
import { refuseFile } from '../../gate/report-refusal.ts'
import { cardRules } from '../../cards/card-rules.ts'
import { subsetsOfLocale } from '../../schema/values/font-subsets.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { CardOptions } from '../../schema/social-cards.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfOption } from '../../report/places/option-place.ts'

interface CardFonts {
  readonly files: readonly {
    readonly data: Uint8Array
    readonly unicodeRange: readonly (readonly [number, number])[] | undefined
  }[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The upright files of the fonts that the options name, or else of `theme.font`. */
export function readCardFonts(options: CardOptions, config: ResolvedConfig): CardFonts {
  const { font } = config.theme
  const ofTheme = typeof font === 'string' ? [font] : [font?.headings, font?.text]
  const values = options.fonts ?? ofTheme.filter((value) => value !== undefined)
  const subsets = config.locales.flatMap(({ code }) => subsetsOfLocale(code))
  const found = [...new Set(values)].map(
    (value) => [value, findFonts(value, { config, subsets })] as const,
  )
  const place = placeOfOption(config, 'socialCards.fonts') ?? placeOfOption(config, 'socialCards')
  const diagnostics = found.flatMap(([value, one]) => {
    // `theme.font` is reported with the style sheet; a list of families there has no file.
    if (options.fonts === undefined) return []
    if (one.kind === 'files')
      return one.refused.map(({ path, refusal }) => refuseFile(path, refusal, place))
    const { problem, help } =
      one.kind === 'missing'
        ? one
        : { problem: ', which names no file', help: 'Write a package or a folder.' }
    return cardRules['social-card-failed'].report({
      message: `\`socialCards.fonts\` contains \`${value}\`${problem}.`,
      help,
      data: { actual: value },
      ...(place ? { place } : {}),
    })
  })
  const files = found
    .flatMap(([, one]) => (one.kind === 'files' ? one.files : []))
    .filter(({ named }) => named?.isItalic !== true)
    .map(({ path, unicodeRange }) => ({
      data: readRegularBytes(path),
      unicodeRange: unicodeRange === undefined ? undefined : parseRange(unicodeRange),
    }))
  return { files, diagnostics }
}

/** `U+0-FF, U+131` as pairs of code points. */
function parseRange(range: string): [number, number][] {
  return [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to ?? from.replaceAll('?', 'F'), 16),
  ])
}
