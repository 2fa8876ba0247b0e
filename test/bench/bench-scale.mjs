// `npm run bench:scale [-- --pages 1000,2500] [-- --json file.json --plot file.svg]`: cold and warm builds of growing
// sites of rich pages (13 kB of Markdown each), and `serve` on the largest one, beside Hugo and
// Eleventy where they are installed (see peers.mjs). Prints a table and draws it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pagePath, writeCorpus } from './corpus.mjs'
import { drawPlot } from './draw-plot.mjs'
import { describeMachine, runNode, runProgram } from './measure.mjs'
import { findPeers } from './peers.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,2500,5000,10000' },
    json: { type: 'string' },
    plot: { type: 'string' },
    peers: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const sizes = values.pages.split(',').map(Number)
const cli = fileURLToPath(new URL('../../dist/docs-ssg.js', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'docs-ssg-scale-'))
const rows = []
let serve

/** What the manual shows; see docs/generate/figures.ts. */
function toFigures() {
  return {
    ...describeMachine(),
    command: 'npm run bench:scale',
    rows: rows.map(({ name, pages, seconds, mebibytes, failed }) =>
      failed
        ? { name, pages }
        : {
            name,
            pages,
            seconds: Number(seconds.toFixed(1)),
            ...(Number.isNaN(mebibytes) ? {} : { memory: Math.round(mebibytes) }),
          },
    ),
    serve,
  }
}

function report(row) {
  rows.push(row)
  const memory = Number.isNaN(row.mebibytes) ? '' : `, ${row.mebibytes.toFixed(0)} MiB`
  const each = ((row.seconds / row.pages) * 1000).toFixed(1)
  console.log(
    `${String(row.pages).padStart(6)} pages  ${row.name.padEnd(20)} ${row.seconds.toFixed(1)} s (${each} ms a page), processor ${row.cpu.toFixed(1)} s${memory}`,
  )
}

function benchSite(site, pages) {
  const build = () => runNode([cli, 'build', site], site)
  report({ name: 'docs-ssg', pages, ...build() })
  report({ name: 'docs-ssg, unchanged', pages, ...build() })
  appendFileSync(join(site, 'docs', pagePath(Math.floor(pages / 2))), '\nEdited.\n')
  report({ name: 'docs-ssg, one edit', pages, ...build() })
}

function benchPeers(corpus, pages) {
  for (const peer of findPeers(['Eleventy', 'Hugo'])) {
    const site = join(root, `${peer.name}-${pages}`)
    peer.prepare(corpus, site)
    try {
      report({ name: peer.name, pages, ...runProgram(...peer.build(site)) })
    } catch (error) {
      rows.push({ name: peer.name, pages, failed: true })
      console.log(
        `${String(pages).padStart(6)} pages  ${peer.name}: ${error.message.slice(0, 200)}`,
      )
    }
    rmSync(site, { recursive: true, force: true })
  }
}

/** Seconds until `url` contains `text`; gives up after 5 minutes. */
async function untilServed(url, text) {
  const start = performance.now()
  while (performance.now() - start < 300_000) {
    const body = await fetch(url).then(
      (response) => response.text(),
      () => '',
    )
    if (body.includes(text)) return (performance.now() - start) / 1000
    await delay(20)
  }
  throw new Error(`${url} doesn't contain ${text}`)
}

/** The first page, and an edit of it, with a warm cache. */
async function benchServe(site, pages) {
  const page = pagePath(Math.floor(pages / 3))
  const port = 4000 + Math.floor(Math.random() * 1000)
  const server = spawn(process.execPath, [cli, 'serve', site, '--port', String(port)], {
    stdio: 'ignore',
  })
  try {
    const url = `http://localhost:${port}/${page.replace('.md', '')}`
    const first = await untilServed(url, '<h1')
    console.log(`${String(pages).padStart(6)} pages  serve, first page   ${first.toFixed(2)} s`)
    // The rest of the site is built meanwhile.
    await delay(pages * 4)
    const edits = []
    for (let edit = 1; edit <= 5; edit++) {
      appendFileSync(join(site, 'docs', page), `\n\nServed edit ${edit}.\n`)
      const seconds = await untilServed(url, `Served edit ${edit}.`)
      console.log(
        `${String(pages).padStart(6)} pages  serve, edit ${edit}       ${seconds.toFixed(2)} s`,
      )
      edits.push(seconds)
      await delay(pages)
    }
    const [, , median] = edits.toSorted((a, b) => a - b)
    serve = { pages, first: Number(first.toFixed(1)), edit: Number(median.toFixed(2)) }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}

try {
  console.log(
    `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores; one run each`,
  )
  for (const pages of sizes) {
    const site = join(root, `site-${pages}`)
    writeCorpus(site, pages)
    benchSite(site, pages)
    if (pages === Math.max(...sizes)) await benchServe(site, pages)
    if (values.peers) benchPeers(site, pages)
    rmSync(site, { recursive: true, force: true })
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(toFigures(), undefined, 2)}\n`)
  if (values.plot) writeFileSync(values.plot, drawPlot(rows))
} finally {
  rmSync(root, { recursive: true, force: true })
}
