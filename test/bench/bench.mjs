// `npm run bench`: whole builds of generated corpora, beside the floor of the same libraries and
// the generators that are installed (see peers.mjs), in one run. Medians and ranges; nothing is
// asserted here, budgets are read by people. `-- --json docs/generate/figures.json` also writes the
// figures of the manual; their shape is in docs/generate/figures.ts.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { pagePath, writeCorpus } from './corpus.mjs'
import { measureInstallation } from './installation.mjs'
import {
  describe,
  describeMachine,
  folderSize,
  median,
  repeat,
  runNode,
  runProgram,
} from './measure.mjs'
import { findPeers } from './peers.mjs'

const cli = fileURLToPath(new URL('../../dist/docs-ssg.js', import.meta.url))
const floor = fileURLToPath(new URL('floor.mjs', import.meta.url))
const quick = process.argv.includes('--quick')
const jsonAt = process.argv.indexOf('--json')
const builds = []

/** Keep medians of a tool for the figures of the manual: seconds, and the largest memory in MiB. */
function keep(pages, name, { cold, unchanged, oneEdit }) {
  const seconds = (runs) => Number(median(runs.map((run) => run.seconds)).toFixed(2))
  const memory = Math.round(Math.max(...cold.map((run) => run.mebibytes)))
  const build = builds.find((one) => one.pages === pages) ?? { pages, tools: [] }
  if (!builds.includes(build)) builds.push(build)
  build.tools.push({
    name,
    cold: seconds(cold),
    unchanged: seconds(unchanged),
    oneEdit: seconds(oneEdit),
    ...(Number.isNaN(memory) ? {} : { memory }),
  })
}

/** Bytes that a page loads with its HTML, compressed as a host does. */
function weighPage(site) {
  const folder = join(site, 'build')
  const page = readFileSync(join(folder, pagePath(40).replace(/\.md$/, '/index.html')), 'utf8')
  const weigh = (pattern) =>
    [...new Set([...page.matchAll(pattern)].map(([, path]) => path))]
      .map((path) => gzipSync(readFileSync(join(folder, path)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0)
  // The styles of small sites are in the page; what it weighs without them is the HTML.
  const bare = page.replaceAll(/<style[^>]*>[^]*?<\/style>/g, '')
  const size = (html) => gzipSync(html, { level: 9 }).length
  return {
    html: size(bare),
    javascript: weigh(/<(?:script[^>]*src|link[^>]*modulepreload[^>]*href)="(\/[^"]+\.js)"/g),
    css: size(page) - size(bare) + weigh(/<link[^>]*stylesheet[^>]*href="(\/[^"]+\.css)"/g),
  }
}

function writeFigures(page) {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  )
  const figures = {
    ...describeMachine(),
    command: `npm run bench${quick ? ' -- --quick' : ''}`,
    version,
    builds,
    page,
    installation: measureInstallation(),
  }
  writeFileSync(process.argv[jsonAt + 1], `${JSON.stringify(figures, undefined, 2)}\n`)
}
const root = mkdtempSync(join(tmpdir(), 'docs-ssg-bench-'))

/** docs-ssg as `findPeers` describes generators. */
const own = {
  name: 'docs-ssg',
  prepare: () => {},
  clean: (site) => {
    for (const folder of ['build', '.docs-ssg'])
      rmSync(join(site, folder), { recursive: true, force: true })
  },
  once: (site) => runNode([cli, 'build', site], site),
  pageFile: (site, path) => join(site, 'docs', path),
}

/**
 * Build the same pages with all generators. They take turns, so that other work on the machine slows
 * all of them. `warmUp`: the first build of each is not measured, because Node, docs-ssg and the
 * disk keep what later builds need.
 */
function benchCorpus(name, { pages, peers = [], tiny = false, runs = 1, warmUp = false }) {
  const corpus = join(root, name)
  writeCorpus(corpus, pages, tiny)
  const tools = [own, ...peers].map((tool) => {
    const site = tool === own ? corpus : `${corpus}-${tool.name.replaceAll(/\W/g, '')}`
    tool.prepare(corpus, site)
    const edited = tool.pageFile(site, pagePath(Math.floor(pages / 2)))
    return { ...tool, site, edited }
  })
  const cold = ({ site, clean, once }) => (clean(site), once(site))
  if (warmUp) tools.forEach(cold)
  const inTurns = (build) => {
    const turns = repeat(runs, (_, run) => tools.map((tool) => build(tool, run)))
    return (at) => turns.map((turn) => turn[at])
  }
  const figures = {
    cold: inTurns(cold),
    unchanged: inTurns(({ site, once }) => once(site)),
    oneEdit: inTurns(
      ({ site, edited, once }, run) => (appendFileSync(edited, `\nEdit ${run}.\n`), once(site)),
    ),
  }
  console.log(`${name}: output ${(folderSize(join(corpus, 'build')) / 1e6).toFixed(1)} MB`)
  const results = tools.map((tool, at) => {
    const result = {
      cold: figures.cold(at),
      unchanged: figures.unchanged(at),
      oneEdit: figures.oneEdit(at),
    }
    console.log(`  ${tool.name}`)
    console.log(`    cold       ${describe(result.cold)}`)
    console.log(`    unchanged  ${describe(result.unchanged)}`)
    console.log(`    one edit   ${describe(result.oneEdit)}`)
    if (!tiny) keep(pages, tool.name, result)
    if (tool.site !== corpus) rmSync(tool.site, { recursive: true, force: true })
    return median(result.cold.map((run) => run.seconds))
  })
  return { site: corpus, cold: results[0] }
}

try {
  console.log(`Node ${process.version}; median (range), peak memory of the process`)
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`)
  const peers = findPeers().map((peer) => ({
    ...peer,
    once: (site) => runProgram(...peer.build(site)),
  }))
  const small = benchCorpus('70 pages', { pages: 70, peers, runs: 7, warmUp: true })
  const bare = repeat(3, () =>
    runNode([floor, join(small.site, 'docs'), join(root, 'floor')], root),
  )
  console.log(`floor, 70 pages, the same libraries in a bare loop: ${describe(bare)}`)
  const floorTime = median(bare.map((run) => run.seconds))
  console.log(`  cold build / floor = ${(small.cold / floorTime).toFixed(2)} (budget 1.25)`)
  if (!quick) {
    // Docusaurus is too slow for more pages.
    const fast = peers.filter(({ name }) => !name.startsWith('Docusaurus'))
    benchCorpus('1036 pages', { pages: 1036, peers: fast })
    const tiny = benchCorpus('4000 tiny pages', { pages: 4000, peers: fast, tiny: true })
    const large = benchCorpus('4000 pages', { pages: 4000 })
    console.log(
      `growth: 4000 pages / 70 pages = ${(large.cold / small.cold).toFixed(1)} (budget 62)`,
    )
    console.log(`4000 tiny pages cold: ${tiny.cold.toFixed(1)} s (budget 8)`)
  }
  if (jsonAt !== -1) writeFigures(weighPage(small.site))
} finally {
  rmSync(root, { recursive: true, force: true })
}
