import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

const page = (u: string, t: string, prose: string): SearchDataPage => ({
  u,
  t,
  c: '',
  b: 1,
  s: [
    ['', 0, '', prose, ''],
    ['with-npm', 1, 'With npm', `Run it. ${prose}`, ''],
  ],
})

/** Pages whose texts fit each other's URLs better than their own. */
const pages = [
  page('/lib/start', 'Start', 'Words of a text.'),
  page('/lib/guide', 'Overview', 'Where to begin.'),
  page('/lib/guide/install', 'Setting up', 'Words of a text.'),
  page('/lib/install', 'Other', 'Words of another text.'),
  page('/lib/guide/caf%C3%A9', 'Drinks', 'Words of a text.'),
  page(
    '/lib/about',
    'Install guide',
    'Install the guide: guide install, lib guide install docs example.',
  ),
  page('/lib/toolkit', 'Toolkit', 'The guide of the query: scope toolkit query.'),
  page('/lib/query', 'Asking', 'Words of a text.'),
]
const engine = createEngine(pages)
const firstOf = (query: string): string | undefined =>
  engine.search(query, 5).groups[0]?.hits[0]?.href

describe('a URL as a query', () => {
  it.each([
    ['https://docs.example/lib/guide/install', '/lib/guide/install'],
    ['https://docs.example/lib/guide/install/', '/lib/guide/install'],
    ['  <https://docs.example/lib/guide/install>', '/lib/guide/install'],
    ['https://docs.example/lib/guide/install.html?theme=dark', '/lib/guide/install'],
    ['https://docs.example/lib/guide/install#with-npm', '/lib/guide/install#with-npm'],
    ['https://docs.example/lib/guide/install#no-such-id', '/lib/guide/install'],
    ['http://localhost:3000/guide/install', '/lib/guide/install'],
    ['https://docs.example/v2/en/guide/install', '/lib/guide/install'],
    ['docs.example/lib/guide/install', '/lib/guide/install'],
    ['/lib/Guide/Install', '/lib/guide/install'],
    ['/guide/install', '/lib/guide/install'],
    ['guide/install.md', '/lib/guide/install'],
    ['guide/index.md', '/lib/guide'],
    ['/lib/install', '/lib/install'],
    ['/lib/guide/café', '/lib/guide/caf%C3%A9'],
    ['https://docs.example/lib/guide/caf%C3%A9', '/lib/guide/caf%C3%A9'],
  ])('C: finds the page first: %s', (query, href) => {
    expect(firstOf(query)).toBe(href)
  })

  it.each([
    // The name of a package ends like the URL of a page.
    ['@scope/toolkit/query', '/lib/toolkit'],
    ['install guide', '/lib/about'],
  ])('C: leaves other queries as they are: %s', (query, href) => {
    expect(firstOf(query)).toBe(href)
  })
})
