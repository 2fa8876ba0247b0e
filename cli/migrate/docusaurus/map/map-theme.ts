import { pick, toList, toRecord, toText, type Values } from '../../coerce.ts'
import { type DocusaurusSite, presetOptions } from '../docusaurus-site.ts'
import { reportUnsupportedThemeOptions } from '../report/report-unsupported-theme-options.ts'
import { compact } from './compact.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { resolveStaticFile } from './resolve-static-file.ts'
import { toMarkdown } from './to-markdown.ts'

/** The options of `themeConfig` except navbar and footer. */
export function mapTheme(parts: MapParts): MappedConfig {
  const { site, themeConfig } = parts
  reportUnsupportedThemeOptions(parts)
  const sidebar = toRecord(toRecord(themeConfig['docs'])['sidebar'])
  return {
    // The pages and style sheets of the site rely on the classes and colors of that theme.
    theme: { look: 'docusaurus' },
    image: resolveStaticFile(themeConfig['image'], 'themeConfig.image', parts),
    metadata: [...toList(themeConfig['metadata']), ...listMetaTags(site.config['headTags'])],
    colorMode: {
      // In Docusaurus the mode of the operating system counts only if an option says so.
      respectPrefersColorScheme: false,
      ...pick(themeConfig['colorMode'], [
        'defaultMode',
        'disableSwitch',
        'respectPrefersColorScheme',
      ]),
    },
    tableOfContents: pick(themeConfig['tableOfContents'], ['minHeadingLevel', 'maxHeadingLevel']),
    sidebar: {
      ...pick(sidebar, ['hideable', 'autoCollapseCategories']),
      ...(site.docs['sidebarCollapsible'] === false ? { collapsible: false } : {}),
      ...(site.docs['sidebarCollapsed'] === false ? { collapsed: false } : {}),
    },
    announcementBar: mapAnnouncementBar(toRecord(themeConfig['announcementBar'])),
    analytics: mapAnalytics(site),
    search: mapSearch(toRecord(themeConfig['algolia'])),
  }
}

/** The attributes of the `meta` elements in `headTags`. */
function listMetaTags(tags: unknown): Values[] {
  return toList(tags)
    .map(toRecord)
    .filter(({ tagName }) => tagName === 'meta')
    .map(({ attributes }) => toRecord(attributes))
}

function mapAnnouncementBar(bar: Values): MappedConfig | undefined {
  const content = toText(bar['content'])
  if (content === undefined) return undefined
  return { ...pick(bar, ['id', 'isCloseable']), content: toMarkdown(content) }
}

/** The options of the plugins for Umami and Google. */
function mapAnalytics(site: DocusaurusSite): MappedConfig | undefined {
  const plugin = (end: string): Values | undefined =>
    site.plugins.find(({ name }) => name.endsWith(end))?.options
  const gtag = toRecord(presetOptions(site)?.['gtag'] ?? plugin('plugin-google-gtag'))
  const id = toText([gtag['trackingID']].flat()[0])
  if (id !== undefined) return { provider: 'gtag', id }
  const options = plugin('plugin-umami') ?? {}
  const [domain, websiteId] = [toText(options['analyticsDomain']), toText(options['websiteID'])]
  if (domain === undefined || websiteId === undefined) return undefined
  const host = domain.includes('://') ? domain.replace(/\/$/, '') : `https://${domain}`
  return compact({
    src: `${host}/${toText(options['scriptName']) ?? 'script.js'}`,
    id: websiteId,
    autoTrack: options['dataAutoTrack'],
    doNotTrack: options['dataDoNotTrack'],
    cache: options['dataCache'],
  })
}

function mapSearch(algolia: Values): MappedConfig | undefined {
  const [appId, apiKey, indexName] = ['appId', 'apiKey', 'indexName'].map((key) =>
    toText(algolia[key]),
  )
  if (appId === undefined || apiKey === undefined || indexName === undefined) return undefined
  const options = pick(algolia, ['contextualSearch', 'placeholder'])
  // Docusaurus writes the description unless the search page is switched off.
  const openSearch = algolia['searchPagePath'] === false ? {} : { openSearch: true }
  return { provider: 'algolia', appId, apiKey, indexName, ...options, ...openSearch }
}
