import type { Site } from '../model/site.ts'
import { compareText } from '../primitives/text/compare-text.ts'

/** The origins to which any page has a form, each once, for the headers of the whole site. */
export function listFormOrigins({ routes }: Pick<Site, 'routes'>): readonly string[] {
  const all = [...routes.values()].flatMap(({ page }) => page.formOrigins ?? [])
  return [...new Set(all)].toSorted(compareText)
}
