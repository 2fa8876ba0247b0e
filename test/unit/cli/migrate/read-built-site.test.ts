import { expect, it } from 'vitest'
import { compareSites } from '../../../../cli/migrate/compare-sites.ts'
import { formatParity } from '../../../../cli/migrate/format-parity.ts'
import { baselineFacts } from '../../../../cli/migrate/docusaurus/facts/baseline-facts.ts'
import { readBuiltSite } from '../../../../cli/migrate/read-built-site.ts'
import type { PageFacts, SiteFacts } from '../../../../cli/migrate/site-facts.ts'
import type { SourceDoc } from '../../../../cli/migrate/docusaurus/docs/read-source-docs.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const page = (main: string): string =>
  `<html><head><title>T</title></head><body><main>${main}</main></body></html>`

it('D: what a tool writes beside the text of a page, and its pages for itself, promise nothing', async () => {
  const folder = await siteOf({
    '404.html': page(''),
    'fr/404.html': page(''),
    'category/start.html': page(
      '<nav><a href="/">Home</a></nav><div class="theme-doc-version-banner alert"><a href="/1.0">old</a></div><h2 id="in">In</h2><a href="/a">A</a><ul class="table-of-contents"><li><a href="#in">In</a></li></ul><nav><a href="/b">Next</a></nav>',
    ),
  })
  const facts = await readBuiltSite(folder, {
    baseUrl: '/',
    origin: 'https://pier.example',
    ids: 'headings',
  })
  expect([...facts.pages.keys()]).toEqual(['/category/start'])
  expect(facts.pages.get('/category/start')).toMatchObject({ ids: ['in'], links: ['/a'] })
})

it('D: what only folds a category is no entry, in any version, and a name said twice is one', async () => {
  const nav =
    '<nav aria-label="Docs sidebar"><a class="menu__link menu__link--sublist menu__link--sublist-caret" href="/a">Start</a><a class="menu__link menu__link--sublist" role="button" href="/a">More</a><a class="menu__link" href="/a">A</a></nav>'
  const read = async (title: string, bar: string): Promise<SiteFacts> =>
    readBuiltSite(
      await siteOf({ 'a.html': `<html><head><title>${title}</title></head>${bar}</html>` }),
      { baseUrl: '/', origin: 'https://pier.example', ids: 'headings' },
    )
  const old = await read('Pier | Pier', nav)
  expect([...old.sidebar]).toEqual(['A → /a'])
  const now = await read('Pier', nav)
  expect(compareSites(old, now).lost).toEqual([])
  expect(compareSites(await read('Pier | Dock', nav), now).lost).toHaveLength(1)
})

it('D: a link to a page that only the new site has is not lost, whatever became of it', () => {
  const facts = (links: readonly string[]): PageFacts => ({
    title: 'T',
    description: undefined,
    ids: [],
    links,
  })
  const site = (pages: Readonly<Record<string, PageFacts>>): SiteFacts => ({
    pages: new Map(Object.entries(pages)),
    sidebar: new Set(),
  })
  const old = site({ '/a': facts(['/', '/gone']) })
  const now = site({ '/': facts([]), '/a': facts(['/a']) })
  expect(compareSites(old, now).lost).toEqual([{ kind: 'links', url: '/a', text: '/gone' }])
})

it('D: a link to an old address is kept by one to where that led; the foot of a page is no part of it', async () => {
  const read = async (files: Readonly<Record<string, string>>): Promise<SiteFacts> =>
    readBuiltSite(await siteOf(files), {
      baseUrl: '/b/',
      origin: 'https://pier.example',
      ids: 'headings',
    })
  const body = (html: string): string => `<html><title>T</title><body>${html}</body></html>`
  const old = await read({
    'index.html': body(
      '<a href="/b/old#x">O</a><footer class="footer"><a href="/b/c">C</a></footer>',
    ),
    'old/index.html': '<html><meta http-equiv="refresh" content="0; url=/b/new/"></html>',
    'new/index.html': body(''),
  })
  expect(old.pages.get('/old')?.movedTo).toBe('/new')
  const moved = { 'old.html': '', 'new.html': body('') }
  const lostOf = async (main: string): Promise<readonly unknown[]> =>
    compareSites(old, await read({ ...moved, 'index.html': page(main) })).lost
  expect(await lostOf('<a href="/b/new#x">O</a>')).toEqual([])
  expect(await lostOf('')).toHaveLength(1)
})

it('D: of a page without a main part, what surrounds all pages promises nothing', async () => {
  const folder = await siteOf({
    'index.html':
      '<title>T</title><a href="#__docusaurus_skipToContent_fallback">skip</a><nav><a href="/n">n</a></nav><div id="__docusaurus_skipToContent_fallback"><a href="/a">A</a></div><footer><a href="/f">f</a></footer>',
  })
  const from = { baseUrl: '/', origin: 'https://pier.example', ids: 'headings' } as const
  expect((await readBuiltSite(folder, from)).pages.get('/')?.links).toEqual(['/a'])
})

it('D: what is lost of a whole section is one line, and other losses are named', () => {
  const urls = Array.from({ length: 60 }, (_, at) => `/made/page-${at}`)
  const lost = ['/tide', ...urls].map((url) => ({ kind: 'pages', url, text: '' }))
  const entries = urls.map((url) => ({ kind: 'entries', url: '', text: `P → ${url}` }))
  const counts = ['pages', 'entries'].map((kind) => ({ kind, total: 61, kept: 0 }))
  const text = formatParity({ counts, lost: [...lost, ...entries] }, 'build')
  expect(text).toContain(
    'Lost pages:\n  /made/…  60 of them; the first: /made/page-0\n  /tide\n\nLost entries:\n  /made/…  60 of them; the first: P → /made/page-0',
  )
})

it('D: a link that version 2 led to the file of that name at the top, not beside the page, is no loss', () => {
  const doc = (path: string, url: string): SourceDoc => ({
    path,
    url,
    id: url,
    frontMatter: {},
    text: '',
    title: undefined,
    isFolder: false,
  })
  const docs = [
    doc('a.md', '/a'),
    doc('b.md', '/b'),
    doc('in/a.md', '/in/a'),
    doc('in/c.md', '/in/c'),
  ]
  const linking = (links: readonly string[]): PageFacts => ({
    title: 'T',
    description: undefined,
    ids: [],
    links,
  })
  const facts = {
    pages: new Map(docs.map(({ url }) => [url, linking(['/a#x', '/b'])])),
    sidebar: new Set<string>(),
  }
  const { pages } = baselineFacts(facts, { docs, hasPosts: false })
  expect(pages.get('/in/c')?.links).toEqual(['/b'])
  expect(pages.get('/b')?.links).toEqual(['/a#x', '/b'])
})
