// What the site's own parts of the layout write by themselves. Enters: the view of a page. Leaves: HTML by slot.
// Must not render what they stand around: that is checked where it comes from.
import { renderToStaticMarkup } from 'react-dom/server'
import type { SlotTable } from '../../runtime/components/theme-slots.tsx'
import type { PageView } from '../../runtime/shared/site-view.ts'
import type { VariantView } from './variants.ts'
import { toParts } from './slot-parts.ts'

/** One part on one page. */
export interface SlotHtml {
  readonly slot: string
  readonly html: string
  /** What the part threw; there is no HTML then. */
  readonly fault?: unknown
}

/** The parts that are the same on all pages of an edition. */
const shared = new Set(['logo', 'navbarEnd'])

/** Make the function that renders the parts of a page; those that many pages share come with the first of them. */
export function createSlotRenderer(
  siteSlots: ReadonlyMap<string, unknown>,
): (variant: VariantView, page: PageView) => SlotHtml[] {
  const parts = Object.entries(toParts(siteSlots))
  const seen = new Set<VariantView>()
  return (variant, page) => {
    const isFirst = !seen.has(variant)
    seen.add(variant)
    const wanted = parts.filter(([slot]) => (shared.has(slot) ? isFirst : page.kind === 'doc'))
    return wanted.map(([slot, Part]) => {
      try {
        return { slot, html: render(Part, variant, page) }
      } catch (fault) {
        return { slot, html: '', fault: fault ?? 'it throws nothing' }
      }
    })
  }
}

function render(Part: SlotTable['parts'][string], variant: VariantView, page: PageView): string {
  if (Part === undefined) return ''
  const { site, links } = variant
  const { href, asset } = links
  return renderToStaticMarkup(
    <Part site={site} page={page} href={href} asset={asset}>
      {null}
    </Part>,
  )
}
