import { expect, it } from 'vitest'
import { compareSites } from '../../../../../cli/migrate/parity/compare-sites.ts'
import { formatParity } from '../../../../../cli/migrate/parity/format-parity.ts'
import { docusaurusMarkup } from '../../../../../cli/migrate/docusaurus/markup.ts'
import { baselineFacts } from '../../../../../cli/migrate/docusaurus/facts/baseline-facts.ts'
import { readBuiltSite } from '../../../../../cli/migrate/parity/read-built-site.ts'
import type { PageFacts, SiteFacts } from '../../../../../cli/migrate/parity/site-facts.ts'
import type { SourceDoc } from '../../../../../cli/migrate/docusaurus/docs/source-doc.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const page = (main: string): string =>
  `<html><head><title>T</title></head><body><main>${main}</main></body></html>`

it('D: the parts a tool adds to the text of a page, and its own pages, are left out', async () => {
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
    markup: docusaurusMarkup,
  })
  expect([...facts.pages.keys()]).toEqual(['/category/start'])
  expect(facts.pages.get('/category/start')).toMatchObject({ ids: ['in'], links: ['/a'] })
})

it('D: a link that only toggles a category is not an entry, and a repeated site name is the same title', async () => {
  const nav =
    '<nav aria-label="Docs sidebar"><a class="menu__link menu__link--sublist menu__link--sublist-caret" href="/a">Start</a><a class="menu__link menu__link--sublist" role="button" href="/a">More</a><a class="menu__link" href="/a">A</a></nav>'
  const read = async (title: string, bar: string): Promise<SiteFacts> =>
    readBuiltSite(
      await siteOf({ 'a.html': `<html><head><title>${title}</title></head>${bar}</html>` }),
      { baseUrl: '/', origin: 'https://pier.example', ids: 'headings', markup: docusaurusMarkup },
    )
  const old = await read('Pier | Pier', nav)
  expect([...old.sidebar]).toEqual(['A → /a'])
  const now = await read('Pier', nav)
  expect(compareSites(old, now).missing).toEqual([])
  expect(compareSites(await read('Pier | Dock', nav), now).missing).toHaveLength(1)
})

it('D: a link to a page that only the new site has is not missing, wherever it goes now', () => {
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
  expect(compareSites(old, now).missing).toEqual([{ kind: 'links', url: '/a', text: '/gone' }])
})

it('D: a link to a redirect may be replaced by a link to its target, and links in the footer do not count', async () => {
  const read = async (files: Readonly<Record<string, string>>): Promise<SiteFacts> =>
    readBuiltSite(await siteOf(files), {
      baseUrl: '/b/',
      origin: 'https://pier.example',
      ids: 'headings',
      markup: docusaurusMarkup,
    })
  const body = (html: string): string => `<html><title>T</title><body>${html}</body></html>`
  const old = await read({
    'index.html': body(
      '<a href="/b/old#x">O</a><footer class="footer"><a href="/b/c">C</a></footer>',
    ),
    'old/index.html': '<html><meta http-equiv="refresh" content="0; url=/b/new/"></html>',
    'new/index.html': body(''),
  })
  expect(old.pages.get('/old')?.redirectTo).toBe('/new')
  const moved = { 'old.html': '', 'new.html': body('') }
  const missingFrom = async (main: string): Promise<readonly unknown[]> =>
    compareSites(old, await read({ ...moved, 'index.html': page(main) })).missing
  expect(await missingFrom('<a href="/b/new#x">O</a>')).toEqual([])
  expect(await missingFrom('')).toHaveLength(1)
})

it('D: in a page without `main`, the parts around the content are left out', async () => {
  const folder = await siteOf({
    'index.html':
      '<title>T</title><a href="#__docusaurus_skipToContent_fallback">skip</a><nav><a href="/n">n</a></nav><div id="__docusaurus_skipToContent_fallback"><a href="/a">A</a></div><footer><a href="/f">f</a></footer>',
  })
  const from = {
    baseUrl: '/',
    origin: 'https://pier.example',
    ids: 'headings',
    markup: docusaurusMarkup,
  } as const
  expect((await readBuiltSite(folder, from)).pages.get('/')?.links).toEqual(['/a'])
})

it('D: many missing pages of one section become one line, and other missing pages are listed', () => {
  const urls = Array.from({ length: 60 }, (_, at) => `/made/page-${at}`)
  const pages = ['/tide', ...urls].map((url) => ({ kind: 'pages', url, text: '' }))
  const entries = urls.map((url) => ({ kind: 'entries', url: '', text: `P → ${url}` }))
  const counts = ['pages', 'entries'].map((kind) => ({ kind, total: 61, kept: 0 }))
  const text = formatParity({ counts, missing: [...pages, ...entries], unread: [] }, 'build')
  expect(text).toContain(
    'Missing pages:\n  /made/…  60 of them, for example /made/page-0\n  /tide\n\nMissing entries:\n  /made/…  60 of them, for example P → /made/page-0',
  )
})

it('D: a link that Docusaurus 2 resolved to a file at the root instead of the one next to the page does not count', () => {
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
