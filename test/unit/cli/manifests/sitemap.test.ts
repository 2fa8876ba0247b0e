import { describe, expect, it } from 'vitest'
import { createSitemap } from '../../../../cli/manifests/sitemap.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

describe('createSitemap', () => {
  it.each([
    ['URLs', { urls: 2, bytes: 1e6 }],
    ['bytes', { urls: 100, bytes: 1024 + 120 }],
  ])('splits the list where a file would have too many %s', (_, limit) => {
    const { site } = memorySite({
      config: configOf({ url: 'https://docs.example', baseUrl: '/b/' }),
      pages: pagesOf({ 'a.md': {}, 'b.md': {}, 'c.md': {} }),
    })
    const files = createSitemap(site, limit)
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(String(files[0]?.contents)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<sitemap><loc>https://docs.example/b/sitemap-1.xml</loc></sitemap>\n<sitemap><loc>https://docs.example/b/sitemap-2.xml</loc></sitemap>\n</sitemapindex>\n',
    )
    const urls = files.slice(1).map((file) => String(file.contents).match(/<url>/g)?.length)
    expect(urls).toEqual([2, 1])
  })
})
