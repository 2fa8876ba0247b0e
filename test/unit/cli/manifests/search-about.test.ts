import { expect, it } from 'vitest'
import { createSearchData } from '../../../../cli/manifests/search-data.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

it('Q1: search data contain the description and keywords of a page, with or without a first text', () => {
  const frontMatter = { description: 'Lists of posts.', keywords: ['entries', 'articles'] }
  const pages = pagesOf({ 'a.md': { frontMatter }, 'b.md': { frontMatter }, 'c.md': {} })
  const withoutLead = pages.map((page) =>
    page.docPath === 'b.md' ? { ...page, sections: [] } : page,
  )
  const [, texts] = createSearchData(memorySite({ pages: withoutLead }).site)
  const { prose, names } = JSON.parse(String(texts?.contents))
  expect({ prose, names }).toEqual({
    prose: ['About a. Lists of posts.', 'Lists of posts.', 'About c.'],
    names: ['entries\narticles', 'entries\narticles', ''],
  })
})
