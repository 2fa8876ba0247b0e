import type { ContentPath, UrlPath } from '../model/paths.ts'
import type { SiteInput } from './site-input.ts'
import type { Doc } from './doc-index.ts'
import { createPageUrl } from './page-url.ts'

/** The docs that are built, and the drafts that aren't. */
interface CreatedDocs {
  readonly docs: readonly Doc[]
  readonly drafts: ReadonlyMap<ContentPath, UrlPath>
  readonly draftIds: ReadonlySet<string>
}

/** Give every page its URL. Drafts are left out unless the config includes them. */
export function createDocs(
  input: Pick<SiteInput, 'config' | 'pages' | 'lastUpdates'>,
): CreatedDocs {
  const docs: Doc[] = []
  const drafts = new Map<ContentPath, UrlPath>()
  const draftIds = new Set<string>()
  for (const page of input.pages) {
    const pageUrl = createPageUrl(page, input.config)
    if (page.frontMatter.draft === true && !input.config.drafts) {
      drafts.set(page.source, pageUrl.url)
      draftIds.add(pageUrl.id)
      continue
    }
    docs.push({ ...pageUrl, page, lastUpdate: input.lastUpdates.get(page.source) })
  }
  return { docs, drafts, draftIds }
}
