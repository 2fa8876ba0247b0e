import { expect, it } from 'vitest'
import { checkReach } from '../../../../../cli/checks/reach/check-reach.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { resolveLinks } from '../../../../../cli/links/resolve-links.ts'
import { toOutputPath } from '../../../../../cli/model/paths/output-path.ts'
import type { AssetFile } from '../../../../../cli/model/source-file.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { configOf } from '../../content/page-of.ts'
import { memorySite, pagesOf, staticFilesOf } from '../../../../helpers/memory-site.ts'

/** Files of a folder that is one of docs and one of static files, so each has two outputs. */
const files = (...names: readonly string[]): AssetFile[] =>
  names.flatMap((name) => {
    const source = toContentPath('/site', `/site/docs/${name}`)
    return [
      { source, output: toOutputPath(`assets/hash-${name}`), besideDocs: true as const },
      { source, output: toOutputPath(name) },
    ]
  })

it.each([
  ['a path from the page', ['!./ferry.png'], []],
  ['a path of the site', ['!/ferry.png'], []],
  ['a link to download it', ['/ferry.png'], []],
  ['the config', [], [`{"favicon":"ferry.png"}`]],
  ['a style sheet', [], ['a { background: url(docs/ferry.png) }']],
])('an image that is used by %s is not reported as unused', (_, links, texts) => {
  const pages = pagesOf({ 'index.md': { links } })
  const { site } = memorySite({ pages, assets: files('ferry.png', 'pier.png') })
  const { hrefs, usedAssets } = resolveLinks(site)
  const found = checkReach({
    site,
    references: hrefs,
    statics: [],
    usedAssets,
    isWhole: true,
    texts,
  })
  const unused = found.filter(({ rule }) => rule === 'unused-asset')
  expect(new Set(unused.map(({ place }) => place?.path))).toEqual(new Set(['docs/pier.png']))
})

it.each([
  ['HTML of a static folder', '<img src="../docs/ferry.png?1">', ['docs/pier.png']],
  ['HTML with an encoded path', '<img srcset="f%65rry.png 2x">', ['docs/pier.png']],
  ['a style sheet of a static folder', 'a{background:url(ferry.png)}', ['docs/pier.png']],
  ['another name', '<img src="my-ferry.png">', ['docs/ferry.png', 'docs/pier.png']],
])('%s names files from its own folder', (_, text, paths) => {
  const { site } = memorySite({
    pages: pagesOf({ 'index.md': {} }),
    assets: files('ferry.png', 'pier.png'),
  })
  const found = checkReach({
    site,
    references: new Map(),
    statics: [],
    usedAssets: new Set<never>(),
    isWhole: true,
    texts: [],
    staticTexts: [text],
  })
  expect([...new Set(found.map(({ place }) => place?.path))]).toEqual(paths)
})

it.each([
  ['apple-touch-icon.png', []],
  ['apple-touch-icon-precomposed.png', []],
  ['apple-touch-icon-120x120.png', []],
  ['img/apple-touch-icon.png', ['static/img/apple-touch-icon.png']],
  ['touch-icon.png', ['static/touch-icon.png']],
])('of `%s`, which no page names, it reports %j', (name, paths) => {
  const { site } = memorySite({ pages: pagesOf({ 'index.md': {} }), assets: staticFilesOf(name) })
  const rest = { site, references: new Map(), statics: [], usedAssets: new Set<never>(), texts: [] }
  const found = checkReach({ ...rest, isWhole: true }).map(({ place }) => place?.path)
  expect(found).toEqual(paths)
  expect(checkReach({ ...rest, isWhole: false })).toEqual([])
})

it.each([
  ['https://docs.example/b', []],
  ['https://docs.example/b.html#c', []],
  ['/b.html', []],
  ['https://other.example/b', ['docs/b.md']],
])('a link to %s reaches the page', (href, paths) => {
  const config = configOf({ url: 'https://docs.example' })
  const pages = pagesOf({ 'index.md': {}, 'b.md': {} })
  const { site } = memorySite({ pages, config })
  const [home = toUrlPath('/')] = site.routes.keys()
  const withoutSidebar = [...site.routes].map(
    ([path, route]) => [path, { ...route, sidebar: undefined }] as const,
  )
  const orphans = checkReach({
    site: { ...site, sidebars: new Map(), routes: new Map(withoutSidebar) },
    references: new Map([[home, [{ href }]]]),
    statics: [],
    usedAssets: new Set<never>(),
    isWhole: true,
    texts: [],
  }).filter(({ rule }) => rule === 'orphan-page')
  expect(orphans.map(({ place }) => place?.path)).toEqual(paths)
})
