import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocusaurusSite } from './docusaurus-site.ts'
import { readBuiltSite } from './read-built-site.ts'
import { readSourceSite } from './read-source-site.ts'
import type { PageFacts, SiteFacts } from './site-facts.ts'
import type { SourceDoc } from './source-docs.ts'
import { toText } from './values.ts'

/** The old site as its readers find it. */
export interface OldSite {
  readonly facts: SiteFacts
  readonly from: 'build' | 'sources'
  /** Slash at both ends. */
  readonly baseUrl: string
  readonly origin: string
}

interface OldSources {
  /** Of each version. */
  readonly docs: readonly (readonly SourceDoc[])[]
  /** Addresses of pages in React; what they say can't be compared. */
  readonly reactPages: readonly string[]
}

/** From the site's build folder when it has one, else from its sources. */
export async function readOldSite(site: DocusaurusSite, sources: OldSources): Promise<OldSite> {
  const { config, siteDir, sidebars } = site
  const baseUrl = toText(config['baseUrl']) ?? '/'
  const origin = toText(config['url'])?.replace(/\/$/, '') ?? 'http://localhost'
  const folder = join(siteDir, 'build')
  const isBuilt = await isDocusaurusBuild(folder)
  const facts = isBuilt
    ? await readBuiltSite(folder, { baseUrl, origin, ids: 'headings' })
    : readSourceSite(sources.docs, { baseUrl, origin, sidebars })
  const unknown: PageFacts = { title: undefined, description: undefined, ids: [], links: [] }
  const pages = new Map(facts.pages)
  for (const url of sources.reactPages) if (url !== '/404') pages.set(url, unknown)
  return {
    facts: { pages, sidebar: facts.sidebar },
    from: isBuilt ? 'build' : 'sources',
    baseUrl,
    origin,
  }
}

/** The folder may hold a build of another tool by now. */
async function isDocusaurusBuild(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  const page = (await readdir(folder)).find((name) => /^(?:index|404)\.html$/.test(name))
  if (page === undefined) return false
  return /<meta[^>]*generator[^>]*Docusaurus/i.test(await readFile(join(folder, page), 'utf8'))
}
