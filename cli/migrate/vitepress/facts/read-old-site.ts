// Given a VitePress site and its pages, it returns what readers find on it.
import { resolve } from 'node:path'
import { toText } from '../../coerce.ts'
import type { OldSite } from '../../migration-plan.ts'
import { readBuiltSite } from '../../parity/read-built-site.ts'
import { isBuiltBy, withSourceTexts } from '../../parity/with-source-texts.ts'
import type { SiteFacts } from '../../parity/site-facts.ts'
import type { VitepressSite } from '../vitepress-site.ts'
import { vitepressMarkup } from './markup.ts'
import { readSourceFacts, type SourceParts } from './read-source-facts.ts'
import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'

type Published = Pick<OldSite, 'baseUrl' | 'origin' | 'markup'>

/** What every page of VitePress contains. */
const vitepressPage = /VitePress|VPContent|vp-doc/

/** Read the folder of the built site if there is one, else its sources. */
export function readOldSite(parts: Omit<SourceParts, 'base'>, origin: string | undefined): OldSite {
  const { siteDir, config, files } = parts.site
  const published: Published = {
    baseUrl: toBaseUrl(parts.site),
    origin: origin ?? 'http://localhost',
    markup: vitepressMarkup,
  }
  const sources = readSourceFacts({ ...parts, base: published })
  const folder = resolve(siteDir, toText(config['outDir']) ?? '.vitepress/dist')
  if (!isBuiltBy(vitepressPage, folder, files))
    return { ...published, facts: sources, from: 'sources' }
  const built = readBuiltSite(folder, { ...published, ids: 'headings' }, files)
  return { ...published, facts: withKnownEntries(withSourceTexts(built, sources)), from: 'build' }
}

/** The option `base`, with a slash at both ends. */
export function toBaseUrl({ config }: VitepressSite): string {
  const base = trimSlashes(toText(config['base']) ?? '')
  return base === '' ? '/' : `/${base}/`
}

/** Without entries whose page the site doesn’t have. */
function withKnownEntries(built: SiteFacts): SiteFacts {
  const entries = [...built.sidebar].filter((entry) =>
    built.pages.has(entry.replace(/^.* → /, '').replace(/#.*$/, '')),
  )
  return { ...built, sidebar: new Set(entries) }
}
