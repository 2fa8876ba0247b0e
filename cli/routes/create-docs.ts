import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath, UrlPath } from '../model/paths.ts'
import { checkPageUrl } from './check-page-url.ts'
import type { SiteInput } from './site-input.ts'
import type { Doc } from './doc-index.ts'
import { createPageUrl } from './page-url.ts'

/** The docs that are built, and the drafts that aren't. */
interface CreatedDocs {
  readonly docs: readonly Doc[]
  readonly drafts: ReadonlyMap<ContentPath, UrlPath>
  readonly draftIds: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Give every page its URL. Drafts are left out unless the config includes them. */
export function createDocs(
  input: Pick<SiteInput, 'config' | 'pages' | 'lastUpdates'>,
): CreatedDocs {
  const docs: Doc[] = []
  const drafts = new Map<ContentPath, UrlPath>()
  const draftIds = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const page of input.pages) {
    const pageUrl = createPageUrl(page, input.config)
    if (page.frontMatter.draft === true && !input.config.drafts) {
      drafts.set(page.source, pageUrl.url)
      draftIds.add(pageUrl.id)
      continue
    }
    const problem = checkPageUrl(page, pageUrl)
    if (problem) diagnostics.push(problem)
    docs.push({ ...pageUrl, page, lastUpdate: input.lastUpdates.get(page.source) })
  }
  return { docs, drafts, draftIds, diagnostics }
}
