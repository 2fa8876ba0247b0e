import { find, findAll } from '../../dom/queries.ts'
import { swapAttribute } from '../../dom/selectors.ts'
import type { PageLink } from '../dialog/describe-results.ts'
import { fold } from '../words/fold.ts'

const maxCount = 8

/** Letters and digits, so that `create slice` finds `createSlice`. */
const toPlain = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')

/** The pages of the sidebar whose titles contain a query; titles that begin with it come first. */
export function findTitles(query: string): readonly PageLink[] {
  const wanted = toPlain(query)
  if (wanted === '') return []
  return findAll(`[${swapAttribute}="sidebar"] a[href]`)
    .map((link) => ({ href: link.getAttribute('href') ?? '', label: link.textContent.trim() }))
    .map((page) => ({ page, at: toPlain(page.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, maxCount)
    .map(({ page }) => page)
}

/** The pages beside the current one in the sidebar, without itself; none without a sidebar. */
export function readSectionPages(): readonly PageLink[] {
  const current = find(`[${swapAttribute}="sidebar"] a[aria-current="page"]`)
  const list = current?.closest('ul')
  if (!list) return []
  return findAll(':scope > li > a, :scope > li > div > a', list)
    .filter((link) => link !== current && link.getAttribute('href') !== null)
    .slice(0, maxCount)
    .map((link) => ({ href: link.getAttribute('href') ?? '', label: link.textContent.trim() }))
}
