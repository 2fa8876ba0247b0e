import { expect, it } from 'vitest'
import { listConfigLinks } from '../../../../cli/links/list-config-links.ts'
import { configOf } from '../content/page-of.ts'

it('lists files of the site that elements of the head name, in every attribute with URLs', () => {
  const config = configOf({
    head: [
      { tag: 'link', attributes: { rel: 'stylesheet', href: 'a.css' } },
      { tag: 'link', attributes: { rel: 'preload', imagesrcset: '/a.png 1x, /b.png 2x' } },
      { tag: 'link', attributes: { rel: 'preconnect', href: 'https://fonts.example' } },
      { tag: 'meta', attributes: { name: 'a', content: '/not-a-link' } },
      { tag: 'script', attributes: { src: '/a.js' } },
    ],
  })
  const links = listConfigLinks(config).filter(({ key }) => key.startsWith('head'))
  expect(links.map(({ key, href }) => `${key} ${href}`)).toEqual([
    'head[0].attributes.href /a.css',
    'head[1].attributes.imagesrcset /a.png',
    'head[1].attributes.imagesrcset /b.png',
    'head[4].attributes.src /a.js',
  ])
})
