import { expect, it } from 'vitest'
import { createShards } from '../../../../cli/manifests/shards/create-shards.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { createRandom } from '../../../bench/random.mjs'

const random = createRandom(5)
/** Few common words and many rare ones, as in real text. */
const wordOf = (): string => `word${Math.floor(8000 * random() ** 4).toString(36)}x`
const textOf = (): string => Array.from({ length: 30 }, wordOf).join(' ')

const pageOf = (name: string): SearchDataPage => ({
  u: `/${name}`,
  t: `Page ${name}`,
  c: 'Guide',
  b: 1,
  s: Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) =>
    at === 0 ? ['', 0, '', textOf(), ''] : [`part-${at}`, 1, `${wordOf()} ${name}`, textOf(), ''],
  ),
})
const pages = Array.from({ length: 700 }, (_, at) => pageOf(`page-${at}`))
const before = createShards(pages)

const edit = (change: (page: SearchDataPage) => SearchDataPage): readonly SearchDataPage[] =>
  pages.map((page, at) => (at === 350 ? change(page) : page))

/** Each edit, and the most files that may change. An edit of a page leaves the slots of the others. */
const edits: readonly (readonly [name: string, most: number, pages: readonly SearchDataPage[]])[] =
  [
    [
      'a sentence more',
      0.2,
      edit((page) => ({
        ...page,
        s: page.s.map(([id, depth, heading, text, names]) => [
          id,
          depth,
          heading,
          `${text} One more.`,
          names,
        ]),
      })),
    ],
    ['another title', 0.2, edit((page) => ({ ...page, t: 'Another title' }))],
    [
      'two sections more',
      0.2,
      edit((page) => ({
        ...page,
        s: [...page.s, ...['one', 'two'].map((id) => [id, 1, id, 'Words.', ''] as const)],
      })),
    ],
    ['a page more', 0.6, [...pages.slice(0, 350), pageOf('more'), ...pages.slice(350)]],
    ['a page less', 0.6, pages.filter((_, at) => at !== 350)],
  ]

it.each(edits)('keeps the files that do not change for %s', (_, most, edited) => {
  const { files } = createShards(edited)
  expect(before.files.size).toBeGreaterThan(70)
  const made = [...files.keys()].filter((name) => !before.files.has(name))
  expect(made.length).toBeGreaterThan(0)
  expect(made.length).toBeLessThan(most * files.size)
  for (const [name, text] of files) expect(before.files.get(name) ?? text).toBe(text)
})
