import { expect, it } from 'vitest'
import { createShards } from '../../../../cli/manifests/shards/create-shards.ts'
import { rootSchema } from '../../../../cli/mcp/search-shapes.ts'
import { createSiteSearch } from '../../../../cli/mcp/search-site.ts'
import type { SiteFiles } from '../../../../cli/mcp/site-files.ts'
import { writeNumbers } from '../../../../runtime/search/shards/numbers.ts'
import { type ShardKind, shardNameOf } from '../../../../runtime/search/shards/shard-files.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { toSearchData } from '../../../../runtime/shared/manifests/search-columns.ts'

const page = (name: string): SearchDataPage => ({
  u: `/${name}`,
  t: `Kettle ${name}`,
  c: 'Guide',
  b: 1,
  s: [
    ['', 0, '', `Boil the water of ${name} in the kettle.`, ''],
    ['heat', 2, 'Heat', `Heat the water of ${name} slowly.`, ''],
  ],
})
const pages = ['alpha', 'beta', 'gamma'].map(page)
const { root, files: shards } = createShards(pages)
const { prose, names, ...headings } = toSearchData(pages)

/** The path of the first file of a kind. */
const firstOf = (kind: ShardKind): string => `shards/${shardNameOf(root, kind, 0)}`

const routes = { site: { title: 'T', url: 'https://t.example', baseUrl: '/' }, docs: [] }
const config = {
  provider: 'embedded',
  data: { 'v/en': '/root.json' },
  texts: { 'v/en': '/texts.json' },
  synonyms: [],
  facets: { languages: ['en'], versions: [{ name: 'v' }] },
}
const sharded: Readonly<Record<string, unknown>> = {
  'routes.json': routes,
  'search-config.json': { ...config, texts: {}, shards: { 'v/en': '/shards/' } },
  'root.json': { ...root, folder: '/shards/' },
  ...Object.fromEntries(
    [...shards].map(([name, text]) => [`shards/${name}`, JSON.parse(text) as unknown]),
  ),
}
const wholeData: Readonly<Record<string, unknown>> = {
  'routes.json': routes,
  'search-config.json': config,
  'root.json': { ...headings, texts: '/texts.json' },
  'texts.json': { prose, names },
}

const siteOf = (contents: Readonly<Record<string, unknown>>): SiteFiles => ({
  name: 'https://t.example/',
  read: async (path) =>
    Object.hasOwn(contents, path) ? JSON.stringify(contents[path]) : undefined,
})
const searchIn = (contents: Readonly<Record<string, unknown>>): Promise<string> =>
  createSiteSearch(siteOf(contents))({ query: 'heat "the water"', limit: 5 })

const merge = (value: unknown, change: object): unknown =>
  typeof value === 'object' && value !== null ? { ...value, ...change } : change

it.each([
  ['in shards', sharded],
  ['as one file', wholeData],
])('searches sound data %s', async (_, contents) => {
  expect(await searchIn(contents)).toContain('https://t.example/alpha#heat')
})

const huge = writeNumbers([4e9])
const numberless = `${'g'.repeat(400)}A`

it.each<readonly [string, string, object]>([
  ['pages with billions of sections', 'root.json', { pages: huge }],
  ['sections without lengths', 'root.json', { lengths: '' }],
  ['a number of sections without end', 'root.json', { pages: numberless }],
  ['files in another order', 'root.json', { firsts: { ...root.firsts, names: ['b', 'a'] } }],
  ['no lists of files', 'root.json', { firsts: {} }],
  ['no terms', firstOf('vocabulary'), { terms: undefined }],
  ['terms that are numbers', firstOf('vocabulary'), { terms: 1 }],
  ['rows that are no texts', firstOf('terms'), { rows: [[]] }],
  ['a section beyond the last', firstOf('terms'), { rows: [`A A ${huge} A A A A `] }],
  ['a section in an empty slot', firstOf('terms'), { rows: [`A A ${writeNumbers([2])} A A A A `] }],
  ['slots that are no numbers', 'root.json', { gaps: 4 }],
  [
    'the name of a file in another folder',
    'root.json',
    { files: { ...root.files, terms: '../../../x.js' } },
  ],
  ['a title of a page that does not exist', firstOf('terms'), { titles: [[4e9, 'X']] }],
  ['a title of a page before the first', firstOf('terms'), { titles: [[-1, 'X']] }],
  ['a heading of a section that does not exist', firstOf('terms'), { headings: [['X', 0, huge]] }],
  ['headings that are texts', firstOf('names'), { headings: 'X' }],
  ['more places than numbers', firstOf('words'), { places: [`A${huge}`] }],
  ['a place behind billions of words', firstOf('words'), { places: [`AB${huge}AA`] }],
  ['a place that is not a number', firstOf('words'), { places: [`AB${numberless}AA`] }],
  [
    'pages with more sections than lines',
    firstOf('texts'),
    { pages: [{ u: '', t: '', c: '', b: 1, n: 4e9 }] },
  ],
  ['texts of another version', firstOf('texts'), { version: 9 }],
])('refuses search data with %s, and names the file', async (_, file, change) => {
  const contents = { ...sharded, [file]: merge(sharded[file], change) }
  await expect(searchIn(contents)).rejects.toThrow(
    `\`${file}\` of \`https://t.example/\` has another format`,
  )
})

it.each<readonly [string, object]>([
  ['billions of sections', { n: 4e9 }],
  ['a negative number of sections', { n: -1 }],
  ['half a section', { n: 0.5 }],
])('refuses search data in one file with %s', async (_, change) => {
  const own = headings.pages.map((one) => ({ ...one, ...change }))
  const contents = { ...wholeData, 'root.json': merge(wholeData['root.json'], { pages: own }) }
  await expect(searchIn(contents)).rejects.toThrow('has another format')
})

it('ends when pages have no sections', async () => {
  const empty = { pages: writeNumbers([0, 0, 0]), lengths: '' }
  const terms = { ...(sharded[firstOf('terms')] as object), rows: [], headings: [] }
  const contents = { ...sharded, 'root.json': merge(sharded['root.json'], empty) }
  await expect(searchIn({ ...contents, [firstOf('terms')]: terms })).rejects.toThrow(
    'has another format',
  )
})

/** Five places in each of 400,000 sections, which are about 50,000 pages. */
const inAllSections = 'BFKAAKAAKAAKAAKAA'.repeat(400_000)

it('searches the data of 50,000 pages', async () => {
  const { places } = sharded[firstOf('words')] as { readonly places: readonly string[] }
  const words = merge(sharded[firstOf('words')], { places: [...places, inAllSections] })
  const found = await searchIn({ ...sharded, [firstOf('words')]: words })
  expect(found).toContain('https://t.example/alpha#heat')
})

it.each<readonly [string, string, object]>([
  ['a list for more sections than sites have', firstOf('words'), { words: 'A'.repeat(2e7) }],
  [
    'places in more words than sites have',
    firstOf('words'),
    { places: [`AB${writeNumbers([2e6])}AA`.repeat(200)] },
  ],
  [
    'more files than sites have',
    'root.json',
    {
      firsts: {
        ...root.firsts,
        pairs: Array.from({ length: 60_000 }, (_, at) => String(at + 1e5)),
      },
    },
  ],
])('says that %s is too much, not that the format differs', async (_, file, change) => {
  await expect(searchIn({ ...sharded, [file]: merge(sharded[file], change) })).rejects.toThrow(
    `\`${file}\` of \`https://t.example/\` contains a longer list`,
  )
})

it('says that a query needs too much data, and forgets what earlier queries needed', async () => {
  const request = { query: 'heat "the water"', limit: 5 }
  await expect(createSiteSearch(siteOf(sharded), { mostKept: 10 })(request)).rejects.toThrow(
    'Search for fewer words',
  )
  let [characters, roots] = [0, 0]
  const { name, read } = siteOf(sharded)
  const counting: SiteFiles = {
    name,
    read: async (path) => {
      const text = await read(path)
      if (path === 'root.json') roots += 1
      else if (path.startsWith('shards/')) characters += text?.length ?? 0
      return text
    },
  }
  await createSiteSearch(counting)(request)
  const search = createSiteSearch(counting, { mostKept: characters - 1 })
  roots = 0
  for (let times = 0; times < 4; times += 1) expect(await search(request)).toContain('alpha#heat')
  expect(roots).toBe(4)
})

it('keeps the top categories of the pages', () => {
  expect(rootSchema.parse(sharded['root.json'])).toMatchObject({ sections: root.sections })
})
