// `npm run bench`: whole builds of real, generated and tiny pages by docs-ssg and by the other tools that are installed, in
// one run. Nothing is asserted here; people read the figures. `-- --json docs/generate/figures.json` also writes those of
// the manual, whose shape is in docs/generate/figures.ts.
//
// BENCH_DOCS     a folder made by fetch-docs.mjs; without it, the real pages are those of this repository
// BENCH_PEERS    a folder made by tools/install.mjs; BENCH_HUGO, BENCH_NODE: see tools/install.mjs
// BENCH_CORPORA  names of corpora/all-corpora.mjs, with commas between; BENCH_TOOLS the same for tools
// BENCH_RUNS     a number of runs for all corpora, and BENCH_PAGES a number of pages
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTools } from './compare-tools.mjs'
import { corpora } from './corpora/all-corpora.mjs'
import { describeCorpus, pagesOf } from './corpora/corpus.mjs'
import { measureInstallation } from './installation.mjs'
import { describeMachine } from './measure.mjs'
import { findTools } from './tools/all-tools.mjs'
import { weighPage } from './weigh-page.mjs'

const jsonAt = process.argv.indexOf('--json')
const names = process.env.BENCH_CORPORA?.split(',')
const runsOfAll = Number(process.env.BENCH_RUNS ?? 0)
const root = mkdtempSync(join(tmpdir(), 'docs-ssg-bench-'))

const seconds = (figure) =>
  figure
    ? `${figure.median.toFixed(2)} s (${figure.low.toFixed(2)}-${figure.high.toFixed(2)})`
    : '?'

function printTool(tool) {
  const name = `${tool.name} ${tool.version}`.padEnd(28)
  if (tool.failed) return console.log(`  ${name}failed`)
  const memory = tool.memory ? `${Math.round(tool.memory.high)} MiB` : '?'
  const times = [tool.cold, tool.processor, tool.unchanged, tool.oneEdit].map((figure) =>
    seconds(figure).padEnd(25),
  )
  const output = `${(tool.outputBytes / 1e6).toFixed(1)} MB`
  return console.log(`  ${name}${times.join('')}${memory.padEnd(12)}${output}`)
}

/** Build one corpus with all tools that build pages of its number. */
function measureCorpus({ id, create, pages, runs, slowRuns, warmUp }, tools) {
  const corpus = create(Number(process.env.BENCH_PAGES ?? pages))
  const about = describeCorpus(corpus)
  const own = tools.filter((tool) => slowRuns > 0 || !tool.isSlow)
  const count = runsOfAll || runs
  const { figures, ownFolder, removeSites } = compareTools(corpus, {
    tools: own,
    root,
    name: id,
    runs: count,
    slowRuns: Math.min(count, slowRuns),
    warmUp,
  })
  console.log(`\n${id}: ${about.pages} ${corpus.label}, ${about.bytes} bytes, ${about.hash}`)
  const columns = ['cold', 'processor', 'unchanged', 'one edit'].map((name) => name.padEnd(25))
  console.log(`  ${' '.repeat(28)}${columns.join('')}${'memory'.padEnd(12)}output`)
  figures.forEach(printTool)
  const { path } = pagesOf(corpus)[Math.floor(pagesOf(corpus).length / 3)]
  const page = ownFolder ? weighPage(join(ownFolder, 'build'), path) : undefined
  removeSites()
  return {
    page,
    result: { id, label: corpus.label, ...about, sources: corpus.sources, tools: figures },
  }
}

try {
  const tools = findTools()
  const machine = describeMachine()
  console.log(`${machine.machine}, Node ${machine.node}; median (range)`)
  const chosen = corpora.filter(({ id }) => names === undefined || names.includes(id))
  const measured = chosen.map((corpus) => measureCorpus(corpus, tools))
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const figures = {
    ...machine,
    command: 'npm run bench',
    version,
    corpora: measured.map(({ result }) => result),
    page: measured[0]?.page,
    installation: measureInstallation(),
  }
  if (jsonAt !== -1)
    writeFileSync(process.argv[jsonAt + 1], `${JSON.stringify(figures, undefined, 2)}\n`)
} finally {
  rmSync(root, { recursive: true, force: true })
}
