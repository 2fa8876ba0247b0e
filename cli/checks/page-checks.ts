// What is proved of the built pages themselves. Enters: a rendered site. Leaves: findings about weight and markup.
// A page is rendered once for all who look at it, in a build also for who writes it.
import { hashOf } from '../primitives/hash.ts'
import type { Cache } from '../cache/open-cache.ts'
import { checkBudgets } from './budgets/check-budgets.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createFileSizes } from './budgets/file-sizes.ts'
import type { RenderedSite } from '../pipeline/render-site.ts'

interface ProvePagesInput {
  readonly site: Site
  readonly rendered: RenderedSite
  readonly cache: Cache
}

async function loadHtmlProof({ site, cache }: ProvePagesInput) {
  const { createHtmlProof } = await import('./html/html-check.ts')
  return createHtmlProof(site, cache)
}

/** Looks at the pages of a site one at a time. */
export interface PageProof {
  readonly add: (page: OutputFile) => void
  /** Of all pages that were added. */
  readonly findings: () => readonly Diagnostic[]
}

/** Holds all that has a weight against `checks.budgets`, and pages against the standard; undefined without either. */
export async function createPageProof(input: ProvePagesInput): Promise<PageProof | undefined> {
  const { budgets, html } = input.site.config.checks
  const scales =
    Object.keys(budgets).length === 0 ? undefined : createFileSizes(input.rendered, input.cache)
  const checkHtml = html ? await loadHtmlProof(input) : undefined
  if (!scales && !checkHtml) return undefined
  const faults: Diagnostic[] = []
  return {
    add: (page) => {
      const sum = hashOf(page.contents)
      scales?.add(page, sum)
      if (checkHtml) faults.push(...checkHtml(page, sum))
    },
    findings: () => [...(scales ? checkBudgets(scales.weights(), budgets) : []), ...faults],
  }
}

/** Render all pages for the proof alone. */
export function provePages(
  proof: PageProof | undefined,
  rendered: RenderedSite,
): readonly Diagnostic[] {
  if (!proof) return []
  for (const page of rendered.pages()) proof.add(page)
  return proof.findings()
}
