import { expect, it } from 'vitest'
import { compareSites } from '../../../../../cli/migrate/parity/compare-sites.ts'
import type { SiteFacts } from '../../../../../cli/migrate/parity/site-facts.ts'

const siteOf = (text: string, id: string): SiteFacts => ({
  pages: new Map([['/a', { title: text, description: text, ids: [id], links: [] }]]),
  sidebar: new Set([`${text} → /a`]),
})

it('marks of code in titles, descriptions and labels are no difference', () => {
  const { missing } = compareSites(siteOf('`<b>` and `c`', 'x'), siteOf('<b> and c', 'x'))
  expect(missing).toEqual([])
})

it('other characters are differences, and so are marks in ids', () => {
  const { missing } = compareSites(siteOf('`<b>` and c', '`x`'), siteOf('<b> and d', 'x'))
  expect(missing.map(({ kind }) => kind)).toEqual([
    'heading ids',
    'titles',
    'descriptions',
    'sidebar entries',
  ])
})
