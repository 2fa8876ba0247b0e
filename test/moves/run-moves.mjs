// Moves real public sites and compares the figures with those in sites.json. `MOVES_DIR` names a
// folder with clones of the repositories: `owner/name`, `owner+name` or `name`.
//
//   npm run moves                     all sites of which there is a clone
//   npm run moves -- httpx pinia      some of them
//   npm run moves -- --record httpx   write the figures to sites.json
//   npm run moves -- --show httpx     print each place where readers see syntax of the old tool
import { spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { format } from 'prettier'
import { findClone, materialize } from './materialize.mjs'
import { findRawSyntax } from './raw-syntax.mjs'
import { compareFigures, readFigures } from './read-figures.mjs'

const listFile = join(import.meta.dirname, 'sites.json')
const cli = join(import.meta.dirname, '../../dist/docs-ssg.js')
/** Milliseconds after which a site counts as failed. */
const LIMIT = 1_200_000

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isRecording = process.argv.includes('--record')
const isShowing = process.argv.includes('--show')
const clones = process.env.MOVES_DIR
if (clones === undefined) {
  console.error(
    'Set MOVES_DIR to a folder with clones of the repositories in test/moves/sites.json.',
  )
  process.exit(2)
}

const sites = JSON.parse(await readFile(listFile, 'utf8'))
const rows = []
let isWorse = false
for (const site of sites.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const clone = findClone(clones, site.repository)
  if (clone === undefined) {
    rows.push({ site: site.name, tool: site.tool, result: 'no clone' })
    continue
  }
  const found = await move(site, clone)
  const faults = site.expected === undefined ? [] : compareFigures(site.expected, found)
  if (isRecording) site.expected = found
  isWorse ||= faults.length > 0 && !isRecording
  rows.push({
    site: site.name,
    tool: site.tool,
    exit: found.exitCode,
    pages: found.pages.join(' of '),
    ids: found.ids.join(' of '),
    links: found.links.join(' of '),
    findings: sum(found.findings),
    raw: sum(found.raw),
    seconds: found.seconds,
    result: site.expected === undefined ? 'no figures' : faults.join('; ') || 'as expected',
  })
  if (isRecording)
    await writeFile(listFile, await format(JSON.stringify(sites), { parser: 'json' }))
}
console.table(rows)
process.exitCode = isWorse ? 1 : 0

/** The figures of one site, which is moved in a temporary folder. */
async function move(site, clone) {
  const root = await mkdtemp(join(tmpdir(), 'docs-ssg-moves-'))
  try {
    await materialize({ clone, commit: site.commit, folders: site.files ?? [] }, join(root, 'old'))
    // What a script of the site copies before a build.
    for (const [from, to] of Object.entries(site.copies ?? {}))
      await cp(join(root, 'old', from), join(root, 'old', to), { recursive: true })
    const rewrites = /^(?:mdBook|MkDocs|Starlight|VitePress)$/.test(site.tool)
    const flags = rewrites ? ['--rewrite', '--into', join(root, 'new')] : []
    const start = performance.now()
    const run = await runCli(['migrate', join(root, 'old', site.folder), ...flags])
    const seconds = Math.round((performance.now() - start) / 1000)
    return { ...readFigures(run), raw: await countRawSyntax(run.stdout), seconds }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** How often readers of the new site see each construct of the old tool. */
async function countRawSyntax(stdout) {
  const config = /^Wrote `(.+\/site\.config\.ts)`/m.exec(stdout)?.[1]
  if (config === undefined) return {}
  const counts = {}
  for (const { form, page, text } of await findRawSyntax(
    resolve(dirname(config), '.docs-ssg/migrated'),
  )) {
    counts[form] = (counts[form] ?? 0) + 1
    if (isShowing) console.log(`${page}  ${form}  ${text}`)
  }
  return counts
}

function sum(counts) {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}

function runCli(args) {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT,
  })
  const texts = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'])
    child[stream].setEncoding('utf8').on('data', (text) => {
      texts[stream] += text
    })
  return new Promise((done) => {
    child.on('close', (exitCode) => done({ exitCode, ...texts }))
  })
}
