import { toRecord } from '../../coerce.ts'
import type { Values } from '../docusaurus-site.ts'
import type { MapParts, ReportNote } from '../map/map-parts.ts'

/** Options of `themeConfig` that are mapped, built in, or reported in another place. */
const handled = new Set([
  'navbar',
  'footer',
  'colorMode',
  'announcementBar',
  'tableOfContents',
  'docs',
  'blog',
  'algolia',
  'image',
  'metadata',
  'prism',
  'zoom',
  'liveCodeBlock',
  'mermaid',
  'imageZoom',
])

/**
 * Report options of `themeConfig` without a counterpart, most of which a style sheet can replace.
 */
export function reportUnsupportedThemeOptions({ themeConfig, report }: MapParts): void {
  for (const key of Object.keys(themeConfig))
    if (!handled.has(key)) report(`themeConfig.${key}`, 'docs-ssg has no such option.')
  reportSearchOptions(toRecord(themeConfig['algolia']), report)
  reportColors(themeConfig, report)
  reportCodeColors(toRecord(themeConfig['prism']), report)
}

function reportSearchOptions(algolia: Values, report: ReportNote): void {
  const keys = ['replaceSearchResultPathname', 'searchParameters', 'externalUrlRegex', 'askAi']
  for (const key of keys)
    if (Object.keys(toRecord(algolia[key])).length > 0 || typeof algolia[key] === 'string')
      report(
        `themeConfig.algolia.${key}`,
        'This option is not migrated. docs-ssg shows the results and links of the index unchanged.',
      )
}

function reportColors(themeConfig: Values, report: ReportNote): void {
  const bar = toRecord(themeConfig['announcementBar'])
  if (bar['backgroundColor'] !== undefined || bar['textColor'] !== undefined)
    report(
      'themeConfig.announcementBar',
      'Its colors are not migrated. Add `.announcement { background: …; color: … }` to a style sheet in `customCss`.',
    )
  const navbar = toRecord(themeConfig['navbar'])
  if (navbar['style'] !== undefined)
    report(
      'themeConfig.navbar.style',
      'This option is not migrated. Add `.navbar { background: …; color: … }` to a style sheet in `customCss`.',
    )
  if (toRecord(navbar['logo'])['href'] !== undefined)
    report(
      'themeConfig.navbar.logo.href',
      'This option is not migrated, because the logo links to the home page. Set `theme.slots.logo` to a component with another link.',
    )
}

/**
 * Only a theme that the site defines itself; one from a package is replaced by that of docs-ssg,
 * which has both color modes.
 */
function reportCodeColors(prism: Values, report: ReportNote): void {
  const themes = ['theme', 'darkTheme'].filter((key) => toRecord(prism[key])['plain'] !== undefined)
  if (themes.length > 0)
    report(
      'themeConfig.prism',
      `The colors of \`${themes.join('` and `')}\` are not migrated. Set \`--code-ground\`, \`--code-text\`, \`--syntax-comment\`, \`--syntax-keyword\` and so on in a style sheet in \`customCss\`, for \`:root\` and \`[data-theme='dark']\`.`,
    )
}
