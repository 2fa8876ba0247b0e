import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import { parsePublishedSite } from '../../../../../cli/checks/sites/published-site.ts'
import { createAnchors, describeAnchors } from '../../../../../cli/manifests/inventories/anchors.ts'
import { createObjectsInventory } from '../../../../../cli/manifests/inventories/objects-inventory.ts'
import { toOutputPath } from '../../../../../cli/model/paths/output-path.ts'
import type { Heading } from '../../../../../cli/model/page.ts'
import type { Site } from '../../../../../cli/model/site.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { configOf, memorySite, pagesOf } from '../../../../helpers/memory-site.ts'

const headingOf = (html: string, id: string, depth: Heading['depth'] = 2): Partial<Heading> => ({
  html,
  id,
  depth,
  text: html.replace(/<[^>]+>/g, ''),
})

function siteOf(options: SiteConfig = {}): Site {
  const pages = pagesOf({
    'api.md': { title: 'API  reference', ids: ['a', 'b', 'c', 'd', 'e'] },
    'quiet.md': { frontMatter: { unlisted: true }, ids: ['secret'] },
    'index.md': { title: 'Home' },
  })
  const headings = [
    headingOf('<code>createStore()</code>', 'a'),
    headingOf('<code>store.dispatch</code>', 'b', 3),
    headingOf('The <code>store</code> object', 'c'),
    headingOf('<code>a b</code>', 'd'),
    headingOf('<code>createStore</code>', 'e'),
  ]
  const api = pages[0]
  if (api)
    pages[0] = {
      ...api,
      headings: api.headings.map((one, index) => ({ ...one, ...headings[index] })),
    }
  return memorySite({ pages, config: configOf({ url: 'https://api.example.org', ...options }) })
    .site
}

const inputOf = (site: Site) => ({
  site,
  staticAnchors: new Map([[toUrlPath('/search'), new Set(['z', 'y'])]]),
  copies: [{ output: toOutputPath('img/my logo.svg') }],
})

it('anchors.json lists pages, ids, names, redirects and files, and leaves out unlisted pages', () => {
  const redirects = [{ from: '/old', to: '/api#a' }]
  const manifest = describeAnchors(inputOf(siteOf({ baseUrl: '/v2/', redirects })))
  expect(manifest.site).toMatchObject({ url: 'https://api.example.org', baseUrl: '/v2/' })
  const api = manifest.pages.find(({ path }) => path === '/v2/api')
  expect(api).toEqual({
    path: '/v2/api',
    title: 'API  reference',
    version: 'current',
    locale: 'en',
    ids: ['a', 'b', 'c', 'd', 'e'],
    names: { createStore: 'a', 'store.dispatch': 'b' },
  })
  expect(manifest.pages.map(({ path }) => path)).not.toContain('/v2/quiet')
  expect(manifest.redirects).toEqual([{ from: '/v2/old', to: '/v2/api#a' }])
  expect(manifest.files).toContain('/v2/img/my%20logo.svg')
  expect(manifest.files).toContain('/v2/llms.txt')
})

it('anchors.json fits its schema, and the check of links reads it', () => {
  const [file] = createAnchors(inputOf(siteOf()))
  const text = String(file?.contents)
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true })
  formats.default(ajv)
  const schema = new URL(
    '../../../../../runtime/shared/manifests/anchors.schema.json',
    import.meta.url,
  )
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')))
  validate(JSON.parse(text))
  expect(validate.errors).toBeNull()
  expect(parsePublishedSite(text)?.ids.get('/api/')).toEqual(new Set(['a', 'b', 'c', 'd', 'e']))
})

it.each([
  ['of the layout', 'docs-ssg-main', false],
  ['of the search page', 'docs-ssg-search', false],
  ['of a tab', 'docs-ssg-tab-1-1', false],
  ['of the panel of a tab', 'docs-ssg-tab-1-1-panel', false],
  ['of a tab that React numbers', 'docs-ssg-tab_R_1_-0', false],
  ['of a note on code', 'docs-ssg-note-2-1', false],
  ['of a term', 'docs-ssg-term-3', false],
  ['of a tab in an original section', 'docs-ssg-original-tab-1-1', false],
  ['of a heading about a command', 'docs-ssg-build', true],
  ['of a heading about tables', 'docs-ssg-table', true],
  ['of another element', 'price', true],
])('anchors.json lists the id %s, `%s`: %s', (_, id, isListed) => {
  const site = siteOf()
  const routes = new Map(
    [...site.routes].map(([url, route]) => [
      url,
      { ...route, page: { ...route.page, anchors: [id] } },
    ]),
  )
  const search = {
    url: toUrlPath('/search'),
    output: toOutputPath('search.html'),
    kind: 'search',
    source: undefined,
    title: 'Search',
    description: '',
    noindex: true,
    locale: 'en',
  } as const
  const { pages } = describeAnchors({
    ...inputOf({ ...site, routes, staticRoutes: [search] }),
    staticAnchors: new Map([[search.url, new Set([id])]]),
  })
  const ids = new Map(pages.map((page) => [page.path, page.ids]))
  const expected = isListed ? [id] : []
  expect(['/api', '/search'].map((path) => ids.get(path))).toEqual([expected, expected])
})

it('objects.inv has four lines of text and an object a line, with the names of exports', () => {
  const [file] = createObjectsInventory({
    site: siteOf({ title: 'My\tAPI', inventories: ['sphinx'] }),
  })
  const bytes = Buffer.from(file?.contents ?? '')
  const lines = bytes.toString('latin1').split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '# Sphinx inventory version 2',
    '# Project: My API',
    '# Version: Next',
    '# The remainder of this file is compressed using zlib.',
  ])
  const start = lines.slice(0, 4).join('\n').length + 1
  expect(inflateSync(bytes.subarray(start)).toString('utf8').split('\n')).toEqual([
    'store.dispatch js:data 1 api#b -',
    'createStore js:function 1 api#a -',
    'api std:doc -1 api API reference',
    'index std:doc -1 ./ Home',
    'api#a std:label -1 api#a createStore()',
    'api#b std:label -1 api#b store.dispatch',
    'api#c std:label -1 api#c The store object',
    'api#d std:label -1 api#d a b',
    'api#e std:label -1 api#e createStore',
    '',
  ])
})

it('a site without inventories writes neither file', () => {
  const site = siteOf({ inventories: [] })
  expect([...createAnchors(inputOf(site)), ...createObjectsInventory({ site })]).toEqual([])
})
