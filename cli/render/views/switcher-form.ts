import type { AlternateView, PageView } from '../../../runtime/shared/views/site-view.ts'
import { createMarks } from '../article/marks.ts'

/** A page with marks in place of its URLs in other versions and languages, and the HTML for each mark. */
interface SwitcherForm {
  readonly view: PageView
  readonly values: readonly string[]
}

/** Prepare a page for header and menu, which show nothing else that differs within a section. */
export function toSwitcherForm(page: PageView): SwitcherForm {
  const { toHref, values } = createMarks()
  const mark = (options: readonly AlternateView[]): readonly AlternateView[] =>
    options.map((option) => ({ ...option, href: toHref(option.href) }))
  return { view: { ...page, versions: mark(page.versions), locales: mark(page.locales) }, values }
}

/** Everything that the switchers of a page show; empty for a page without any. */
export function switchersOf({ versions, locales }: PageView): string {
  return versions.length + locales.length > 2 ? JSON.stringify([versions, locales]) : ''
}
