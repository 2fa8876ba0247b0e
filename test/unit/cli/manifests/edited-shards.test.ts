import { describe, expect, it } from 'vitest'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import { createShards } from '../../../../cli/manifests/shards/create-shards.ts'
import { groupPages } from '../../../../cli/manifests/shards/group-pages.ts'
import { keepShards } from '../../../../cli/manifests/shards/kept-shards.ts'
import { sha256 } from '../../../../cli/primitives/hash.ts'
import type {
  SearchDataPage,
  SearchDataSection,
} from '../../../../runtime/shared/manifests/manifests.ts'
import { createRandom } from '../../../bench/random.mjs'

type Random = () => number
type Pages = readonly SearchDataPage[]

const below = (random: Random, end: number): number => Math.floor(random() * end)
/** Few common words and many rare ones, some of them identifiers, common English words or not ASCII. */
const wordOf = (random: Random): string => {
  const word = `word${Math.floor(3000 * random() ** 4).toString(36)}`
  return [word, word, word, `${word}Name`, 'the', 'of', `é${word}`][below(random, 7)] ?? word
}
const textOf = (random: Random, length: number): string =>
  Array.from({ length }, () => wordOf(random)).join(' ')

const headings = ['Usage', 'Install it', 'createThing', 'Options of it', 'Title 7']
const headingOf = (random: Random): string =>
  random() < 0.6 ? (headings[below(random, headings.length)] ?? '') : textOf(random, 2)

const sectionOf = (random: Random, at: number): SearchDataSection =>
  at === 0
    ? ['', 0, '', textOf(random, 15), '']
    : [`part-${at}`, 1 + below(random, 2), headingOf(random), textOf(random, 15), textOf(random, 2)]

const pageOf = (random: Random, name: string): SearchDataPage => ({
  u: `/${name}`,
  t: `Title ${name}`,
  c: `Guide ${below(random, 3)}`,
  b: 1,
  s: Array.from({ length: 1 + below(random, 5) }, (_, at) => sectionOf(random, at)),
})

const change =
  (of: (page: SearchDataPage, random: Random) => Partial<SearchDataPage>) =>
  (pages: Pages, random: Random): Pages => {
    const chosen = below(random, pages.length)
    return pages.map((page, at) => (at === chosen ? { ...page, ...of(page, random) } : page))
  }

/** Replace the texts of one section, by the index of the text in it. */
const changeSection = (text: (section: SearchDataSection, random: Random) => SearchDataSection) =>
  change(({ s }, random) => {
    const chosen = below(random, s.length)
    return { s: s.map((section, at) => (at === chosen ? text(section, random) : section)) }
  })

const edits: Readonly<Record<string, (pages: Pages, random: Random) => Pages>> = {
  'a text': changeSection(([id, depth, heading, text, names], random) => [
    id,
    depth,
    heading,
    `${text} ${textOf(random, 3)}`,
    names,
  ]),
  'a shorter text': changeSection(([id, depth, heading, text, names]) => [
    id,
    depth,
    heading,
    text.split(' ').slice(2).join(' '),
    names,
  ]),
  'names in code': changeSection(([id, depth, heading, text], random) => [
    id,
    depth,
    heading,
    text,
    textOf(random, 3),
  ]),
  'a heading': changeSection(([id, depth, , text, names], random) =>
    depth === 0 ? [id, 0, '', text, names] : [id, depth, headingOf(random), text, names],
  ),
  'a section more': change(({ s }, random) => ({ s: [...s, sectionOf(random, s.length)] })),
  'a section less': change(({ s }) => ({ s: s.slice(0, -1) })),
  'a title': change((_, random) => ({ t: `Title ${below(random, 20)}` })),
  'a title that is a heading': change((_, random) => ({ t: headingOf(random) })),
  'a tag': change((_, random) => ({ g: [`tag ${below(random, 3)}`] })),
  'a category': change((_, random) => ({ c: `Guide ${below(random, 5)}` })),
  'a weight': change((_, random) => ({ b: 1 + below(random, 3) })),
  'a URL': change((_, random) => ({ u: `/renamed-${below(random, 1e6)}` })),
  'a page more': (pages, random) => {
    const at = below(random, pages.length)
    return [...pages.slice(0, at), pageOf(random, `more-${below(random, 1e6)}`), ...pages.slice(at)]
  },
  'a page less': (pages, random) => {
    const chosen = below(random, pages.length)
    return pages.filter((_, at) => at !== chosen)
  },
  'the order of pages': (pages) => [...pages.slice(1), ...pages.slice(0, 1)],
  'all categories': (pages) => pages.map((page) => ({ ...page, c: `${page.c} and more` })),
  nothing: (pages) => pages,
}

/** The name of a page that ends a group, see `groupPages`. */
function endOfGroup(at: number): string {
  for (let more = 0; ; more += 1)
    if (sha256(`/end-${at}-${more}`).startsWith('00')) return `end-${at}-${more}`
}

function memoryCache(values: Map<string, Uint8Array>): Cache {
  const has = (key: string): boolean => values.has(key)
  const get = (key: string): Uint8Array | undefined => values.get(key)
  const set = (key: string, value: Uint8Array): void => void values.set(key, value)
  return { ...createNoCache(), get, has, verify: has, set }
}

function readAll(cache: Cache, pages: Pages) {
  const { root, files } = keepShards(cache, { name: 'current/en', pages })
  return { root, files: new Map([...files].map(([name, read]) => [name, read()])) }
}

const kindOf = (name: string): string => name.split('-')[0] ?? ''

describe('keepShards after edits', () => {
  const random = createRandom(11)
  const first = Array.from({ length: 400 }, (_, at) =>
    pageOf(random, at % 50 === 49 ? endOfGroup(at) : `page-${at}`),
  )
  const firstValues = new Map<string, Uint8Array>()
  keepShards(memoryCache(firstValues), { name: 'current/en', pages: first })

  it.each(Object.entries(edits))(
    'has the files of a first build after a change of %s',
    (_, edit) => {
      const cache = memoryCache(new Map(firstValues))
      let pages: Pages = first
      for (let run = 0; run < 2; run += 1) {
        pages = edit(pages, random)
        expect(readAll(cache, pages)).toEqual(createShards(pages))
      }
    },
  )

  it('has the files of a first build after many random edits', () => {
    const cache = memoryCache(new Map(firstValues))
    let pages: Pages = first
    const all = Object.values(edits)
    for (let run = 0; run < 12; run += 1) {
      for (let more = below(random, 3); more >= 0; more -= 1)
        pages = all[below(random, all.length)]?.(pages, random) ?? pages
      expect(readAll(cache, pages)).toEqual(createShards(pages))
    }
  })

  it('makes few files when a text changes', () => {
    expect(groupPages(first).length).toBeGreaterThan(7)
    let made: string[] = []
    const cache = memoryCache(new Map())
    const { set } = cache
    const counting: Cache = { ...cache, set: (key, value) => (made.push(key), set(key, value)) }
    const before = keepShards(counting, { name: 'current/en', pages: first })
    made = []
    const [page, ...others] = first
    const [section] = page?.s ?? []
    if (!page || !section) throw new Error('no page')
    const [id, depth, heading, text, names] = section
    const s = [[id, depth, heading, `${text} zebra`, names] as const, ...page.s.slice(1)]
    const after = keepShards(counting, { name: 'current/en', pages: [{ ...page, s }, ...others] })
    const fresh = [...after.files.keys()].filter((name) => !before.files.has(name))
    expect(new Set(fresh.map(kindOf))).toEqual(new Set(['vocabulary', 'terms', 'words', 'texts']))
    // Four parts of the segment, the list of files and its name.
    expect(made.length).toBe(fresh.length + 6)
  })
})
