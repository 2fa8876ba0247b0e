// What is proved of the built pages themselves. Enters: a rendered site. Leaves: findings about weight and markup.
// Each page is rendered once, for all who look at it, and let go.
import type { Cache } from '../cache/open-cache.ts'
import { checkBudgets } from '../checks/check-budgets.ts'
import type { Diagnostic, Site } from '../model.ts'
import { createScales } from './prove-budgets.ts'
import type { RenderedSite } from './render-site.ts'

interface ProvePagesInput {
  readonly site: Site
  readonly rendered: RenderedSite
  readonly cache: Cache
}

async function loadHtmlProof({ site, cache }: ProvePagesInput) {
  const { createHtmlProof } = await import('./prove-html.ts')
  return createHtmlProof(site, cache)
}

/** Hold all that has a weight against `checks.budgets`, and pages against the standard; without either no page is rendered. */
export async function provePages(input: ProvePagesInput): Promise<readonly Diagnostic[]> {
  const { budgets, html } = input.site.config.checks
  const scales =
    Object.keys(budgets).length === 0 ? undefined : createScales(input.rendered, input.cache)
  const checkHtml = html ? await loadHtmlProof(input) : undefined
  if (!scales && !checkHtml) return []
  const faults: Diagnostic[] = []
  for (const page of input.rendered.pages()) {
    scales?.add(page)
    if (checkHtml) faults.push(...checkHtml(page))
  }
  return [...(scales ? checkBudgets(scales.weights(), budgets) : []), ...faults]
}
