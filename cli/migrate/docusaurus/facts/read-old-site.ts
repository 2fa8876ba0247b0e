import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocusaurusSite } from '../read/read-docusaurus-site.ts'
import { baselineFacts } from './baseline-facts.ts'
import { readBuiltSite } from '../../read-built-site.ts'
import { readSourceSite } from './read-source-site.ts'
import type { SourceSet } from './read-source-sidebars.ts'
import type { PageFacts, SiteFacts } from '../../site-facts.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

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
  readonly sets: readonly SourceSet[]
  /** Addresses of pages that are no docs; what they say can't be compared. */
  readonly otherPages: readonly string[]
}

/** From the site's build folder when it has one, else from its sources. */
export async function readOldSite(site: DocusaurusSite, sources: OldSources): Promise<OldSite> {
  const { config, siteDir } = site
  const baseUrl = `${toText(config['baseUrl']) ?? ''}/`.replace(/^(?!\/)|\/+$/g, '/')
  const origin = toText(config['url'])?.replace(/\/$/, '') ?? 'http://localhost'
  const folder = join(siteDir, 'build')
  const isBuilt = await isDocusaurusBuild(folder)
  const facts = isBuilt
    ? baselineFacts(await readBuiltSite(folder, { baseUrl, origin, ids: 'headings' }), {
        docs: sources.sets.flatMap(({ docs }) => docs),
        hasPosts: existsSync(join(siteDir, 'blog')),
      })
    : readSourceSite(sources.sets, { baseUrl, origin, siteDir })
  const unknown: PageFacts = { title: undefined, description: undefined, ids: [], links: [] }
  const pages = new Map(facts.pages)
  const others = isBuilt
    ? sources.otherPages
    : [...sources.otherPages, ...translatedPages(config, [...facts.pages.keys()])]
  for (const url of others) if (url !== '/404' && !pages.has(url)) pages.set(url, unknown)
  return {
    facts: { pages, sidebar: facts.sidebar },
    from: isBuilt ? 'build' : 'sources',
    baseUrl,
    origin,
  }
}

/** Every doc stands in every language, translated or not. */
function translatedPages(
  config: DocusaurusSite['config'],
  urls: readonly string[],
): readonly string[] {
  const i18n = toRecord(config['i18n'])
  const codes = toList(i18n['locales']).map(String)
  const others = codes.filter((code) => code !== (toText(i18n['defaultLocale']) ?? 'en'))
  return others.flatMap((code) => {
    const own = toText(toRecord(toRecord(i18n['localeConfigs'])[code])['baseUrl']) ?? code
    const prefix = `/${own.replace(/^\/+|\/+$/g, '')}`
    return urls.map((url) => (url === '/' ? prefix : prefix + url))
  })
}

/** The folder may hold a build of another tool by now. */
async function isDocusaurusBuild(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false
  const page = (await readdir(folder)).find((name) => /^(?:index|404)\.html$/.test(name))
  if (page === undefined) return false
  return /<meta[^>]*generator[^>]*Docusaurus/i.test(await readFile(join(folder, page), 'utf8'))
}
