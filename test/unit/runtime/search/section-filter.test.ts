import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { openShards } from './shards/open-shards.ts'

const page = (u: string, c: string, g: readonly string[] = []): SearchDataPage => ({
  u,
  t: `Page ${u.slice(1)}`,
  c,
  b: 1,
  ...(g.length > 0 && { g }),
  s: [
    ['', 0, '', 'Install the package.', ''],
    ['more', 1, 'More', 'Install another package.', ''],
  ],
})
const pages = [
  page('/a', 'Guide › Basics', ['setup', 'Linux']),
  page('/b', 'Guide'),
  page('/c', 'API Reference', ['setup']),
  page('/d', ''),
  page('/e', 'Guide', ['Linux']),
]

const engines = {
  'whole data': createEngine(pages),
  shards: openShards(pages).engine,
}

describe.each(Object.entries(engines))('hits by section of the sidebar in %s', (_, engine) => {
  it('are counted for all sections, with those of pages outside them in the sum', async () => {
    const { total, sections } = await engine.search('install', 2, { all: true })
    expect(total).toBe(10)
    expect(sections).toEqual([
      { name: '', count: 10 },
      { name: 'API Reference', count: 2 },
      { name: 'Guide', count: 6 },
    ])
  })

  it.each([
    ['Guide', ['/a', '/b', '/e']],
    ['API Reference', ['/c']],
    ['Basics', []],
    ['No section', []],
  ])('are those of %s alone when it is chosen, and the counts stay', async (section, expected) => {
    const { total, groups, sections } = await engine.search('install', 20, { all: true, section })
    const urls = groups.map(({ hits }) => hits[0]?.href.replace(/#.*/, ''))
    expect(urls.toSorted()).toEqual(expected)
    expect(total).toBe(2 * expected.length)
    expect(sections).toEqual((await engine.search('install', 20, { all: true })).sections)
  })

  it('are not counted in the dialog, which has no filters', async () => {
    expect(await engine.search('install', 20)).not.toHaveProperty('sections')
  })
})

describe.each(Object.entries(engines))('hits by tag in %s', (_, engine) => {
  it.each([
    [{}, 10, { Linux: 4, setup: 4 }, { 'API Reference': 2, Guide: 6 }],
    [{ tag: 'setup' }, 4, { Linux: 4, setup: 4 }, { 'API Reference': 2, Guide: 2 }],
    [{ section: 'Guide' }, 6, { Linux: 4, setup: 2 }, { 'API Reference': 2, Guide: 6 }],
    [
      { section: 'Guide', tag: 'setup' },
      2,
      { Linux: 4, setup: 2 },
      { 'API Reference': 2, Guide: 2 },
    ],
    [{ tag: 'no tag' }, 0, { Linux: 4, setup: 4 }, {}],
  ])('each filter counts what the other one leaves: %o', async (filters, total, tags, sections) => {
    const result = await engine.search('install', 20, { all: true, ...filters })
    const countsOf = (counts: typeof result.tags = []) =>
      Object.fromEntries(
        counts.filter(({ name }) => name !== '').map(({ name, count }) => [name, count]),
      )
    expect(result.total).toBe(total)
    expect(countsOf(result.tags)).toEqual(tags)
    expect(countsOf(result.sections)).toEqual(sections)
  })
})
