import { describe, expect, it } from 'vitest'
import { toHref } from '../../../../runtime/shared/urls/url.ts'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { createSitemap } from '../../../../cli/manifests/sitemap.ts'
import { createAlternates } from '../../../../cli/render/views/create-alternates.ts'
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

  it.each([
    ['robots', 'noindex', false],
    ['robots', 'nofollow, NOINDEX', false],
    ['googlebot', 'none', false],
    ['robots', 'nofollow', true],
    ['description', 'What noindex means', true],
  ])('lists a page with the meta %s, %s: %s', (name, content, isListed) => {
    const head = [{ tag: 'meta', attributes: { name, content } }] as const
    const { site } = memorySite({ pages: pagesOf({ 'a.md': { frontMatter: { head } } }) })
    expect(String(createSitemap(site)[0]?.contents).includes('/a</loc>')).toBe(isListed)
  })

  it.each<[string, SiteConfig]>([
    ['docs', {}],
    ['a collection', { collections: [{ name: 'api', path: 'api', routeBasePath: 'api' }] }],
    ['a blog', { blog: { path: 'blog' } }],
    [
      'an old version',
      {
        versions: [
          { name: '2', label: '2', path: '' },
          { name: '1', label: '1', path: '1' },
        ],
      },
    ],
  ])('S6: names the same translations as the head of each page in %s', (_, options) => {
    const config = configOf({
      url: 'https://docs.example',
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: 'Deutsch', path: 'de', fallback: true },
        { code: 'fr', label: 'Français', path: 'fr', fallback: true },
      ],
      ...options,
    })
    const variants = createVariants(config).filter(({ collection }) => collection !== 'pages')
    const originals = variants.filter(({ locale }) => locale === 'en')
    const pages = variants.flatMap((variant) => {
      const original = originals.find(
        ({ version, collection }) =>
          version === variant.version && collection === variant.collection,
      )
      const files = { '2026-01-01-own.md': {}, '2026-01-02-missing.md': {} }
      // French has a translation of the first page; all else is shown in English.
      return pagesOf(files, original).map((page, index) =>
        variant.locale === 'fr' && index === 0
          ? (pagesOf(files, variant)[0] ?? page)
          : { ...page, variant },
      )
    })
    const { site } = memorySite({ config, pages })
    const [sitemap] = createSitemap(site)
    const listed = [...String(sitemap?.contents).matchAll(/<loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(
      ([, url, rest = '']) => [
        url,
        [...rest.matchAll(/hreflang="(?!x-default)([^"]*)" href="([^"]*)"/g)].map(
          ([, code, href]) => `${code} ${href}`,
        ),
      ],
    )
    const alternatesOf = createAlternates(site)
    const heads = [...site.routes.values()].map(({ url, page: { variant, docPath } }) => [
      `https://docs.example${toHref(url, config)}`,
      alternatesOf({ url, variant, docPath })
        .locales.filter(({ samePage }) => samePage)
        .map(({ lang, href }) => `${lang} https://docs.example${href}`),
    ])
    expect(heads.length).toBeGreaterThanOrEqual(6)
    const sort = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(sort(listed)).toEqual(sort(heads))
    expect(heads.every(([, translations]) => translations?.length === 3)).toBe(true)
  })
})
