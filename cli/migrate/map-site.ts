// Enters: a Docusaurus site. Leaves: the docs-ssg config for the same content, and notes on the rest.
// Must not read files; what it needs of the disk it is told.
import type { DocusaurusSite } from './docusaurus-site.ts'
import { mapDocs } from './map-docs.ts'
import { mapMarkdown } from './map-markdown.ts'
import { mapLocales, mapVersions } from './map-editions.ts'
import { mapFooter, mapNavbar } from './map-navigation.ts'
import { mapRedirects, type Rule } from './map-redirects.ts'
import { mapSidebars } from './map-sidebars.ts'
import { mapTheme } from './map-theme.ts'
import type { Migration, Note } from './migration.ts'
import { toList, toRecord, toText } from './values.ts'

/** What mapping is told of the disk. */
export interface MapContext {
  /** A path of the old site as the new config writes it. */
  readonly toPath: (path: string) => string
  readonly exists: (path: string) => boolean
  /** Address of a doc by its id, without base path. */
  readonly urlOf: (id: string) => string | undefined
  /** Components that pages import or that the theme gives them: name and path for the new config. */
  readonly components: Readonly<Record<string, string>>
  /** Text of a `_redirects` file that stands in no static folder. */
  readonly redirectsText: string | undefined
  /** Is a package installed for the old site? */
  readonly isInstalled: (name: string) => boolean
  /** Paths of the files of a folder whose name ends so, sorted; none when there is no such folder. */
  readonly list: (folder: string, ending: string) => readonly string[]
  /** What a JSON file holds; undefined when there is none that can be read. */
  readonly readJson: (path: string) => unknown
  /** What `createRedirects` of the redirects plugin made; undefined: there is none, or it can't be called. */
  readonly madeRedirects: readonly unknown[] | undefined
  /** The sidebars that were kept with a version. */
  readonly versionedSidebars: (name: string) => unknown
  /** Folder of the pages in React, if they can be built as they are. */
  readonly pagesPath: string | undefined
  /** Addresses at which nothing stands until a person moves something there. */
  readonly lostPages: readonly string[]
  /** True for the address of a doc, and for what only a build can know: files, other sites, splats. */
  readonly isTarget: (to: string) => boolean
  /** Where the root leads, when no page stands there yet. */
  readonly homeRules: readonly Rule[]
  readonly notes: readonly Note[]
}

const copied = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'organizationName',
  'projectName',
  'titleDelimiter',
  'noIndex',
] as const
/** Options that need no counterpart, or whose meaning is another option's. */
const silent = new Set<string>([
  ...copied,
  ...'favicon onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes staticDirectories themeConfig presets plugins themes i18n markdown future baseUrlIssueBanner customFields storage $schema'.split(
    ' ',
  ),
])

/** Map everything that has a counterpart. */
export function mapSite(site: DocusaurusSite, context: MapContext): Migration {
  const { config } = site
  const themeConfig = toRecord(config['themeConfig'])
  const notes: Note[] = [...context.notes]
  const note = (subject: string, advice: string): void => void notes.push({ subject, advice })
  const parts = { site, context, themeConfig, note }
  for (const key of Object.keys(config)) {
    if (!silent.has(key)) note(key, 'docs-ssg has no such option; what it did is left out.')
  }
  const statics = config['staticDirectories'] ? toList(config['staticDirectories']) : ['static']
  const mapped = {
    ...Object.fromEntries(copied.map((key) => [key, config[key]])),
    favicon: toText(config['favicon'])?.replace(/^\//, ''),
    onBrokenLinks: mapBrokenLinks(parts),
    // What Docusaurus does when nothing is said.
    onBrokenAnchors: config['onBrokenAnchors'] ?? 'warn',
    docs: mapDocs(parts),
    siteRoot: context.toPath('.') === '.' ? undefined : context.toPath('.'),
    pagesPath: context.pagesPath,
    staticDirectories: statics.map(String).filter(context.exists).map(context.toPath),
    customCss: mapCustomCss(site, context),
    sidebars: mapSidebars(site.sidebars, note),
    versions: mapVersions(parts),
    locales: mapLocales(parts),
    navbar: mapNavbar(parts),
    footer: mapFooter(themeConfig, note),
    ...mapTheme(parts),
    redirects: mapRedirects(parts),
    markdown: mapMarkdown(parts),
    components: context.components,
    customFields: config['customFields'],
  }
  notePlugins(parts)
  const written = Object.entries(mapped).filter(([, value]) => !isEmpty(value))
  return { config: Object.fromEntries(written), notes }
}

/** What the parts of the mapping share. */
export interface MapParts {
  readonly site: DocusaurusSite
  readonly context: MapContext
  readonly themeConfig: Readonly<Record<string, unknown>>
  readonly note: (subject: string, advice: string) => void
}

/** Links to pages that a person has still to move must not keep the rest from being built. */
function mapBrokenLinks({ site, context, note }: MapParts): unknown {
  const written = site.config['onBrokenLinks'] ?? 'throw'
  const { lostPages } = context
  if (lostPages.length === 0 || written !== 'throw') return written
  const shown = lostPages.slice(0, 5).map((url) => `\`${url}\``)
  const more = lostPages.length > 5 ? ` and ${lostPages.length - 5} more` : ''
  note(
    'onBrokenLinks',
    `Set it to \`throw\` again when ${shown.join(', ')}${more} stand at their place, or nothing links there.`,
  )
  return 'warn'
}

function mapCustomCss({ theme }: DocusaurusSite, { toPath, exists }: MapContext): string[] {
  const written = toText(theme['customCss'])
  const list = written === undefined ? toList(theme['customCss']).map(String) : [written]
  return list.filter((path) => path.endsWith('.css') && exists(path)).map(toPath)
}

const known =
  /preset-classic$|plugin-content-docs$|plugin-content-pages$|client-redirects$|plugin-sitemap$|theme-classic$|theme-mermaid$|plugin-svgr$|docusaurus-faster|theme-search-algolia$|plugin-umami$|plugin-debug$/

function notePlugins({ site, context, note }: MapParts): void {
  const preset = site.plugins.find(({ name }) => name.endsWith('preset-classic'))
  if (preset && preset.options['blog'] !== false && context.exists('blog'))
    note('blog', 'docs-ssg has no blog; its pages are lost until they are moved below the docs.')
  for (const { name, options } of site.plugins) {
    const id = toText(options['id'])
    if (name.endsWith('plugin-content-docs') && id !== undefined && id !== 'default')
      note(
        `plugin \`${name}\` \`${id}\``,
        'A second set of docs: make it a site of its own, or a folder of the first.',
      )
    else if (name.endsWith('plugin-content-blog'))
      note(`plugin \`${name}\``, 'docs-ssg has no blog.')
    else if (!known.test(name))
      note(
        `plugin \`${name}\``,
        'Left out. Search, redirects, sitemap and analytics are built in; see the reference.',
      )
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
