// Given a VitePress site and its pages, it returns what readers find on it.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import type { PageFacts, SiteFacts } from '../../parity/site-facts.ts'
import { vitepressMarkup } from './markup.ts'
import { readSourceFacts, type SourceParts } from './read-source-facts.ts'

type Published = Pick<OldSite, 'baseUrl' | 'origin' | 'markup'>

/** Read the folder of the built site if there is one, else its sources. */
export async function readOldSite(
  parts: Omit<SourceParts, 'base'>,
  origin: string | undefined,
): Promise<OldSite> {
  const { siteDir, config } = parts.site
  const base = (toText(config['base']) ?? '').replace(/^\/+|\/+$/g, '')
  const published: Published = {
    baseUrl: base === '' ? '/' : `/${base}/`,
    origin: origin ?? 'http://localhost',
    markup: vitepressMarkup,
  }
  const sources = readSourceFacts({ ...parts, base: published })
  const folder = resolve(siteDir, toText(config['outDir']) ?? '.vitepress/dist')
  if (!(await isVitepressBuild(folder))) return { ...published, facts: sources, from: 'sources' }
  const built = await readBuiltSite(folder, { ...published, ids: 'headings' })
  return { ...published, facts: withSourceTexts(built, sources), from: 'build' }
}

/**
 * The title of a built page contains that of the site, and its description is that of the site unless
 * the page has one. Links that went nowhere don’t count.
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
  const entries = [...built.sidebar].filter((entry) =>
    built.pages.has(entry.replace(/^.* → /, '').replace(/#.*$/, '')),
  )
  return { pages: new Map(pages), sidebar: new Set(entries) }
}

function hasTarget(link: string, { pages }: SiteFacts): boolean {
  const [path = ''] = link.split('#')
  return !path.startsWith('/') || pages.has(path) || /\.\w+$/.test(path)
}

/** The folder may contain something else. */
async function isVitepressBuild(folder: string): Promise<boolean> {
  const page = ['index.html', '404.html'].find((name) => existsSync(join(folder, name)))
  return (
    page !== undefined &&
    /VitePress|VPContent|vp-doc/.test(await readFile(join(folder, page), 'utf8'))
  )
}
