// Given a Starlight site and its pages, it returns what readers find on it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import type { SiteFacts } from '../../parity/site-facts.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { localizeLinks } from './localize-links.ts'
import { starlightMarkup } from './markup.ts'
import { readSourceFacts, type SourceParts } from './read-source-facts.ts'

/** Read the folder of the built site if there is one, else its sources. */
export async function readOldSite(
  site: StarlightSite,
  parts: Pick<SourceParts, 'pages' | 'redirects' | 'lostUrls'>,
): Promise<OldSite> {
  const published = {
    baseUrl: site.baseUrl,
    origin: site.origin ?? 'http://localhost',
    markup: starlightMarkup,
  }
  const { locales, usesFolders } = site
  const sources = localizeLinks(
    readSourceFacts({
      ...parts,
      sidebar: site.options['sidebar'],
      locales,
      usesFolders,
      base: published,
    }),
    locales,
  )
  const folder = resolve(site.siteDir, toText(site.config['outDir']) ?? 'dist')
  if (!(await isStarlightBuild(folder))) return { ...published, facts: sources, from: 'sources' }
  const built = await readBuiltSite(folder, { ...published, ids: 'headings' })
  return {
    ...published,
    facts: localizeLinks(withSourceTexts(built, sources), locales),
    from: 'build',
  }
}

/** Links that went nowhere don’t count, and the title of a landing page can be another one. */
function withSourceTexts(built: SiteFacts, sources: SiteFacts): SiteFacts {
  const hasTarget = (link: string): boolean => {
    const [path = ''] = link.split('#')
    return !path.startsWith('/') || built.pages.has(path) || /\.\w+$/.test(path)
  }
  const pages = [...built.pages].map(([url, page]) => {
    const source = sources.pages.get(url)
    const links = page.links.filter(hasTarget)
    return [
      url,
      { ...page, title: source?.title, description: source?.description, links },
    ] as const
  })
  return { pages: new Map(pages), sidebar: built.sidebar }
}

/** The folder may contain something else. */
async function isStarlightBuild(folder: string): Promise<boolean> {
  const page = ['index.html', '404.html'].find((name) => existsSync(join(folder, name)))
  if (page === undefined) return false
  return /generator[^>]*Starlight|sl-markdown-content/.test(
    await readFile(join(folder, page), 'utf8'),
  )
}
