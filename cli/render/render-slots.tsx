// The HTML of theme slots alone, for checks. Given the view of a page, it returns HTML by slot. It
// must not render the children of a slot: they are checked elsewhere.
import { renderToStaticMarkup } from 'react-dom/server'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { pageSlots, siteSlots } from '../../runtime/shared/views/slot-names.ts'
import type { SlotTable } from '../../runtime/components/theme-slots.tsx'
import type { PageView } from '../../runtime/shared/views/site-view.ts'
import type { VariantView } from './views/variants.ts'
import { checkHeadHtml } from './head/check-head-html.ts'
import { toParts } from './slot-parts.ts'

/** One theme slot on one page. */
export interface SlotHtml {
  readonly slot: string
  readonly html: string
  /** The error that the part threw instead of returning HTML. */
  readonly error?: unknown
}

/** The slots that are the same on all pages of a variant. */
const shared: ReadonlySet<string> = new Set(siteSlots)
const ofEveryPage: ReadonlySet<string> = new Set(pageSlots)

/**
 * Make the function that renders the slots of a page. Those that many pages share are rendered with
 * the first page.
 */
export function createSlotRenderer(
  ownSlots: ReadonlyMap<string, unknown>,
): (variant: VariantView, page: PageView) => SlotHtml[] {
  const parts = Object.entries(toParts(ownSlots))
  const seen = new Set<VariantView>()
  return (variant, page) => {
    const isFirst = !seen.has(variant)
    seen.add(variant)
    const wanted = parts.filter(([slot]) =>
      shared.has(slot) ? isFirst : ofEveryPage.has(slot) || page.kind === 'doc',
    )
    return wanted.map(([slot, Part]) => {
      try {
        const html = keepPrototypes(() => render(Part, variant, page))
        if (slot === 'head') checkHeadHtml(html)
        return { slot, html }
      } catch (error) {
        return { slot, html: '', error: error ?? 'it throws `undefined`' }
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
