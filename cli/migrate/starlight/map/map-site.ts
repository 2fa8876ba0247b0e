// Given a Starlight site, it returns the config of docs-ssg for the same content, and notes on the
// rest. It must not read files; the parts contain what it needs to know about the disk.
import { clampHeadingLevel } from '../../clamp-heading-level.ts'
import { join } from 'node:path'
import { toList, toRecord, toText } from '../../coerce.ts'
import { withoutEmpty } from '../../without-empty.ts'
import type { Migration, Note } from '../../migration.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { mapFrontMatterKeys } from './map-front-matter-keys.ts'
import { mapHead } from './map-head.ts'
import { mapLocales } from './map-locales.ts'
import { mapNavbar } from './map-navbar.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapSidebar } from './map-sidebar.ts'
import { mapTitle } from './map-title.ts'
import { mapStyles } from './map-styles.ts'
import { reportLost } from './report-lost.ts'
import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'

/** Map all options of a Starlight site that have a counterpart. */
export function mapSite(parts: Omit<MapParts, 'report'>, earlier: readonly Note[]): Migration {
  const notes: Note[] = [...earlier]
  const all: MapParts = {
    ...parts,
    report: (subject, advice) => void notes.push({ subject, advice }),
  }
  const { site, toPath } = parts
  const { options, locales, docsDir, publicDir, usesFolders } = site
  const [main] = locales
  const { navbar, folders } = mapNavbar(all)
  const others = locales.filter(({ folder }) => main.folder === '' && folder !== '')
  const mapped = {
    title: mapTitle(site),
    tagline: toText(options['description']),
    titleDelimiter: toText(options['titleDelimiter']),
    url: site.origin,
    baseUrl: site.baseUrl === '/' ? undefined : site.baseUrl,
    trailingSlash: usesFolders,
    ...mapSeverities(site, parts.otherUrls.length > 0),
    favicon: toText(options['favicon'])?.replace(/^\//, ''),
    docs: {
      path: toPath(join(docsDir, main.folder)),
      exclude: ['**/_*', '**/_*/**', '404.*', ...others.map(({ folder }) => `${folder}/**`)],
      editUrl: mapEditUrl(all),
      showLastUpdateTime: options['lastUpdated'] === true ? undefined : false,
      numberPrefixParser: false,
      breadcrumbs: false,
    },
    staticDirectories: [...(parts.exists(publicDir) ? [toPath(publicDir)] : []), ...folders],
    locales: mapLocales(all),
    sidebars: mapSidebar(all),
    sidebar: { collapsed: false },
    tableOfContents: mapTableOfContents(options['tableOfContents'], all),
    navbar,
    head: mapHead(all),
    customCss: mapStyles(all),
    redirects: mapRedirects(all),
    markdown: { frontMatter: mapFrontMatterKeys(all) },
  }
  reportLost(all)
  return { config: withoutEmpty(mapped), notes }
}

/** Starlight checks links with a plugin only, and pages outside the docs are not moved. */
function mapSeverities({ options }: StarlightSite, hasOthers: boolean): MappedConfig {
  const isChecked = toList(options['plugins']).some(
    (plugin) => toRecord(plugin)['$package'] === 'starlight-links-validator',
  )
  const links = isChecked && !hasOthers ? undefined : 'warn'
  return { onBrokenLinks: links, onBrokenAnchors: 'warn', onBrokenAssets: links }
}

/** Starlight appends the path of a page from the folder of the config. */
function mapEditUrl({ site, toPath }: MapParts): string | undefined {
  const base = toText(toRecord(site.options['editLink'])['baseUrl'])
  if (base === undefined) return undefined
  const { docsDir, siteDir, locales } = site
  const folder = join(docsDir, locales[0].folder).slice(siteDir.length + 1)
  return `${trimEndSlashes(base)}/${toPath(folder)}/`
}

function mapTableOfContents(value: unknown, { report }: MapParts): MappedConfig | undefined {
  if (value === false)
    report(
      'tableOfContents',
      'Set `hide_table_of_contents: true` in the front matter of the pages, or `frontMatter` in a `_category_.yml` for a folder.',
    )
  const { minHeadingLevel, maxHeadingLevel } = toRecord(value)
  return {
    minHeadingLevel: clampHeadingLevel(minHeadingLevel),
    maxHeadingLevel: clampHeadingLevel(maxHeadingLevel),
  }
}
