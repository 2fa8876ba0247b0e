// Given a Docusaurus site, it returns the config of docs-ssg for the same content, and notes on the
// rest. It must not read files; the context contains what it needs to know about the disk.
import { toList, toRecord, toText } from '../../coerce.ts'
import type { Migration, Note } from '../../migration.ts'
import { toBrokenLinksNote } from '../../new-site/pending-page-notes.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { reportUnsupportedOptions } from '../report/report-unsupported-options.ts'
import { reportUnsupportedPlugins } from '../report/report-unsupported-plugins.ts'
import { mapBlogs } from './map-blogs.ts'
import { mapCollections } from './map-collections.ts'
import { mapCustomCss } from './map-custom-css.ts'
import { mapDocs } from './map-docs.ts'
import { mapFooter } from './map-footer.ts'
import { mapHead } from './map-head.ts'
import { mapLocales } from './map-locales.ts'
import { mapMarkdown } from './map-markdown.ts'
import { mapNavbar } from './map-navbar.ts'
import type { MapContext, MappedConfig, MapParts, ReportNote } from './map-parts.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapSidebars } from './map-sidebars.ts'
import { mapTheme } from './map-theme.ts'
import { mapVersions } from './map-versions.ts'
import { resolveStaticFile } from './resolve-static-file.ts'

/** Options with the same name and meaning in both tools. */
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

/** Map all options of a Docusaurus site that have a counterpart. */
export function mapSite(site: DocusaurusSite, context: MapContext): Migration {
  const { config } = site
  const themeConfig = toRecord(config['themeConfig'])
  const notes: Note[] = [...context.notes]
  const report: ReportNote = (subject, advice) => void notes.push({ subject, advice })
  const parts: MapParts = { site, context, themeConfig, report }
  reportUnsupportedOptions(parts)
  const statics = config['staticDirectories'] ? toList(config['staticDirectories']) : ['static']
  const mapped = {
    ...Object.fromEntries(copied.map((key) => [key, config[key]])),
    favicon: resolveStaticFile(config['favicon'], 'favicon', parts),
    onBrokenLinks: mapBrokenLinks(parts),
    // The default of Docusaurus.
    onBrokenAnchors: config['onBrokenAnchors'] ?? 'warn',
    onBrokenAssets: mapBrokenAssets(config),
    docs: mapDocs(parts),
    siteRoot: context.toPath('.') === '.' ? undefined : context.toPath('.'),
    collections: mapCollections(parts),
    blog: mapBlogs(parts),
    checks: mapUndatedPosts(parts),
    pagesPath: context.pagesPath,
    pagesExclude: context.pagesExclude,
    staticDirectories: statics.map(String).filter(context.exists).map(context.toPath),
    customCss: mapCustomCss(parts),
    ...mapHead(parts),
    sidebars: mapSidebars(site.sidebars, report),
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
  const filled = Object.entries(mapped).filter(([, value]) => !isEmpty(value))
  const full = { ...Object.fromEntries(filled), ...mapSiteWithoutDocs(parts) }
  return { config: full, notes: notes.map((note) => withoutFolder(note, site.siteDir)) }
}

/** A config may compute its paths, but the comment of the new one must not name folders of one machine. */
const withoutFolder = ({ subject, advice }: Note, siteDir: string): Note => ({
  subject: subject.replaceAll(`${siteDir}/`, ''),
  advice: advice.replaceAll(`${siteDir}/`, ''),
})

/** The Markdown pages of a site without docs become docs without sidebars. */
function mapSiteWithoutDocs({ site, context, report }: MapParts): MappedConfig {
  const folder = toText(site.docs['path']) ?? 'docs'
  const { pagesPath } = context
  if (site.versions.length > 0 || context.exists(folder) || pagesPath === undefined) return {}
  report('docs', 'The site has no docs, so its Markdown pages are the docs, without a sidebar.')
  return {
    docs: { path: pagesPath, routeBasePath: '/', showLastUpdateTime: false, breadcrumbs: false },
    sidebars: {},
    checks: { rules: { 'orphan-page': 'ignore' } },
  }
}

/** Posts without a date must not prevent the site from being built. */
function mapUndatedPosts({ context }: MapParts): MappedConfig | undefined {
  const isComplete = context.blogs.every(({ undated }) => undated.length === 0)
  return isComplete ? undefined : { rules: { 'post-without-date': 'warn' } }
}

/** Links to pages that someone still has to migrate must not prevent the rest from being built. */
function mapBrokenLinks({ site, context, report }: MapParts): unknown {
  const written = site.config['onBrokenLinks'] ?? 'throw'
  const { pendingUrls } = context
  if (pendingUrls.length === 0 || written !== 'throw') return written
  const { subject, advice } = toBrokenLinksNote(pendingUrls)
  report(subject, advice)
  return 'warn'
}

/** Both tools default to `throw`. */
function mapBrokenAssets(config: DocusaurusSite['config']): unknown {
  return toRecord(toRecord(config['markdown'])['hooks'])['onBrokenMarkdownImages']
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every((one) => one === undefined)
}
