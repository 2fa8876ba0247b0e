import { expect, it } from 'vitest'
import {
  checkCachedPaths,
  listNamedFiles,
} from '../../../../../cli/checks/hosting/check-cached-paths.ts'
import { markContentPath } from '../../../../../cli/model/paths/content-path.ts'
import { toOutputPath } from '../../../../../cli/model/paths/output-path.ts'
import type { AssetFile } from '../../../../../cli/model/source-file.ts'
import { resolveLinks } from '../../../../../cli/links/resolve-links.ts'
import { memorySite, pagesOf } from '../../../../helpers/memory-site.ts'

const found = (output: string, kind: 'page' | 'file'): readonly string[] =>
  checkCachedPaths([
    { output: toOutputPath(output), source: markContentPath('static/a'), kind },
  ]).map(({ rule, message, help }) => `${rule}: ${message} ${help}`)

it.each([
  ['assets/logo.svg', 'file', 'Move the file'],
  ['assets/fonts/a.woff2', 'file', 'Move the file'],
  ['assets/index.html', 'page', 'Move the page'],
  ['assets/icons/index.html', 'page', 'Move the page'],
] as const)('reports %s, which browsers keep for a year', (output, kind, says) => {
  expect(found(output, kind)).toEqual([
    expect.stringMatching(new RegExp(`^cached-path: .*${says}`)),
  ])
})

it.each(['img/logo.svg', 'assets.html', 'assets-guide/index.html', 'de/assets/a.html'])(
  'accepts %s',
  (output) => {
    expect(found(output, 'page')).toEqual([])
  },
)

const source = markContentPath('docs/assets/logo.svg')
const named: AssetFile = { source, output: toOutputPath('assets/logo.svg') }
const hashed: AssetFile = {
  source,
  output: toOutputPath('assets/logo-12345678.svg'),
  besideDocs: true,
}

it.each([
  ['a page that names its source', '!./assets/logo.svg', []],
  ['a page that names its URL', '!/assets/logo.svg', ['assets/logo.svg']],
  ['no page', '!./assets/other.svg', []],
])(
  'of a file in a folder of docs that is also static, used by %s, it reports %j',
  (_, link, paths) => {
    const pages = pagesOf({ 'index.md': { links: [link] } })
    const { site } = memorySite({ pages, assets: [hashed, named] })
    const { usedAssets } = resolveLinks(site)
    const files = listNamedFiles([...site.assets.values()], ({ output }) => usedAssets.has(output))
    expect(checkCachedPaths(files).map(({ data }) => data?.actual)).toEqual(paths)
  },
)

it('reports a static file whether a page names it or not', () => {
  expect(listNamedFiles([named], () => false).map(({ output }) => output)).toEqual([named.output])
})
