import { expect, it } from 'vitest'
import { toPageTwin } from '../../../../cli/html/page-twin.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { createTwinPages } from '../../../../cli/twins/page-twin.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const config = configOf({
  title: 'Docs',
  url: 'https://docs.example',
  versions: [
    { name: 'current', label: 'Next', path: '/', banner: 'unreleased' },
    { name: '1.0', label: '1.0', path: '1.0', banner: 'unmaintained' },
  ],
})

it('begins with the notices that the layout shows above the article', () => {
  const pages = pagesOf({ 'a.md': { title: 'A' }, 'old.md': { title: 'Old' } })
  const [first, second] = pages.map((page) => ({ ...page, twin: toPageTwin('Text.') }))
  if (!first || !second) throw new Error('There are no pages.')
  const { variant } = first
  const old = { ...variant, version: '1.0', urlPrefix: toUrlPath('/1.0/') }
  const { site } = memorySite({
    config,
    pages: [first, { ...first, variant: old }, { ...second, variant: old }],
  })
  const twins = createTwinPages(site, resolveLinks(site).hrefs)
  const texts = [...site.routes.values()].map((route) => twins.textOf(route))
  expect(texts).toEqual([
    '> This page describes **Next**, which has not been released yet. See [1.0](https://docs.example/1.0/a.md).\n\n# A\n\nText.\n',
    '> This page describes **1.0**, which is no longer maintained. See [Next](https://docs.example/a.md).\n\n# A\n\nText.\n',
    '> This page describes **1.0**, which is no longer maintained.\n\n# Old\n\nText.\n',
  ])
})

it('has what the site shows above and below the article', () => {
  const pages = pagesOf({ 'a.md': { title: 'A' } }).map((page) => ({
    ...page,
    twin: toPageTwin('Text.'),
  }))
  const { site } = memorySite({ config: configOf({ url: 'https://docs.example' }), pages })
  const [route] = site.routes.values()
  if (!route) throw new Error('There is no page.')
  const slotOf = (slot: string, html: string) => ({ slot, url: route.url, locale: 'en', html })
  const references = resolveLinks(site).hrefs
  const twins = createTwinPages(site, references, [
    slotOf('articleTop', '<p>Since <b>2.0</b></p>'),
    slotOf('articleBottom', '<p><a href="/a">Again</a></p>'),
    slotOf('footer', '<p>No</p>'),
  ])
  expect(twins.textOf(route)).toBe(
    'Since **2.0**\n\n# A\n\nText.\n\n[Again](https://docs.example/a.md)\n',
  )
  const other = createTwinPages(site, references, [slotOf('articleBottom', '<p>Other</p>')])
  expect(other.fingerprintOf(route)).not.toBe(twins.fingerprintOf(route))
})
