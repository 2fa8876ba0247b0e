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

it('lists files of metadata and scripts, and tells pages from files by the relation', () => {
  const config = configOf({
    metadata: [
      { property: 'og:image', content: 'a.png' },
      { name: 'twitter:title', content: '/a' },
    ],
    scripts: ['/a.js', { src: './b.js' }, 'https://a.example/c.js'],
    head: [
      { tag: 'link', attributes: { rel: 'alternate', href: '/feed.xml' } },
      { tag: 'link', attributes: { rel: 'icon', href: '/a.svg' } },
      { tag: 'meta', attributes: { property: 'og:video', content: '/a.mp4' } },
    ],
  })
  const links = listConfigLinks(config).filter(({ key }) => /^(?:head|metadata|scripts)/.test(key))
  expect(links.map(({ key, kind, href }) => `${key} ${kind} ${href}`)).toEqual([
    'metadata[0].content asset /a.png',
    'head[0].attributes.href page /feed.xml',
    'head[1].attributes.href asset /a.svg',
    'head[2].attributes.content asset /a.mp4',
    'scripts[0] asset /a.js',
    'scripts[1].src asset /b.js',
  ])
})

it('lists the links of sidebars, those of versions and languages too', () => {
  const sidebarsTo = (href: string) => ({
    docs: [
      {
        type: 'category' as const,
        label: 'A',
        items: [{ type: 'link' as const, label: 'B', href }],
      },
    ],
  })
  const config = configOf({
    sidebars: sidebarsTo('/a'),
    versions: [{ name: 'current', label: 'Next', sidebars: sidebarsTo('/b') }],
    locales: [
      { code: 'en', label: 'English' },
      { code: 'de', label: 'Deutsch', path: 'de', sidebars: sidebarsTo('/c') },
    ],
  })
  expect(listConfigLinks(config).map(({ key, href }) => `${key} ${href}`)).toEqual([
    'sidebars.docs[0].items[0].href /a',
    'versions[0].sidebars.docs[0].items[0].href /b',
    'locales[1].sidebars.docs[0].items[0].href /c',
  ])
})

it('names the links in texts for programs, which are on no page', () => {
  const texts = { instructions: 'Read [a](/a) and <a href="/b#c">b</a>.' }
  const skill = { name: 'a', description: 'A.', instructions: '[c](d)' }
  const list = (isOn: boolean): readonly string[] =>
    listConfigLinks(configOf({ llms: isOn ? { ...texts, skill } : false })).map(
      ({ key, href }) => `${key} ${href}`,
    )
  expect(list(true)).toEqual([
    'llms.instructions /a',
    'llms.instructions /b#c',
    'llms.skill.instructions /d',
  ])
  expect(list(false)).toEqual([])
})
