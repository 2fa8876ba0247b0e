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

const clean = (site) => {
  for (const folder of ['build', '.docs-ssg'])
    rmSync(join(site, folder), { recursive: true, force: true })
}
const build = (site) => runNode([cli, 'build', site], site)

function benchCorpus(name, { pages, tiny = false, runs = 3 }) {
  const site = join(root, name)
  writeCorpus(site, pages, tiny)
  const edited = join(site, 'docs', pagePath(Math.floor(pages / 2)))
  const cold = repeat(runs, () => (clean(site), build(site)))
  const unchanged = repeat(runs, () => build(site))
  const oneEdit = repeat(
    runs,
    (_, run) => (appendFileSync(edited, `\nEdit ${run}.\n`), build(site)),
  )
  console.log(`${name}: output ${(folderSize(join(site, 'build')) / 1e6).toFixed(1)} MB`)
  console.log(`  cold       ${describe(cold)}`)
  console.log(`  unchanged  ${describe(unchanged)}`)
  console.log(`  one edit   ${describe(oneEdit)}`)
  if (!tiny) keep(pages, 'docs-ssg', { cold, unchanged, oneEdit })
  return { site, cold: median(cold.map((run) => run.seconds)) }
}

/** The same pages with another generator; `Docusaurus` is too slow for more than the small corpus. */
function benchPeers(corpus, { pages, runs, tiny = false }) {
  for (const peer of findPeers()) {
    if (pages > 70 && peer.name.startsWith('Docusaurus')) continue
    const site = `${corpus}-${peer.name.replaceAll(/\W/g, '')}`
    peer.prepare(corpus, site)
    const edited = peer.pageFile(site, pagePath(Math.floor(pages / 2)))
    const once = () => runProgram(...peer.build(site))
    const cold = repeat(runs, () => (peer.clean(site), once()))
    const unchanged = repeat(runs, once)
    const oneEdit = repeat(runs, (_, run) => (appendFileSync(edited, `\nEdit ${run}.\n`), once()))
    console.log(`  ${peer.name}`)
    console.log(`    cold       ${describe(cold)}`)
    console.log(`    unchanged  ${describe(unchanged)}`)
    console.log(`    one edit   ${describe(oneEdit)}`)
    if (!tiny) keep(pages, peer.name, { cold, unchanged, oneEdit })
    rmSync(site, { recursive: true, force: true })
  }
}

try {
  console.log(`Node ${process.version}; median (range), peak memory of the process`)
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`)
  const small = benchCorpus('70 pages', { pages: 70 })
  benchPeers(small.site, { pages: 70, runs: 3 })
  const bare = repeat(3, () =>
    runNode([floor, join(small.site, 'docs'), join(root, 'floor')], root),
  )
  console.log(`floor, 70 pages, the same libraries in a bare loop: ${describe(bare)}`)
  const floorTime = median(bare.map((run) => run.seconds))
  console.log(`  cold build / floor = ${(small.cold / floorTime).toFixed(2)} (budget 1.25)`)
  if (!quick) {
    const middle = benchCorpus('1036 pages', { pages: 1036, runs: 1 })
    benchPeers(middle.site, { pages: 1036, runs: 1 })
    const tiny = benchCorpus('4000 tiny pages', { pages: 4000, tiny: true, runs: 1 })
    benchPeers(tiny.site, { pages: 4000, runs: 1, tiny: true })
    const large = benchCorpus('4000 pages', { pages: 4000, runs: 1 })
    console.log(
      `growth: 4000 pages / 70 pages = ${(large.cold / small.cold).toFixed(1)} (budget 62)`,
    )
    console.log(`4000 tiny pages cold: ${tiny.cold.toFixed(1)} s (budget 8)`)
  }
  if (jsonAt !== -1) writeFigures(weighPage(small.site))
} finally {
  rmSync(root, { recursive: true, force: true })
}
