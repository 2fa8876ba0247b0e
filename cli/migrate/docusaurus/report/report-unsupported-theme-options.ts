import { toRecord, type Values } from '../../coerce.ts'
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
  reportLogo(themeConfig, report)
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

function reportLogo(themeConfig: Values, report: ReportNote): void {
  const navbar = toRecord(themeConfig['navbar'])
  if (toRecord(navbar['logo'])['href'] !== undefined)
    report(
      'themeConfig.navbar.logo.href',
      'This option is not migrated, because the logo links to the home page. Set `theme.slots.logo` to a component with another link.',
    )
}
