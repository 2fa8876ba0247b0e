// Given a Starlight site and its pages, it returns what readers find on it.
import { resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import { isBuiltBy, withSourceTexts } from '../../parity/with-source-texts.ts'
import type { StarlightSite } from '../starlight-site.ts'
import { localizeLinks } from './localize-links.ts'
import { starlightMarkup } from './markup.ts'
import { readSourceFacts, type SourceParts } from './read-source-facts.ts'

/** What every page of Starlight contains. */
const starlightPage = /generator[^>]*Starlight|sl-markdown-content/

/** Read the folder of the built site if there is one, else its sources. */
export function readOldSite(
  site: StarlightSite,
  parts: Pick<SourceParts, 'pages' | 'redirects' | 'lostUrls'>,
): OldSite {
  const published = {
    baseUrl: site.baseUrl,
    origin: site.origin ?? 'http://localhost',
    markup: starlightMarkup,
  }
  const { locales, files } = site
  const sources = localizeLinks(readSourceFacts({ ...parts, site, base: published }), locales)
  const folder = resolve(site.siteDir, toText(site.config['outDir']) ?? 'dist')
  if (!isBuiltBy(starlightPage, folder, files))
    return { ...published, facts: sources, from: 'sources' }
  const built = readBuiltSite(folder, { ...published, ids: 'headings' }, files)
  return {
    ...published,
    facts: localizeLinks(withSourceTexts(built, sources), locales),
    from: 'build',
  }
}
