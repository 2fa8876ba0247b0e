import { expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import type { OutputPath } from '../../../../cli/model/paths.ts'
import type { Site, StaticRoute } from '../../../../cli/model/site.ts'
import { createPageRenderer } from '../../../../cli/render/render-pages.tsx'
import { configOf } from '../../../helpers/memory-site.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'

const bundle = {
  entryUrl: '/assets/c.js',
  stylesheetUrl: '/assets/s.css',
  searchWorkerUrl: '/assets/w.js',
  buildId: 'b1',
  files: [],
}
const routes = ['/', 'guide/a', 'guide/api/b', 'guide/api/c', 'de/guide/a', 'other'].map(
  (path): StaticRoute => ({
    url: toUrlPath(path),
    output: `${path}/index.html` as OutputPath,
    kind: 'page',
    source: undefined,
    title: path,
    description: '',
    noindex: false,
    locale: path.startsWith('de') ? 'de' : 'en',
  }),
)

function createRenderer(options: SiteConfig) {
  const site = {
    config: configOf({ title: 'Docs', url: 'https://x.example', ...options }),
    routes: new Map(),
    staticRoutes: routes,
    redirects: [],
    sidebars: new Map(),
    assets: new Map(),
    navigation: new Map(),
    drafts: new Map(),
    generatedFiles: [],
  } as unknown as Site
  return createPageRenderer({ site, bundle, references: new Map(), reactPages: [] })
}

const items = [
  { label: 'Guide', to: '/guide/a' },
  { label: 'API', to: '/guide/api/b' },
]
const locales = [
  { code: 'en', label: 'English' },
  { code: 'de', label: 'German', path: '/de/' },
]
const versions = [
  { name: 'current', label: 'Next', path: '/' },
  { name: '1.0', label: '1.0', path: '/1.0/' },
]

it.each<[string, SiteConfig]>([
  ['sections in a section', { navbar: { items } }],
  ['languages', { locales }],
  ['versions', { versions }],
  ['all of them', { navbar: { items }, locales, versions }],
])('a page has the header and menu that it has alone, on a site with %s', (_, options) => {
  const shared = createRenderer(options)
  const first = routes.map((route) => shared.renderStatic(route).html)
  const again = routes.map((route) => shared.renderStatic(route).html)
  const alone = routes.map((route) => createRenderer(options).renderStatic(route).html)
  expect(first).toEqual(alone)
  expect(again).toEqual(alone)
  expect(new Set(alone).size).toBe(routes.length)
})
