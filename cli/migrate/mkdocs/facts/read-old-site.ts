// Given an MkDocs site and its pages, it returns what readers find on it.
import { resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import { isBuiltBy, withSourceTexts } from '../../parity/with-source-texts.ts'
import type { SiteFacts } from '../../parity/site-facts.ts'
import { mkdocsMarkup } from './markup.ts'
import { readSourceFacts, type SourceParts } from './read-source-facts.ts'
import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'

type Published = Pick<OldSite, 'baseUrl' | 'origin' | 'markup'>

/** What every page of MkDocs contains. */
const mkdocsPage = /generator[^>]*mkdocs|MkDocs version|mkdocs\.org|search\/search_index\.json/i

/** Read the folder of the built site if there is one, else its sources. */
export function readOldSite(parts: Omit<SourceParts, 'base'>): OldSite {
  const { siteDir, config, files } = parts.site
  const url = toText(config['site_url'])
  const { origin, pathname } =
    url !== undefined && URL.canParse(url)
      ? new URL(url)
      : { origin: 'http://localhost', pathname: '/' }
  const published: Published = {
    baseUrl: `${trimEndSlashes(pathname)}/`,
    origin,
    markup: mkdocsMarkup,
  }
  const sources = readSourceFacts({ ...parts, base: published })
  const folder = resolve(siteDir, toText(config['site_dir']) ?? 'site')
  if (!isBuiltBy(mkdocsPage, folder, files))
    return { ...published, facts: sources, from: 'sources' }
  const built = readBuiltSite(folder, { ...published, ids: 'headings' }, files)
  return { ...published, facts: withKnownEntries(withSourceTexts(built, sources)), from: 'build' }
}

/** Links to other sites can be in the navbar now, so they don’t count. */
function withKnownEntries(built: SiteFacts): SiteFacts {
  const entries = [...built.sidebar].filter((entry) => built.pages.has(entry.replace(/^.* → /, '')))
  return { ...built, sidebar: new Set(entries) }
}
