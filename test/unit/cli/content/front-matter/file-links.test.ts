import { describe, expect, it } from 'vitest'
import { previewImage } from '../../../../../cli/model/authored/preview-image.ts'
import { resolveLinks } from '../../../../../cli/links/resolve-links.ts'
import { configOf, memorySite, pagesOf, staticFilesOf } from '../../../../helpers/memory-site.ts'
import { make } from '../page-of.ts'

const keys = [
  ['image', (path: string) => `image: '${path}'`],
  ['author_image_url', (path: string) => `author_image_url: '${path}'`],
  ['authorImageURL', (path: string) => `authorImageURL: '${path}'`],
  ['image_url of an author', (path: string) => `authors: [{ name: A, image_url: '${path}' }]`],
  ['imageURL of an author', (path: string) => `authors: [{ name: A, imageURL: '${path}' }]`],
] as const

const linksOf = async (line: string) =>
  (await make(`---\ntitle: A\n${line}\n---\n\nText\n`)).page?.links ?? []

describe('files that front matter names', () => {
  it.each(keys)('are links of the page at their line: %s', async (_, write) => {
    for (const path of ['./link.ts', '/proc/self/environ', './.env', './missing.png', 'a.png']) {
      const links = await linksOf(write(path))
      expect(links, path).toMatchObject([{ kind: 'asset', place: { line: 3 } }])
      const [{ href = '' } = {}] = links
      const pages = pagesOf({ 'a.md': { links: [] } })
      const { site } = memorySite({ pages, assets: staticFilesOf('img/logo.png') })
      const [route] = site.routes.values()
      if (route === undefined) throw new Error('The site has no page.')
      const page = { ...route.page, links: links.map((link) => ({ ...link, href })) }
      const routes = new Map([[route.url, { ...route, page }]])
      const { diagnostics } = resolveLinks({ ...site, routes })
      expect(diagnostics.map(({ rule, place }) => `${place?.line} ${rule}`)).toEqual([
        '3 broken-asset',
      ])
    }
  })

  it.each([
    ['image', './a.png', './a.png'],
    ['image', '../a.png', '../a.png'],
    ['image', 'img/a.png', '/img/a.png'],
    ['image', '/img/a.png', '/img/a.png'],
    ['image', 'https://a.example/b.png', 'https://a.example/b.png'],
    ['author_image_url', './a.png', '/a.png'],
    ['author_image_url', 'a.png', '/a.png'],
  ])('%s: %s is the file %s', async (key, path, href) => {
    expect(await linksOf(`${key}: '${path}'`)).toMatchObject([{ href }])
  })

  /** What names a file or a page of the site in `head`, and what it is resolved as. */
  const elements = [
    ['link', { rel: 'icon', href: 'img/a.png' }, 'asset /img/a.png'],
    ['link', { rel: 'Shortcut Icon', HREF: './img/a.png' }, 'asset /img/a.png'],
    ['link', { rel: 'apple-touch-icon', href: '/img/a.png' }, 'asset /img/a.png'],
    ['link', { rel: 'mask-icon', href: '/img/a.svg', color: 'red' }, 'asset /img/a.svg'],
    ['link', { rel: 'image_src', href: '/img/a.png' }, 'asset /img/a.png'],
    ['link', { rel: 'preload', as: 'font', href: '/a.woff2' }, 'asset /a.woff2'],
    ['link', { rel: 'prefetch', as: 'image', href: '/a.png' }, 'asset /a.png'],
    ['link', { rel: 'preload', as: 'image', imageSrcSet: '/a.png 1x' }, 'asset /a.png'],
    ['link', { rel: 'alternate', href: '/feed.xml' }, 'page /feed.xml'],
    ['link', { rel: 'next', href: '/b' }, 'page /b'],
    ['link', { rel: 'canonical', href: '/b' }, 'page /b'],
    ['meta', { property: 'og:image', content: '/img/a.png' }, 'asset /img/a.png'],
    ['meta', { property: 'og:image:url', content: '/img/a.png' }, 'asset /img/a.png'],
    ['meta', { name: 'twitter:image:src', content: '/img/a.png' }, 'asset /img/a.png'],
    ['meta', { itemprop: 'image', content: '/img/a.png' }, 'asset /img/a.png'],
  ] as const

  it.each(elements)('are links of the page at their line: %s %j', async (tag, attributes, link) => {
    const forms = [{ tag, attributes }, { tag, attrs: attributes }, [tag, attributes]]
    for (const form of forms) {
      const [name = '', url = ''] =
        Object.entries(attributes).find(([, one]) => one.includes('/')) ?? []
      const yaml = JSON.stringify(form).replace(JSON.stringify(url), (text) => `\n      ${text}`)
      const [found] = await linksOf(`head:\n  - ${yaml}`)
      expect(`${found?.kind} ${found?.href}`, name).toBe(link)
      expect(found?.place).toMatchObject({ line: 5, column: 7 })
    }
  })

  it.each([
    ['link', { rel: 'icon', href: 'https://a.example/a.png' }],
    ['link', { rel: 'preconnect', href: '//a.example' }],
    ['link', { rel: 'canonical', href: '#a' }],
    ['meta', { property: 'og:image:alt', content: 'A cat' }],
    ['meta', { property: 'og:title', content: '/a' }],
    ['meta', { property: 'article:author', content: 'Ada' }],
  ])('are none of another site, and no text: %s %j', async (tag, attributes) => {
    expect(await linksOf(`head: [${JSON.stringify({ tag, attributes })}]`)).toEqual([])
  })

  it('give link previews the published URL of a file beside the page', async () => {
    const config = configOf({ url: 'https://docs.example', baseUrl: '/base/' })
    const { page } = await make('---\nimage: ./a.png\n---\n\nText\n', { config })
    if (page === undefined) throw new Error('There is no page.')
    const references = [{ href: '/base/assets/a-1.png' }]
    expect(previewImage(page, references, config)).toBe('https://docs.example/base/assets/a-1.png')
    expect(previewImage(page, [], config)).toBe('./a.png')
  })
})
