import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import { openCache } from '../../../../cli/cache/open-cache.ts'
import { readJson } from '../../../../cli/cache/remember.ts'
import type { CompiledPage } from '../../../../cli/pipeline/compiling/compile-page.ts'
import {
  createPageShelf,
  type StoredPage,
  toBodyKey,
} from '../../../../cli/pipeline/compiling/page-shelf.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { make } from '../content/page-of.ts'

const isShelved = ({ page }: CompiledPage): boolean =>
  [page?.html, page].every(
    (object, index) =>
      typeof Object.getOwnPropertyDescriptor(object ?? {}, ['pieces', 'fences'][index] ?? '')
        ?.get === 'function',
  )

async function makePages(): Promise<readonly CompiledPage[]> {
  const table = '| Option | Default |\n| --- | --- |\n| `degrees` | `180` |\n'
  return Promise.all(
    ['One', 'Two', 'Three'].map((title) =>
      make(`# ${title}\n\n\`\`\`ts\nlet a = 1\n\`\`\`\n\n${table}`),
    ),
  )
}

const roomOf = (page: CompiledPage | undefined): number =>
  page?.page?.html.pieces.join('').length ?? 0

function damageData(cacheDir: string): void {
  const folder = join(cacheDir, 'cache')
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('data-')) continue
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, name), bytes.fill(0))
  }
}

it('P10: new pages beyond the room in memory read their large parts from the cache', async () => {
  const cacheDir = await siteOf({})
  const cache = await openCache(cacheDir, '1')
  const pages = await makePages()
  const shelf = createPageShelf(cache, roomOf(pages[0]))
  const placed = pages.map((page, index) => shelf.store(`page-${index}`, page))
  expect(placed.map(isShelved)).toEqual([false, true, true])
  expect(placed).toEqual(pages)
  await cache.commit()
  expect(placed).toEqual(pages)

  damageData(cacheDir)
  expect(() => placed[2]?.page?.html.pieces).toThrow(/`.docs-ssg` changed during the build/)
})

it('P10: large parts of pages of the cache are read when they are needed, and kept within the room', async () => {
  const cacheDir = await siteOf({})
  const cache = await openCache(cacheDir, '1')
  const pages = await makePages()
  const first = createPageShelf(cache)
  for (const [index, page] of pages.entries()) first.store(`page-${index}`, page)
  await cache.commit()

  const next = await openCache(cacheDir, '1')
  const gets: string[] = []
  const get = (key: string): Uint8Array | undefined => {
    gets.push(key)
    return next.get(key)
  }
  const shelf = createPageShelf({ ...next, get }, roomOf(pages[0]) - 1)
  const completed = pages.map((_, index) => {
    const stored = readJson<StoredPage>(next, `page-${index}`)
    return (stored && shelf.complete(`page-${index}`, stored)) ?? { diagnostics: [] }
  })
  expect(completed.map(isShelved)).toEqual([true, true, true])
  expect(gets).toEqual([])
  for (const [index, page] of completed.entries()) expect(page).toEqual(pages[index])
  damageData(cacheDir)
  expect(completed[0]).toEqual(pages[0])
  for (const { page } of completed.slice(1))
    expect(() => page?.html.pieces).toThrow(/`.docs-ssg` changed during the build/)
})

it('P10: a page of the cache is stored with the bytes that it had when it was new', async () => {
  const [first, second] = [
    await openCache(await siteOf({}), '1'),
    await openCache(await siteOf({}), '1'),
  ]
  const bytesOf = (cache: typeof first, key: string): (string | undefined)[] =>
    [key, toBodyKey(key)].map((each) => cache.get(each)?.toString())
  // A page without tables has no list of them.
  for (const { optionTables: _, ...page } of (await makePages()).flatMap((one) => one.page ?? [])) {
    const key = page.title
    createPageShelf(first).store(key, { page, diagnostics: [] })
    const stored = readJson<StoredPage>(first, key) ?? { diagnostics: [] }
    const completed = createPageShelf(first).complete(key, stored) ?? { diagnostics: [] }
    createPageShelf(second).store(key, completed)
    expect(bytesOf(first, key)).not.toContain(undefined)
    expect(bytesOf(second, key)).toEqual(bytesOf(first, key))
  }
})

it('P10: a page whose large parts are damaged counts as missing, so that it is compiled again', async () => {
  const cacheDir = await siteOf({})
  const cache = await openCache(cacheDir, '1')
  const [page = { diagnostics: [] }] = await makePages()
  createPageShelf(cache).store('page', page)
  const stored = readJson<StoredPage>(cache, 'page') ?? { diagnostics: [] }
  expect(createPageShelf(cache, -1).complete('page', stored)).toEqual(page)
  await cache.commit()
  damageData(cacheDir)
  for (const room of [-1, 1000]) {
    const damaged = await openCache(cacheDir, '1')
    expect(createPageShelf(damaged, room).complete('page', stored)).toBeUndefined()
  }
})

it('P10: without a cache, pages stay in memory', async () => {
  const page = await make('# One\n')
  expect(createPageShelf(createNoCache(), 0).store('page', page)).toBe(page)
})
