import type { Diagnostic } from '../../model/diagnostic.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { type LinkTools, checkLinksIn } from './check-links-in.ts'

/** A theme slot that the site replaces, as rendered on one page. */
export interface RenderedSlot {
  readonly slot: string
  readonly url: UrlPath
  readonly locale: string
  readonly html: string
  /** The value that the slot threw, in which case `html` is empty. */
  readonly fault?: unknown
}

/**
 * Checks the links in the site's theme slots. A broken URL in a slot is reported once, however many
 * pages show it.
 */
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
    for (const diagnostic of checkLinksIn({ url, locale, source, html }, tools)) {
      const key = `${slot}\n${diagnostic.data?.actual ?? diagnostic.message}`
      if (!found.has(key)) found.set(key, diagnostic)
    }
  }
  return [...found.values()]
}
