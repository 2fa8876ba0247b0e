import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath, UrlPath } from '../model/paths.ts'
import { checkAddress } from './check-address.ts'
import type { SiteInput } from './site-input.ts'
import type { Doc } from './doc-index.ts'
import { createAddress } from './page-url.ts'

/** The docs that are built, and what is known of those that are not. */
interface CreatedDocs {
  readonly docs: readonly Doc[]
  readonly drafts: ReadonlyMap<ContentPath, UrlPath>
  readonly draftIds: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

/** Address every page; drafts are left out unless the config wants them, unusable addresses are reported. */
export function createDocs(
  input: Pick<SiteInput, 'config' | 'pages' | 'lastUpdates'>,
): CreatedDocs {
  const docs: Doc[] = []
  const drafts = new Map<ContentPath, UrlPath>()
  const draftIds = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const page of input.pages) {
    const address = createAddress(page, input.config)
    if (page.frontMatter.draft === true && !input.config.drafts) {
      drafts.set(page.source, address.url)
      draftIds.add(address.id)
      continue
    }
    const fault = checkAddress(page, address)
    if (fault) diagnostics.push(fault)
    docs.push({ ...address, page, lastUpdate: input.lastUpdates.get(page.source) })
  }
  return { docs, drafts, draftIds, diagnostics }
}
