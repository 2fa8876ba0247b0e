import { ownValue } from '../../../primitives/own-value.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** The colors of Material for MkDocs by their names, in American spelling. */
const colors: Readonly<Record<string, string>> = {
  red: '#ef5552',
  pink: '#e92063',
  purple: '#ab47bd',
  'deep purple': '#7e56c2',
  indigo: '#4051b5',
  blue: '#2094f3',
  'light blue': '#02a6f2',
  cyan: '#00bdd6',
  teal: '#009485',
  green: '#4cae4f',
  'light green': '#8bc34b',
  lime: '#cbdc38',
  yellow: '#ffec3d',
  amber: '#ffc105',
  orange: '#ffa724',
  'deep orange': '#ff6e42',
  brown: '#795649',
  gray: '#757575',
  'blue gray': '#546d78',
}

const toHex = (name: unknown): string | undefined =>
  ownValue(
    colors,
    String(name)
      .replaceAll('-', ' ')
      .toLowerCase()
      .replace(/gr[ae]y/, 'gray'),
  )

/** The colors, the color modes and the favicon. */
export function mapTheme(parts: MapParts): MappedConfig {
  const { site, report, docsPath } = parts
  const { name, options } = site.theme
  const schemes = Array.isArray(options['palette'])
    ? toList(options['palette']).map(toRecord)
    : [toRecord(options['palette'])]
  const accentOf = (scheme: MappedConfig | undefined): string | undefined =>
    toHex(scheme?.['primary']) ?? toHex(scheme?.['accent'])
  const dark = schemes.find(({ scheme }) => scheme === 'slate')
  const light = schemes.find((one) => one !== dark && accentOf(one) !== undefined)
  if (toText(options['custom_dir']) !== undefined)
    report(
      'theme.custom_dir',
      `The templates in \`${String(options['custom_dir'])}\` are not migrated. Write components for \`theme.slots\`.`,
    )
  if (name !== undefined && !/^(?:material|mkdocs|readthedocs)$/.test(name))
    report('theme.name', `The look of the theme \`${name}\` is not migrated.`)
  const icon = toRecord(options['icon'])
  if (icon['logo'] !== undefined && options['logo'] === undefined)
    report(
      'theme.icon.logo',
      `The icon \`${String(icon['logo'])}\` is not migrated. Set \`navbar.logo\` to an image.`,
    )
  for (const key of ['font', 'direction'])
    if (options[key] !== undefined && options[key] !== false)
      report(
        `theme.${key}`,
        key === 'font'
          ? 'Set `theme.font` to use other fonts.'
          : 'Set `direction` of the entry in `locales`.',
      )
  const accent = accentOf(light ?? dark)
  const accentDark = light && dark ? accentOf(dark) : undefined
  const isDark = schemes[0] === dark && dark !== undefined
  return {
    theme:
      accent === undefined
        ? undefined
        : { accent, ...(accentDark !== accent && accentDark !== undefined && { accentDark }) },
    colorMode: isDark && toText(dark['media']) === undefined ? { defaultMode: 'dark' } : undefined,
    favicon: findFile(options['favicon'], 'theme.favicon', parts),
    customCss: toList(site.config['extra_css']).flatMap((path) => {
      const file = findFile(path, 'extra_css', parts)
      return file === undefined ? [] : [`${docsPath}/${file}`]
    }),
  }
}

/** The path of a file of the docs that the config names; undefined if there is none. */
export function findFile(
  value: unknown,
  subject: string,
  { exists, report }: MapParts,
): string | undefined {
  // A query or fragment only tells a browser to load the file again.
  const path = toText(value)?.replace(/^\.?\/|[?#].*$/g, '')
  if (path === undefined) return undefined
  if (exists(path)) return path
  report(subject, `\`${path}\` is not a file of the docs, so it is not migrated.`)
  return undefined
}
