// The search of the built site beside other engines, on the same sections and queries.
// usage: node test/bench/bench-search.mjs [built site, default: build] [--queries <file>] [--only <set>,<set>] [--worst <set>] [--alone] [--ranks] [--browser [--runs <count>] [--brotli]]
// `--ranks` leaves out the times of keystrokes, which take minutes.
// `--queries` adds the sets of a file, `{ "set": { "query": ["/page#section", "/page"] } }`.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import MiniSearch from 'minisearch'
import { chromium } from 'playwright-core'
import { findChromium } from '../helpers/find-chromium.mjs'
import { bootstrapInterval } from './bootstrap-interval.mjs'
import { measureSearch } from './measure-search.mjs'
import { askPagefind } from './pagefind.mjs'
import { serveGzip } from './serve-gzip.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queries: { type: 'string' },
    only: { type: 'string' },
    worst: { type: 'string' },
    alone: { type: 'boolean' },
    ranks: { type: 'boolean' },
    browser: { type: 'boolean' },
    runs: { type: 'string' },
    brotli: { type: 'boolean' },
  },
})
const site = resolve(positionals[0] ?? join(root, 'build'))
const config = JSON.parse(readFileSync(join(site, 'search-config.json'), 'utf8'))
const partsOf = [config.data, config.texts].map((hrefs) =>
  JSON.parse(readFileSync(join(site, Object.values(hrefs)[0]), 'utf8')),
)
const json = JSON.stringify(Object.assign({}, ...partsOf, { texts: undefined }))

/** The engine as the browser runs it. */
async function loadEngine() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './search/engine.ts'\nexport * from './shared/manifests/search-columns.ts'`,
      resolveDir: join(root, 'runtime'),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // As in a built site.
    alias: {
      flexsearch: join(root, 'node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
    },
  })
  const code = outputFiles[0].text
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  return { code, ...(await import(url)) }
}

const { code, createEngine, toSearchPages } = await loadEngine()
const pages = toSearchPages(JSON.parse(json))
const sections = pages.flatMap((page) =>
  page.s.map(([id, , heading, prose, names]) => ({
    href: id === '' ? page.u : `${page.u}#${id}`,
    title: page.t,
    heading,
    prose,
    names,
  })),
)

const known = new Set([...sections.map(({ href }) => href), ...pages.map(({ u }) => u)])
// The sets of these files are measured here only, not by the site's own check. Each was measured once before anyone
// looked at its failures, which its `$about` tells; pages and ranking were improved since.
const files = [
  'content/search-tests.json',
  'test/bench/people-queries.json',
  'test/bench/thread-queries.json',
  'test/bench/fresh-queries.json',
  'test/bench/final-queries.json',
  'test/bench/unseen-queries.json',
  'test/bench/readers-queries.json',
  'test/bench/blind-queries.json',
  'test/bench/visitors-queries.json',
  'test/bench/last-queries.json',
  'test/bench/asked-queries.json',
  'test/bench/heard-queries.json',
  'test/bench/topic-queries.json',
  'test/bench/halves-queries.json',
  'test/bench/names-queries.json',
].map((file) => join(root, file))
if (values.queries !== undefined) files.push(resolve(values.queries))
const written = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
const only = values.only?.split(',')
const sets = Object.entries(written)
  .filter(([name]) => !name.startsWith('$') && only?.includes(name) !== false)
  .map(([name, queries]) => {
    const tests = Object.entries(queries)
      .map(([query, targets]) => ({
        query,
        targets: targets.filter((target) => known.has(target)),
      }))
      .filter(({ targets }) => targets.length > 0)
    return { name, tests }
  })

const answers = (href, target) =>
  href === target || (!target.includes('#') && href.startsWith(`${target}#`))

function measure(search) {
  return sets.map(({ name, tests }) => {
    const ranked = tests.map((test) => {
      const hits = search(test.query)
      const at = hits.findIndex((href) => test.targets.some((target) => answers(href, target)))
      return { ...test, rank: at === -1 ? Infinity : at + 1, hits }
    })
    return {
      name,
      ranked,
      mrr: bootstrapInterval(ranked.map(({ rank }) => 1 / rank)),
      successAt5: bootstrapInterval(ranked.map(({ rank }) => (rank <= 5 ? 1 : 0))),
    }
  })
}

/** Every query typed letter by letter; milliseconds for each keystroke. */
function typeAll(search) {
  const times = sets.flatMap(({ tests }) =>
    tests.flatMap(({ query }) =>
      [...query].map((_, index) => {
        const started = performance.now()
        search(query.slice(0, index + 1))
        return performance.now() - started
      }),
    ),
  )
  return times.toSorted((a, b) => a - b)
}

/** `0.949 (95 %: 0.921 to 0.973)` */
const inWords = ({ mean, low, high }) =>
  `${mean.toFixed(3)} (95 %: ${low.toFixed(3)} to ${high.toFixed(3)})`

function tell(name, results) {
  console.log(`\n${name}`)
  for (const set of results) {
    const { mrr, successAt5, ranked } = set
    console.log(
      `  ${set.name}: ${ranked.length} queries, MRR ${inWords(mrr)}, success@5 ${inWords(successAt5)}`,
    )
  }
}

function report(name, create) {
  const started = performance.now()
  const search = create()
  const indexing = performance.now() - started
  const results = measure(search)
  tell(name, results)
  if (values.ranks) return results
  const keys = typeAll(search)
  const at = (share) => keys[Math.floor((keys.length - 1) * share)].toFixed(2)
  console.log(
    `  index ${indexing.toFixed(0)} ms; keystroke median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms`,
  )
  return results
}

const size = (text) =>
  `${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gzip, ${(brotliCompressSync(text).length / 1000).toFixed(1)} kB brotli`
console.log(
  `${pages.length} pages, ${sections.length} sections; data ${size(json)}; engine ${size(code)}`,
)

const flat = (result) => result.groups.flatMap(({ hits }) => hits.map(({ href }) => href))
const results = report('docs-ssg (FlexSearch)', () => {
  const engine = createEngine(pages, config.synonyms)
  return (query) => flat(engine.search(query, 20)).map(decodeURIComponent)
})
if (values.worst !== undefined) {
  const set = results.find(({ name }) => name === values.worst)
  for (const { query, rank, targets, hits } of set?.ranked.filter((test) => test.rank > 1) ?? [])
    console.log(
      `  ${rank} ${query}\n     wanted ${targets.join(' ')}\n     got ${hits.slice(0, 5).join(' ')}`,
    )
}

if (!values.alone)
  report('MiniSearch, fields and boosts as VitePress sets them', () => {
    const index = new MiniSearch({
      fields: ['title', 'heading', 'prose', 'names'],
      storeFields: ['href'],
      idField: 'href',
      searchOptions: {
        fuzzy: 0.2,
        prefix: true,
        boost: { heading: 4, title: 2, prose: 1, names: 1 },
      },
    })
    index.addAll(
      sections.filter(({ href }, at) => sections.findIndex((s) => s.href === href) === at),
    )
    console.log(`\n(MiniSearch's own index: ${size(JSON.stringify(index))})`)
    return (query) =>
      index
        .search(query)
        .slice(0, 20)
        .map(({ href }) => href)
  })

async function inBrowser(use) {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

async function reportPagefind(browser) {
  const queries = sets.flatMap(({ tests }) => tests.map(({ query }) => query))
  const found = await askPagefind({ site, queries, browser })
  if (!found) {
    console.log('\nPagefind: not installed (`npm install --no-save pagefind@1.4.0`)')
    return
  }
  tell(
    'Pagefind, as it comes',
    measure((query) => found.hits.get(query) ?? []),
  )
  const middle = found.milliseconds[Math.floor(found.milliseconds.length / 2)]
  console.log(`  a whole query in Chromium, its texts included: median ${middle.toFixed(0)} ms`)
}

if (!values.alone) await inBrowser(reportPagefind)

/** A page that the sidebar names, which is shown before anything has come, and words of headings and texts only. */
const modalQueries = ['createslice', 'polling skip']

/** `801 (795–812)` */
function inRange(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [middle, low, high] = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)]
  return `${middle.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`
}

/** The modal in Chromium: nothing fetched before, plain, with a slow processor, and with a poor network too. */
async function reportBrowser(browser, { runs, encoding }) {
  const served = await serveGzip(site, encoding)
  try {
    for (const speed of ['plain', 'slow', 'poor'])
      for (const query of modalQueries) {
        const all = []
        for (let run = 0; run < runs; run++) {
          const options = { query, typed: 'extra reducers', speed }
          const figures = await measureSearch(browser, `${served.origin}/api/createSlice`, options)
          all.push({ ...figures, longest: Math.max(0, ...figures.tasks) })
        }
        const of = (name) => inRange(all.map((figures) => figures[name]))
        console.log(
          `  ${speed}, "${query}": modal ${of('opened')} ms, first hit ${of('afterOpening')} ms after it, a key ${of('key')} ms (worst ${of('worstKey')}), longest task ${of('longest')} ms (0: none above 50), ${of('bytes')} kB`,
        )
      }
  } finally {
    served.close()
  }
}

if (values.browser) {
  const runs = Number(values.runs ?? 5)
  const encoding = values.brotli ? 'br' : 'gzip'
  console.log(
    `\nThe modal in a browser, medians and ranges of ${runs} runs, ${encoding} (slow: 4 times slower processor; poor: 562 ms latency and 1.5 Mbit/s too)`,
  )
  await inBrowser((browser) => reportBrowser(browser, { runs, encoding }))
}
