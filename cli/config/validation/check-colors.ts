import type { Diagnostic } from '../../model/diagnostic.ts'
import type { CheckedConfig, PlaceOfOption } from './check-config.ts'
import { configRules } from '../config-rules.ts'

const colorNames = ['accent', 'accentDark', 'neutral'] as const

/** Report colors that no palette can be computed from. A site without colors doesn't load the code for them. */
export async function checkColors(
  { theme }: CheckedConfig,
  placeOf: PlaceOfOption,
): Promise<readonly Diagnostic[]> {
  if (colorNames.every((name) => theme[name] === undefined)) return []
  const { parseColor } = await import('../../theme/colors.ts')
  return colorNames.flatMap((name) => {
    const value = theme[name]
    if (value === undefined || parseColor(value)) return []
    const place = placeOf(`theme.${name}`)
    return [
      configRules['config-value'].report({
        message: `\`theme.${name}\` is \`${value}\`, which is not an opaque color, so the palette can't be computed from it.`,
        help: 'Write a color such as `#2459c4`, `rgb(36 89 196)`, `oklch(50% 0.18 262)` or `navy`.',
        data: { actual: `theme.${name}` },
        ...(place ? { place } : {}),
      }),
    ]
  })
}
