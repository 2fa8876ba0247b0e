import { find, findAll } from '../dom/queries.ts'
import { swapAttribute } from '../dom/selectors.ts'
import type { PageLink } from './describe-results.ts'

const maxCount = 8

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
