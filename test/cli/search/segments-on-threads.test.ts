import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createNoCache } from '../../../cli/cache/no-cache.ts'
import { openCache } from '../../../cli/cache/open-cache.ts'
import { createSearchData, listSearchSegments } from '../../../cli/manifests/search-data.ts'
import { makeSegments } from '../../../cli/pipeline/rendering/make-segments.ts'
import { configOf, memorySite, pagesOf } from '../../helpers/memory-site.ts'
import { siteOf } from '../../helpers/site-of.ts'

const packageDir = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** More pages than three groups have. */
const pages = Object.fromEntries(
  Array.from({ length: 1600 }, (_, at) => [
    `page-${at}.md`,
    { title: `Page ${at}`, description: `What page ${at} says.` },
  ]),
)

const siteIn = (folder: string) => {
  const config = configOf(
    { search: { provider: 'embedded', shards: 'always' } },
    { packageDir: folder },
  )
  return memorySite({ pages: pagesOf(pages), config }).site
}

const contentsOf = (files: ReturnType<typeof createSearchData>) =>
  files.map(({ path, contents }) => [path, String(contents)])

const expected = contentsOf(createSearchData(siteIn(packageDir)))

it.each([
  ['threads', async () => packageDir],
  ['a thread that fails', async () => siteOf({ 'dist/segment-worker.js': 'throw new Error()' })],
  ['a thread that ends', async () => siteOf({ 'dist/segment-worker.js': 'process.exit()' })],
])('D: with %s, search data is the same as without', async (_, findPackage) => {
  const site = siteIn(await findPackage())
  const cache = await openCache(await siteOf({}), '1')
  const before = listSearchSegments(site, cache).length
  await makeSegments(site, cache)
  const after = listSearchSegments(site, cache).length
  expect([before > 3, after < 2]).toEqual([true, true])
  expect(contentsOf(createSearchData(site, undefined, { cache }))).toEqual(expected)
})

it('D: without a cache, threads make nothing that would be lost', async () => {
  const site = siteIn(packageDir)
  await makeSegments(site, createNoCache())
  expect(contentsOf(createSearchData(site))).toEqual(expected)
})
