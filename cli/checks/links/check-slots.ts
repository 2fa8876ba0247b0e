import type { Diagnostic } from '../../model/diagnostic.ts'
import type { RenderedSlot } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { readHtmlFacts } from '../../html/html-facts.ts'
import { type LinkTools, checkLinksIn } from './check-links-in.ts'

/** Check the links that the site's parts of the layout write: each wrong address of a part once, however many pages show it. */
export function checkSlots(
  slots: Iterable<RenderedSlot>,
  site: Site,
  tools: LinkTools,
): readonly Diagnostic[] {
  const files = new Map(
    Object.entries(site.config.theme.slots).map(([slot, path]) => [
      slot,
      toPlace(path.replace(/^\.\//, ''), { line: 1, column: 1 }).path,
    ]),
  )
  const found = new Map<string, Diagnostic>()
  for (const { slot, url, locale, html } of slots) {
    const source = files.get(slot)
    const facts = readHtmlFacts(html)
    for (const diagnostic of checkLinksIn({ url, locale, source, facts }, tools)) {
      const key = `${slot}\n${diagnostic.data?.actual ?? diagnostic.message}`
      if (!found.has(key)) found.set(key, diagnostic)
    }
  }
  return [...found.values()]
}
