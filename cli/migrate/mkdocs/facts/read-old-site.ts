// Given an MkDocs site and its pages, it returns what readers find on it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import type { PageFacts, SiteFacts } from '../../parity/site-facts.ts'
import { mkdocsMarkup } from './markup.ts'
import { readSourceFacts, type SourceParts } from './read-source-facts.ts'

type Published = Pick<OldSite, 'baseUrl' | 'origin' | 'markup'>

/** Read the folder of the built site if there is one, else its sources. */
export async function readOldSite(parts: Omit<SourceParts, 'base'>): Promise<OldSite> {
  const { siteDir, config } = parts.site
  const url = toText(config['site_url'])
  const { origin, pathname } =
    url !== undefined && URL.canParse(url)
      ? new URL(url)
      : { origin: 'http://localhost', pathname: '/' }
  const published: Published = {
    baseUrl: pathname.replace(/\/*$/, '/'),
    origin,
    markup: mkdocsMarkup,
  }
  const sources = readSourceFacts({ ...parts, base: published })
  const folder = resolve(siteDir, toText(config['site_dir']) ?? 'site')
  if (!(await isMkdocsBuild(folder))) return { ...published, facts: sources, from: 'sources' }
  const built = await readBuiltSite(folder, { ...published, ids: 'headings' })
  return { ...published, facts: withSourceTexts(built, sources), from: 'build' }
}

/**
 * The title of a page in MkDocs can be that of its entry in `nav`, which only the sidebar shows now,
 * and a description is that of the site unless the page has one. Links that went nowhere don’t count.
 */
function withSourceTexts(built: SiteFacts, sources: SiteFacts): SiteFacts {
  const pages = [...built.pages].map(([url, page]): [string, PageFacts] => {
    const source = sources.pages.get(url)
    return [
      url,
      {
        ...page,
        title: source?.title,
        description: source?.description,
        links: page.links.filter((link) => hasTarget(link, built)),
      },
    ]
  })
  // Links to other sites can be in the navbar now.
  const entries = [...built.sidebar].filter((entry) => built.pages.has(entry.replace(/^.* → /, '')))
  return { pages: new Map(pages), sidebar: new Set(entries) }
}

function hasTarget(link: string, { pages }: SiteFacts): boolean {
  const [path = ''] = link.split('#')
  if (!path.startsWith('/')) return true
  return pages.has(path) || /\.\w+$/.test(path)
}

/** The folder may contain something else. */
async function isMkdocsBuild(folder: string): Promise<boolean> {
  const page = ['index.html', '404.html'].find((name) => existsSync(join(folder, name)))
  if (page === undefined) return false
  const html = await readFile(join(folder, page), 'utf8')
  return /generator[^>]*mkdocs|MkDocs version|mkdocs\.org|search\/search_index\.json/i.test(html)
}
