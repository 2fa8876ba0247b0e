// Given a VitePress site, it returns the config of docs-ssg for the same content, and notes on the
// rest. It must not read files; the parts contain what it needs to know about the disk.
import { toList, toRecord, toText } from '../../coerce.ts'
import { withoutEmpty } from '../../without-empty.ts'
import type { Migration, Note } from '../../migration.ts'
import { neverPages } from '../docs/read-pages.ts'
import { findOrigin, mapHead } from './map-head.ts'
import { joinPath, mapLocales } from './map-locales.ts'
import { mapNavbar } from './map-navbar.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapSidebars } from './map-sidebars.ts'
import { mapTheme } from './map-theme.ts'
import { reportLost } from './report-lost.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

interface SiteInput extends Omit<MapParts, 'report'> {
  /** Pages that can't be published under their URL, relative to `srcDir`. */
  readonly excluded: readonly string[]
  /** Pages with parameters, relative to `srcDir`. */
  readonly dynamic: readonly string[]
  /** Pages beside a folder with their name that has an index page, relative to `srcDir`. */
  readonly twins: readonly string[]
  /** On static files in whose place VitePress writes pages. */
  readonly overwritten: readonly Note[]
  /** The brand color of the theme. */
  readonly accent: string | undefined
  /** Keys of the front matter that neither tool knows. */
  readonly ownKeys: readonly string[]
  /** Lists what pages contain that has no counterpart. */
  readonly reportPages: (report: MapParts['report']) => void
}

/** Map all options of a VitePress site that have a counterpart. */
export function mapSite(input: SiteInput): Migration {
  const notes: Note[] = []
  const parts: MapParts = {
    ...input,
    report: (subject, advice) => void notes.push({ subject, advice }),
  }
  const { site, docsPath } = parts
  const { config } = site
  const mapped = {
    title: toText(config['title']) ?? 'VitePress',
    tagline: toText(config['description']),
    url: findOrigin(site),
    baseUrl: mapBase(toText(config['base'])),
    ...mapSeverities(config['ignoreDeadLinks']),
    docs: {
      path: joinPath(docsPath, rootFolder(parts)),
      exclude: [...neverPages, ...listExcluded(input)],
      editUrl: mapEditUrl(parts),
      numberPrefixParser: false,
      showLastUpdateTime: isDated(parts) ? undefined : false,
    },
    staticDirectories: parts.exists('public') ? [joinPath(docsPath, 'public')] : [],
    sidebars: mapSidebars(parts),
    // Groups only open and close if they have `collapsed`.
    sidebar: { collapsible: false, collapsed: false },
    locales: mapLocales(parts),
    navbar: mapNavbar(parts),
    ...mapHead(parts),
    ...mapTheme(parts),
    theme: { accent: input.accent },
    redirects: mapRedirects(parts),
    markdown: {
      headingIds: 'vitepress',
      frontMatter: Object.fromEntries(input.ownKeys.map((key) => [key, 'any'])),
    },
  }
  reportLost(parts)
  reportExcluded(input, parts.report)
  notes.push(...input.overwritten)
  input.reportPages(parts.report)
  return {
    config: {
      ...withoutEmpty(mapped, { inLists: true }),
      staticDirectories: mapped.staticDirectories,
    },
    notes,
  }
}

function reportExcluded({ dynamic, excluded, twins }: SiteInput, report: MapParts['report']): void {
  for (const path of dynamic)
    report(
      path,
      'A page with parameters is not migrated. Write one page for each value, or add an integration that writes them.',
    )
  for (const path of twins)
    report(
      path,
      'VitePress publishes it beside the index page of a folder with its name, and docs-ssg gives both the same URL, so it is left out. Rename it to publish it.',
    )
  for (const path of excluded.filter((one) => !dynamic.includes(one) && !twins.includes(one)))
    report(path, 'Hosts act on names that begin with `_`, so the page is not published. Rename it.')
}

const mapBase = (base: string | undefined): string | undefined =>
  base === undefined || base === '/' ? undefined : `/${trimSlashes(base)}/`

/** Dead links are errors in VitePress, and broken anchors are not checked. */
function mapSeverities(ignored: unknown): MappedConfig {
  return {
    onBrokenLinks: ignored === undefined || ignored === false ? undefined : 'warn',
    onBrokenAnchors: 'warn',
  }
}

const rootFolder = ({ folders }: MapParts): string => folders[0]?.folder ?? ''

/** Globs below the folder of the first language. */
function listExcluded({ site, folders, excluded }: SiteInput): readonly string[] {
  const [root, ...others] = folders
  const start = root?.folder ?? ''
  const below = (glob: string): readonly string[] => {
    if (start === '' || glob.startsWith('**/')) return [glob]
    return glob.startsWith(`${start}/`) ? [glob.slice(start.length + 1)] : []
  }
  return [
    ...others.map(({ folder }) => `${folder}/**`),
    ...toList(site.config['srcExclude']).map(String),
    ...excluded.map(escapeGlob),
  ].flatMap(below)
}

const escapeGlob = (path: string): string => path.replaceAll(/[[\]{}*?]/g, String.raw`\$&`)

/** What is in front of `:path` in the pattern. */
function mapEditUrl(parts: MapParts): string | undefined {
  const { pattern } = toRecord(parts.site.locales[0]?.theme['editLink'])
  if (pattern === undefined) return undefined
  const [, start] = /^(.*\/):path$/.exec(toText(pattern) ?? '') ?? []
  if (start === undefined) {
    parts.report(
      'themeConfig.editLink',
      'The pattern is not the start of a URL in front of `:path`. Set `docs.editUrl` to one.',
    )
    return undefined
  }
  const folder = rootFolder(parts)
  return folder === '' ? start : `${start}${folder}/`
}

const isDated = ({ site }: MapParts): boolean =>
  site.config['lastUpdated'] === true ||
  (site.config['lastUpdated'] !== false &&
    Object.keys(toRecord(site.locales[0]?.theme['lastUpdated'])).length > 0)
