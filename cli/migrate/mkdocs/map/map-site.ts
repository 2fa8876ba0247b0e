// Given an MkDocs site, it returns the config of docs-ssg for the same content, and notes on the
// rest. It must not read files; the parts contain what it needs to know about the disk.
import { toList, toRecord, toText, type Values } from '../../coerce.ts'
import { withoutEmpty } from '../../without-empty.ts'
import type { Migration, Note } from '../../migration.ts'
import { neverPages } from '../docs/read-pages.ts'
import { readExcluded } from '../docs/read-excluded.ts'
import { toIgnoreGlobs } from '../docs/ignore-globs.ts'
import { readBlog } from '../docs/blog.ts'
import { mapBlog } from './map-blog.ts'
import { mapLocales } from './map-locales.ts'
import { mapMarkdown } from './map-markdown.ts'
import { mapNavigation } from './map-navigation.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { mapRedirects } from './map-redirects.ts'
import { mapEditUrl, mapNavbar } from './map-repository.ts'
import { mapTheme } from './map-theme.ts'
import { reportLost } from './report-lost.ts'
import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'

/** Map all options of an MkDocs site that have a counterpart. */
export function mapSite(parts: Omit<MapParts, 'report'>, earlier: readonly Note[]): Migration {
  const notes: Note[] = [...earlier]
  const all: MapParts = {
    ...parts,
    report: (subject, advice) => void notes.push({ subject, advice }),
  }
  const { config, usesFolders } = parts.site
  const { locales, docsPath, exclude } = mapLocales(all)
  const { sidebars, navbarItems } = mapNavigation(all)
  const mapped = {
    title: toText(config['site_name']),
    tagline: toText(config['site_description']),
    ...mapUrl(toText(config['site_url'])),
    titleDelimiter: '-',
    trailingSlash: usesFolders,
    ...mapSeverities(config),
    docs: {
      path: docsPath,
      exclude: [
        ...neverPages,
        ...mapExcluded(all),
        ...parts.overwritten,
        ...exclude,
        ...excludeBlogList(all),
      ],
      editUrl: mapEditUrl(all),
      numberPrefixParser: false,
      showLastUpdateTime: [...parts.site.plugins.keys()].some((name) => name.startsWith('git-rev')),
      tagsBasePath: parts.pages.some(({ url }) => url === '/tags') ? 'tag' : undefined,
    },
    // Files beside pages keep their URLs, as those of the logo and of style sheets.
    staticDirectories: [parts.docsPath],
    blog: mapBlog(all),
    sidebars,
    sidebar: mapSidebar(parts.site.theme.features),
    locales,
    navbar: mapNavbar(all, navbarItems),
    footer: mapFooter(config),
    ...mapTheme(all),
    analytics: mapAnalytics(config),
    redirects: mapRedirects(all),
    markdown: mapMarkdown(all),
  }
  reportLost(all)
  return { config: withoutEmpty(mapped), notes }
}

function mapUrl(url: string | undefined): MappedConfig {
  if (url === undefined || !URL.canParse(url)) return {}
  const { origin, pathname } = new URL(url)
  return {
    url: origin,
    baseUrl: pathname === '/' ? undefined : `${trimEndSlashes(pathname)}/`,
  }
}

/** MkDocs only warns about links, unless it is strict. */
function mapSeverities({ strict }: Values): MappedConfig {
  const links = strict === true ? undefined : 'warn'
  return { onBrokenLinks: links, onBrokenAnchors: 'warn', onBrokenAssets: links }
}

function mapExcluded({ site, report }: MapParts): readonly string[] {
  const plugin = site.plugins.get('exclude') ?? {}
  for (const pattern of toList(plugin['regex']))
    report(
      'plugins',
      `\`exclude\`: The pattern \`${String(pattern)}\` is not migrated. Add a glob for the same files to \`docs.exclude\`.`,
    )
  const lines = ['exclude_docs', 'draft_docs'].flatMap((key) => {
    const { globs, exceptions } = toIgnoreGlobs(site.config[key])
    for (const line of exceptions)
      report(
        key,
        `The exception \`${line}\` is not migrated, because globs have none. Rename the file, or write the other globs without it.`,
      )
    return globs
  })
  return [...lines, ...readExcluded(plugin)]
}

/** The list of posts has the URL of this page. */
function excludeBlogList({ site, pages }: MapParts): readonly string[] {
  const blog = readBlog(site)
  return blog && pages.some(({ inBlog }) => inBlog === 'list') ? [blog.index] : []
}

function mapSidebar(features: ReadonlySet<string>): MappedConfig | undefined {
  const collapsed = features.has('navigation.expand') ? false : undefined
  const collapsible = features.has('navigation.sections') ? false : undefined
  return { collapsed, collapsible }
}

function mapFooter({ copyright }: Values): MappedConfig | undefined {
  const text = toText(copyright)
  return text === undefined ? undefined : { copyright: text }
}

function mapAnalytics({ extra }: Values): MappedConfig | undefined {
  const { provider, property } = toRecord(toRecord(extra)['analytics'])
  const id = toText(property)
  return provider === 'google' && id !== undefined ? { provider: 'gtag', id } : undefined
}
