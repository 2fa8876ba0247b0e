import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { createSearchData } from '../../../../cli/manifests/search-data.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

function searchedIn(search: NonNullable<SiteConfig['search']>): string {
  const pages = pagesOf({ 'a.md': {} }).map((page) => ({
    ...page,
    sections: [{ id: '', path: [], text: 'About stores.', code: 'createStore' }],
  }))
  const { site } = memorySite({ pages, config: configOf({ search }) })
  return createSearchData(site)
    .map(({ contents }) => String(contents))
    .join('')
}

it('Q1: names in code blocks are in the search data unless the site leaves them out', () => {
  expect(searchedIn({ provider: 'embedded' })).toContain('createStore')
  const without = searchedIn({ provider: 'embedded', codeBlocks: false })
  expect(without).not.toContain('createStore')
  expect(without).toContain('About stores.')
})
