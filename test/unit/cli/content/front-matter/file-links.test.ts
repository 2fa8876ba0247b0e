import { describe, expect, it } from 'vitest'
import { previewImage } from '../../../../../cli/model/preview-image.ts'
import { resolveLinks } from '../../../../../cli/links/resolve-links.ts'
import { configOf, memorySite, pagesOf, staticFilesOf } from '../../../../helpers/memory-site.ts'
import { make } from '../page-of.ts'

const keys = [
  ['image', (path: string) => `image: '${path}'`],
  ['author_image_url', (path: string) => `author_image_url: '${path}'`],
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

  it('give link previews the published URL of a file beside the page', async () => {
    const config = configOf({ url: 'https://docs.example', baseUrl: '/base/' })
    const { page } = await make('---\nimage: ./a.png\n---\n\nText\n', { config })
    if (page === undefined) throw new Error('There is no page.')
    const references = [{ href: '/base/assets/a-1.png' }]
    expect(previewImage(page, references, config)).toBe('https://docs.example/base/assets/a-1.png')
    expect(previewImage(page, [], config)).toBe('./a.png')
  })
})
