import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import { openCache } from '../../../../cli/cache/open-cache.ts'
import { shareJson } from '../../../../cli/cache/remember.ts'
import { createPageShelf } from '../../../../cli/pipeline/page-shelf.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { make } from '../content/page-of.ts'

const isStored = (page: object | undefined): boolean =>
  typeof Object.getOwnPropertyDescriptor(page ?? {}, 'pieces')?.get === 'function'

it('P10: pages beyond the room in memory read their HTML from the cache', async () => {
  const cacheDir = await siteOf({})
  const cache = await openCache(cacheDir, '1')
  const pages = await Promise.all(['One', 'Two', 'Three'].map((title) => make(`# ${title}\n`)))
  for (const [index, page] of pages.entries()) shareJson(cache, `page-${index}`, page)
  const shelf = createPageShelf(cache, pages[0]?.page?.html.pieces.join('').length)
  const placed = pages.map((page, index) => shelf.place(`page-${index}`, page))
  expect(placed.map(({ page }) => isStored(page?.html))).toEqual([false, true, true])
  expect(placed).toEqual(pages)
  await cache.commit()
  expect(placed).toEqual(pages)

  const data = join(cacheDir, 'cache')
  for (const name of readdirSync(data)) {
    if (!name.startsWith('data-')) continue
    const bytes = readFileSync(join(data, name))
    writeFileSync(join(data, name), bytes.fill(0))
  }
  expect(() => placed[2]?.page?.html.pieces).toThrow(/`.docs-ssg` changed during the build/)
})

it('P10: without a cache, pages stay in memory', async () => {
  const page = await make('# One\n')
  expect(createPageShelf(createNoCache(), 0).place('page', page)).toBe(page)
})
