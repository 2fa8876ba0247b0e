// Given a Docusaurus site and its docs, it returns what readers find on it.
import { join } from 'node:path'
import { toList, toRecord, toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import { isBuiltBy } from '../../parity/with-source-texts.ts'
import { emptyPage, type SiteFacts } from '../../parity/site-facts.ts'
import type { SourceSet } from '../docs/source-doc.ts'
import type { DocusaurusSite } from '../docusaurus-site.ts'
import { docusaurusMarkup } from '../markup.ts'
import { baselineFacts } from './baseline-facts.ts'
import { readSourceSite } from './read-source-site.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

/** What every page of Docusaurus contains. */
const docusaurusPage = /<meta[^>]*generator[^>]*Docusaurus/i

interface OldSources {
  readonly sets: readonly SourceSet[]
  /** URLs of pages that are not docs, whose content can't be compared. */
  readonly otherPages: readonly string[]
}

type Published = Pick<OldSite, 'baseUrl' | 'origin' | 'markup'>

/** Read the build folder of the site if it has one, else its sources. */
export function readOldSite(site: DocusaurusSite, sources: OldSources): OldSite {
  const { config, siteDir, files } = site
  const published: Published = {
    baseUrl: `${toText(config['baseUrl']) ?? ''}/`.replace(/^(?!\/)|(?<!\/)\/+$/g, '/'),
    origin: toText(config['url'])?.replace(/\/$/, '') ?? 'http://localhost',
    markup: docusaurusMarkup,
  }
  const folder = join(siteDir, 'build')
  if (isBuiltBy(docusaurusPage, folder, files)) {
    const built = readBuiltSite(folder, { ...published, ids: 'headings' }, files)
    const facts = baselineFacts(built, {
      docs: sources.sets.flatMap(({ docs }) => docs),
      hasPosts: files.has(join(siteDir, 'blog')),
    })
    return { ...published, facts: withPages(facts, sources.otherPages), from: 'build' }
  }
  const slash = config['trailingSlash']
  const trailingSlash = typeof slash === 'boolean' ? slash : undefined
  const facts = readSourceSite(sources.sets, { ...published, siteDir, trailingSlash })
  const translated = translatedPages(config, [...facts.pages.keys()])
  const others = [...sources.otherPages, ...translated]
  return { ...published, facts: withPages(facts, others), from: 'sources' }
}

/** Add pages whose URL is all that is known. */
function withPages(facts: SiteFacts, urls: readonly string[]): SiteFacts {
  const pages = new Map(facts.pages)
  for (const url of urls) if (url !== '/404' && !pages.has(url)) pages.set(url, emptyPage)
  return { ...facts, pages }
}

/** Docusaurus publishes every doc in every language, translated or not. */
function translatedPages(
  config: DocusaurusSite['config'],
  urls: readonly string[],
): readonly string[] {
  const i18n = toRecord(config['i18n'])
  const codes = toList(i18n['locales']).map(String)
  const others = codes.filter((code) => code !== (toText(i18n['defaultLocale']) ?? 'en'))
  return others.flatMap((code) => {
    const own = toText(toRecord(toRecord(i18n['localeConfigs'])[code])['baseUrl']) ?? code
    const prefix = `/${trimSlashes(own)}`
    return urls.map((url) => (url === '/' ? prefix : prefix + url))
  })
}
