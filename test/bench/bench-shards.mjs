// Search in shards beside the whole data of a built site: what a query transfers, and whether it finds the same.
// usage: node test/bench/bench-shards.mjs [site built with `search.shards: 'never'`, default: build] [number of queries]
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { createRandom } from './random.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = resolve(process.argv[2] ?? join(root, 'build'))
const wanted = Number(process.argv[3] ?? 200)
/** Results in the search dialog. */
const LIMIT = 20

/** The engines as the browser runs them, and what makes the shards. */
async function loadEngines() {
  const modules = [
    './runtime/search/engine.ts',
    './runtime/search/shards/shard-tools.ts',
    './runtime/search/shards/sharded-engine.ts',
    './runtime/shared/manifests/search-columns.ts',
    './cli/manifests/shards/create-shards.ts',
  ]
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((path) => `export * from '${path}'`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: {
      flexsearch: join(root, 'node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
    },
  })
  const code = Buffer.from(outputFiles[0].text).toString('base64')
  return import(`data:text/javascript;base64,${code}`)
}

const engines = await loadEngines()

function readPages() {
  const config = JSON.parse(readFileSync(join(site, 'search-config.json'), 'utf8'))
  const [key] = Object.keys(config.data)
  const { pathname } = new URL('.', `https://site.example${config.data[key]}`)
  const read = (href) => JSON.parse(readFileSync(join(site, href.slice(pathname.length)), 'utf8'))
  return engines.toSearchPages({ ...read(config.data[key]), ...read(config.texts[key]) })
}

const sizeOf = (text) => gzipSync(text, { level: 9 }).length / 1000
/** Processor time of this process in seconds. */
const seconds = () => process.cpuUsage().user / 1e6

const typo = (word) => (word.length > 5 ? word.slice(0, 2) + word.slice(3) : word)

/** Headings, titles, words and phrases of texts, beginnings of words, identifiers and typing errors, in turn. */
function createQueries(pages) {
  const random = createRandom(7)
  const pick = (items) => items[Math.floor(random() * items.length)]
  const kinds = [
    ({ heading, title }) => heading || title,
    ({ title }) => title,
    ({ words, at }) => words.slice(at, at + 2).join(' '),
    ({ words, at }) => words.slice(at, at + 4).join(' '),
    ({ words, at }) => (words[at] ?? '').slice(0, -2),
    ({ names }) => names.split(' ')[0] ?? '',
    ({ heading, title }) => (heading || title).split(' ').map(typo).join(' '),
    ({ words, at }) => `how to ${words.slice(at, at + 2).join(' ')}`,
  ]
  const queries = []
  while (queries.length < wanted) {
    const page = pick(pages)
    const [, , heading, prose, names] = pick(page.s) ?? ['', 0, '', '', '']
    const words = prose.split(/\s+/).filter((word) => word.length > 1)
    const at = Math.floor(random() * words.length)
    const make = kinds[queries.length % kinds.length]
    const query = make({ heading, title: page.t, words, at, names: names.trim() }).trim()
    if (query.length > 1 && query.length < 80) queries.push(query)
  }
  return queries
}

const hrefsOf = ({ groups }) => groups.flatMap(({ hits }) => hits.map(({ href }) => href))
const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1)

function tell(name, values) {
  const sorted = values.toSorted((a, b) => a - b)
  console.log(`${name}: median ${at(sorted, 0.5)}, 90 % ${at(sorted, 0.9)}, most ${at(sorted, 1)}`)
}

const pages = readPages()
const before = seconds()
const whole = engines.createEngine(pages)
const indexed = seconds()
const { root: described, files } = engines.createShards(pages)
const written = seconds()
const rootText = JSON.stringify({ ...described, folder: '/' })
const sections = pages.reduce((sum, { s }) => sum + s.length, 0)
console.log(`${pages.length} pages, ${sections} sections`)
console.log(
  `whole data ${sizeOf(JSON.stringify(engines.toSearchData(pages))).toFixed(0)} kB gzip, indexed in ${(indexed - before).toFixed(1)} s of processor time`,
)
console.log(
  `shards: root ${sizeOf(rootText).toFixed(1)} kB, ${files.size} files, made in ${(written - indexed).toFixed(1)} s`,
)

const sizes = []
const counts = []
const differ = { first: 0, five: 0, all: 0 }
for (const query of createQueries(pages)) {
  let size = 0
  let count = 0
  const engine = engines.createShardedEngine({
    root: JSON.parse(rootText),
    synonyms: [],
    tools: engines.shardTools,
    load: async (name) => {
      size += sizeOf(files.get(name))
      count += 1
      return JSON.parse(files.get(name))
    },
  })
  const expected = hrefsOf(whole.search(query, LIMIT))
  const found = hrefsOf(await engine.search(query, LIMIT))
  const isEqual = (most) => `${expected.slice(0, most)}` === `${found.slice(0, most)}`
  if (!isEqual(1)) differ.first += 1
  if (!isEqual(5)) differ.five += 1
  if (!isEqual(LIMIT)) differ.all += 1
  sizes.push(size)
  counts.push(count)
}
tell('kB gzip of a query beside the root, with nothing loaded before', sizes)
tell('files of a query', counts)
console.log(
  `${wanted} queries: ${differ.first} with another first result, ${differ.five} with others among the first five, ${differ.all} among the first ${LIMIT}`,
)
