import type { MapParts } from './map-site.ts'
import { resolveStaticFile } from './resolve-static-file.ts'
import { toMarkdown } from './to-markdown.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

type Values = Readonly<Record<string, unknown>>

const handled = new Set(
  'navbar footer colorMode announcementBar tableOfContents docs blog algolia image metadata prism zoom liveCodeBlock mermaid imageZoom'.split(
    ' ',
  ),
)

/** What `themeConfig` says beside navbar and footer. */
export function mapTheme(parts: MapParts): Values {
  const { site, themeConfig, note } = parts
  for (const key of Object.keys(themeConfig)) {
    if (!handled.has(key)) note(`themeConfig.${key}`, 'docs-ssg has no such option.')
  }
  reportThemeDetails(themeConfig, note)
  reportCodeTheme(themeConfig, note)
  const sidebar = toRecord(toRecord(themeConfig['docs'])['sidebar'])
  return {
    // Pages and style sheets of the site were written for the classes and colours of that theme.
    theme: { look: 'docusaurus' },
    image: resolveStaticFile(themeConfig['image'], 'themeConfig.image', parts),
    metadata: [...toList(themeConfig['metadata']), ...metaTags(site.config['headTags'])],
    colorMode: pick(themeConfig['colorMode'], [
      'defaultMode',
      'disableSwitch',
      'respectPrefersColorScheme',
    ]),
    tableOfContents: pick(themeConfig['tableOfContents'], ['minHeadingLevel', 'maxHeadingLevel']),
    sidebar: {
      ...pick(sidebar, ['hideable', 'autoCollapseCategories']),
      ...(site.docs['sidebarCollapsible'] === false ? { collapsible: false } : {}),
      ...(site.docs['sidebarCollapsed'] === false ? { collapsed: false } : {}),
    },
    announcementBar: mapAnnouncement(toRecord(themeConfig['announcementBar'])),
    analytics: mapAnalytics(site),
    search: mapSearch(toRecord(themeConfig['algolia'])),
  }
}

/** Details that style sheets say better. */
function reportThemeDetails(themeConfig: Values, note: MapParts['note']): void {
  const algolia = toRecord(themeConfig['algolia'])
  for (const key of [
    'replaceSearchResultPathname',
    'searchParameters',
    'externalUrlRegex',
    'askAi',
  ])
    if (Object.keys(toRecord(algolia[key])).length > 0 || typeof algolia[key] === 'string')
      note(
        `themeConfig.algolia.${key}`,
        'Left out: results are shown as the index has them, and lead where it says.',
      )
  const bar = toRecord(themeConfig['announcementBar'])
  if (bar['backgroundColor'] !== undefined || bar['textColor'] !== undefined)
    note(
      'themeConfig.announcementBar',
      'Its colors are left out: write `.announcement { background: …; color: … }` into `customCss`.',
    )
  const navbar = toRecord(themeConfig['navbar'])
  if (navbar['style'] !== undefined)
    note(
      'themeConfig.navbar.style',
      'Left out: write `.navbar { background: …; color: … }` into `customCss`.',
    )
  if (toRecord(navbar['logo'])['href'] !== undefined)
    note(
      'themeConfig.navbar.logo.href',
      'The logo leads home; `theme.slots.logo` takes another one.',
    )
}

/** A theme for code that the site wrote itself; those of a package give way to the colors of docs-ssg, which suit both modes. */
function reportCodeTheme(themeConfig: Values, note: MapParts['note']): void {
  const prism = toRecord(themeConfig['prism'])
  const own = ['theme', 'darkTheme'].filter((key) => toRecord(prism[key])['plain'] !== undefined)
  if (own.length > 0)
    note(
      'themeConfig.prism',
      `The colors of \`${own.join('` and `')}\` are left out: write \`--code-ground\`, \`--code-text\`, \`--syntax-comment\`, \`--syntax-keyword\` and the like into \`customCss\`, for \`:root\` and \`[data-theme='dark']\`.`,
    )
}

/** The `meta` elements among the elements of the head. */
function metaTags(tags: unknown): Values[] {
  return toList(tags)
    .map(toRecord)
    .filter(({ tagName }) => tagName === 'meta')
    .map(({ attributes }) => toRecord(attributes))
}

function pick(value: unknown, keys: readonly string[]): Values {
  const record = toRecord(value)
  return Object.fromEntries(
    keys.filter((key) => record[key] !== undefined).map((key) => [key, record[key]]),
  )
}

function mapAnnouncement(bar: Values): Values | undefined {
  const content = toText(bar['content'])
  if (content === undefined) return undefined
  return { ...pick(bar, ['id', 'isCloseable']), content: toMarkdown(content) }
}

/** The options of the plugin for Umami, a counter that sites host themselves. */
function mapAnalytics({ plugins }: MapParts['site']): Values | undefined {
  const options = plugins.find(({ name }) => name.endsWith('plugin-umami'))?.options ?? {}
  const [domain, websiteId] = [toText(options['analyticsDomain']), toText(options['websiteID'])]
  if (domain === undefined || websiteId === undefined) return undefined
  const host = domain.includes('://') ? domain.replace(/\/$/, '') : `https://${domain}`
  return {
    src: `${host}/${toText(options['scriptName']) ?? 'script.js'}`,
    websiteId,
    ...renamed(options, {
      dataAutoTrack: 'autoTrack',
      dataDoNotTrack: 'doNotTrack',
      dataCache: 'cache',
    }),
  }
}

function renamed(options: Values, names: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(
    Object.entries(names).flatMap(([old, name]) =>
      options[old] === undefined ? [] : [[name, options[old]] as const],
    ),
  )
}

function mapSearch(algolia: Values): Values | undefined {
  const [appId, apiKey, indexName] = ['appId', 'apiKey', 'indexName'].map((key) =>
    toText(algolia[key]),
  )
  if (appId === undefined || apiKey === undefined || indexName === undefined) return undefined
  return {
    provider: 'algolia',
    appId,
    apiKey,
    indexName,
    ...pick(algolia, ['contextualSearch', 'placeholder']),
  }
}
