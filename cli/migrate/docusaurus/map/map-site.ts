// Enters: a Docusaurus site. Leaves: the docs-ssg config for the same content, and notes on the rest.
// Must not read files; what it needs of the disk it is told.
import type { DocusaurusSite } from '../read/read-docusaurus-site.ts'
import { formatList } from '../../../primitives/format-list.ts'
import { mapCollections } from './map-collections.ts'
import { mapDocs } from './map-docs.ts'
import { mapMarkdown } from './map-markdown.ts'
import { mapLocales, mapVersions } from './map-variants.ts'
import { mapFooter, mapNavbar } from './map-navbar.ts'
import { mapRedirects, type Rule } from './map-redirects.ts'
import { mapSidebars } from './map-sidebars.ts'
import { mapTheme } from './map-theme.ts'
import type { Migration, Note } from '../../migration.ts'
import { reportUnsupportedOptions } from '../report/report-unsupported-options.ts'
import { reportUnsupportedPlugins } from '../report/report-unsupported-plugins.ts'
import type { NavbarDocs } from '../docs/navbar-docs.ts'
import { resolveStaticFile } from './resolve-static-file.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

/** What mapping is told of the disk. */
export interface MapContext {
  /** A path of the old site as the new config writes it. */
  readonly toPath: (path: string) => string
  readonly exists: (path: string) => boolean
  /** The docs of an instance of the docs plugin, by its id; the first ones when left out. */
  readonly docsOf: (plugin: string | undefined) => NavbarDocs
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
  readonly generatedRedirects: readonly unknown[] | undefined
  /** The sidebars that were kept with a version. */
  readonly versionedSidebars: (name: string) => unknown
  /** Folder of the pages in React and Markdown, if there are any. */
  readonly pagesPath: string | undefined
  /** Those of them that can't be built as they are. */
  readonly pagesExclude: readonly string[]
  /** Addresses at which nothing stands until a person moves something there. */
  readonly missingPages: readonly string[]
  /** Of all docs and pages. */
  readonly urls: readonly string[]
  /** True for the address of a doc, and for what only a build can know: files, other sites, splats. */
  readonly isKnownTarget: (to: string) => boolean
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
/** Map everything that has a counterpart. */
export function mapSite(site: DocusaurusSite, context: MapContext): Migration {
  const { config } = site
  const themeConfig = toRecord(config['themeConfig'])
  const notes: Note[] = [...context.notes]
  const note = (subject: string, advice: string): void => void notes.push({ subject, advice })
  const parts = { site, context, themeConfig, note }
  reportUnsupportedOptions(parts)
  const statics = config['staticDirectories'] ? toList(config['staticDirectories']) : ['static']
  const mapped = {
    ...Object.fromEntries(copied.map((key) => [key, config[key]])),
    favicon: resolveStaticFile(config['favicon'], 'favicon', parts),
    onBrokenLinks: mapBrokenLinks(parts),
    // What Docusaurus does when nothing is said.
    onBrokenAnchors: config['onBrokenAnchors'] ?? 'warn',
    onBrokenAssets: mapBrokenAssets(config),
    docs: mapDocs(parts),
    siteRoot: context.toPath('.') === '.' ? undefined : context.toPath('.'),
    collections: mapCollections(parts),
    pagesPath: context.pagesPath,
    pagesExclude: context.pagesExclude,
    staticDirectories: statics.map(String).filter(context.exists).map(context.toPath),
    customCss: mapCustomCss(parts),
    sidebars: mapSidebars(site.sidebars, note),
    versions: mapVersions(parts),
    locales: mapLocales(parts),
    navbar: mapNavbar(parts),
    footer: mapFooter(parts),
    ...mapTheme(parts),
    redirects: mapRedirects(parts),
    markdown: mapMarkdown(parts),
    components: context.components,
    customFields: config['customFields'],
  }
  reportUnsupportedPlugins(parts)
  const written = Object.entries(mapped).filter(([, value]) => !isEmpty(value))
  return { config: { ...Object.fromEntries(written), ...mapPagesAlone(parts) }, notes }
}

/** A site without docs: its pages in Markdown stand in their place, without sidebars. */
function mapPagesAlone({ site, context, note }: MapParts): Migration['config'] {
  const folder = toText(site.docs['path']) ?? 'docs'
  const { pagesPath } = context
  if (site.versions.length > 0 || context.exists(folder) || pagesPath === undefined) return {}
  note('docs', 'The site has none; its pages in Markdown are docs without a sidebar.')
  return {
    docs: { path: pagesPath, routeBasePath: '/', showLastUpdateTime: false, breadcrumbs: false },
    sidebars: {},
    checks: { rules: { 'orphan-page': 'ignore' } },
  }
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
  const { missingPages } = context
  if (missingPages.length === 0 || written !== 'throw') return written
  note(
    'onBrokenLinks',
    `Set it to \`throw\` again when ${formatList(missingPages)} stand at their place, or nothing links there.`,
  )
  return 'warn'
}

/** `throw`, as in Docusaurus, when nothing is said. */
function mapBrokenAssets(config: DocusaurusSite['config']): unknown {
  return toRecord(toRecord(config['markdown'])['hooks'])['onBrokenMarkdownImages']
}

function mapCustomCss({ site, context, note }: MapParts): string[] {
  const written = toText(site.theme['customCss'])
  const list = written === undefined ? toList(site.theme['customCss']).map(String) : [written]
  const [used, left] = [true, false].map((isUsed) =>
    list.filter((path) => (path.endsWith('.css') && context.exists(path)) === isUsed),
  )
  for (const path of left ?? [])
    note(
      'theme.customCss',
      context.exists(path)
        ? `\`${path}\` is no plain CSS; compile it, and name the result in \`customCss\`.`
        : `\`${path}\` does not exist.`,
    )
  return (used ?? []).map(context.toPath)
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every((one) => one === undefined)
}
