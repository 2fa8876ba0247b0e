import { expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

/** What a link of a page in a version of a moved site becomes; undefined if it is broken. */
it.each([
  // From the folder of the moved site
  ['/docs/quay.md', '/quay'],
  ['docs/quay.md', '/quay'],
  ['versioned_docs/version-1/Guide.Two.md#x', '/1/two#x'],
  // From the folder of the version
  ['Guide.Two.md', '/1/two'],
  // Neither
  ['./docs/quay.md', undefined],
  ['docs/quay', undefined],
  ['docs/none.md', undefined],
  ['/docs/none.md', undefined],
])('D: `%s` in a version is a file of the moved site: %s', (link, target) => {
  const config = configOf({
    siteRoot: '../old',
    docs: { path: '../old/docs' },
    versions: [
      { name: 'current', label: 'Next', docsPath: '../old/docs', path: '/' },
      { name: '1', label: '1', docsPath: '../old/versioned_docs/version-1', path: '1' },
    ],
  })
  const [now, one] = createVariants(config)
  const second = { frontMatter: { slug: 'two' }, ids: ['x'] }
  const pages = [
    ...pagesOf({ 'quay.md': {} }, now),
    ...pagesOf({ 'deep/start.md': { links: [link] }, 'Guide.Two.md': second }, one),
  ]
  const { hrefs, diagnostics } = resolveLinks(memorySite({ config, pages }).site)
  const found = [...hrefs.values()].flat()[0]
  expect(found?.isMissing ? undefined : found?.href).toBe(target)
  expect(diagnostics.map(({ data }) => data?.actual)).toEqual(target === undefined ? [link] : [])
})
