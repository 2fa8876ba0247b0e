// `npm run bench:check`: what `check` takes beside the `build` of the same site: 1,000 and 4,000 pages with 20 links each.
// Processor seconds, which a busy machine does not stretch; nothing is asserted here, budgets are read by people.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeLinkedCorpus } from './corpus.mjs'
import { repeat, runNode } from './measure.mjs'
import { median } from './statistics.mjs'

const cli = fileURLToPath(new URL('../../dist/docs-ssg.js', import.meta.url))
const quick = process.argv.includes('--quick')
const root = mkdtempSync(join(tmpdir(), 'docs-ssg-bench-check-'))

const run = (command, site, ...flags) => runNode([cli, command, site, ...flags], site)
const clean = (site) => rmSync(join(site, '.docs-ssg'), { recursive: true, force: true })
const cpuOf = (runs) => median(runs.map(({ cpu }) => cpu))

/** Medians of three runs with a warm cache, and one cold run. */
function measure(command, site, ...flags) {
  clean(site)
  const cold = run(command, site, ...flags)
  const warm = repeat(3, () => run(command, site, ...flags))
  return { cold: cold.cpu, warm: cpuOf(warm), mebibytes: cold.mebibytes }
}

const show = (name, { cold, warm, mebibytes }) =>
  console.log(
    `  ${name.padEnd(24)} cold ${cold.toFixed(2)} s, warm ${warm.toFixed(2)} s, ${mebibytes.toFixed(0)} MiB`,
  )
const percent = (more, than) => `${((more / than - 1) * 100).toFixed(0)} %`

function bench(pages) {
  const site = join(root, String(pages))
  writeLinkedCorpus(site, pages)
  run('check', site, '--update-lock')
  console.log(`${pages} pages, ${pages * 20} links`)
  const build = measure('build', site)
  const check = measure('check', site)
  const both = measure('build', site, '--check')
  show('build', build)
  show('check', check)
  show('build with all proofs', both)
  const [cold, warm] = [percent(both.cold, build.cold), percent(both.warm, build.warm)]
  console.log(`  the proofs on top of a build: cold ${cold}, warm ${warm} (budget 10 %)`)
  return { cold: check.cold, warm: check.warm }
}

try {
  console.log(`Node ${process.version}; processor seconds of the whole process, all threads`)
  const small = bench(quick ? 250 : 1000)
  const large = bench(quick ? 1000 : 4000)
  const [cold, warm] = [large.cold / small.cold, large.warm / small.warm]
  console.log(
    `growth of check with 4 times the pages: cold ${cold.toFixed(1)}, warm ${warm.toFixed(1)}`,
  )
} finally {
  rmSync(root, { recursive: true, force: true })
}
