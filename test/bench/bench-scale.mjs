// `npm run bench:scale`: builds of 1,000, 10,000 and 50,000 generated pages whose constructs are as frequent as in real
// documentation, each from nothing, then without a change, then after one edit. Nothing is asserted here; people read the
// table. `-- --json <file>` also writes the figures.
//
// BENCH_PAGES    numbers of pages, with commas between
// BENCH_TOOLS    names of tools, with commas between; without it, docs-ssg and Hugo, where it is installed
// BENCH_HUGO     the program of a newer Hugo
// BENCH_MINUTES  a build that takes longer is ended; 60 without it
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGeneratedCorpus } from './corpora/all-corpora.mjs'
import { describeCorpus, pagesOf } from './corpora/corpus.mjs'
import { describeMachine, folderSize } from './measure.mjs'
import { mebibytesOf, secondsOf } from './process-tree.mjs'
import { findTools } from './tools/all-tools.mjs'

const counts = (process.env.BENCH_PAGES ?? '1000,10000,50000').split(',').map(Number)
const names = process.env.BENCH_TOOLS?.split(',') ?? ['docs-ssg', 'Hugo', 'Newest Hugo']
const milliseconds = Number(process.env.BENCH_MINUTES ?? 60) * 60_000
const jsonAt = process.argv.indexOf('--json')
const SAMPLE_EVERY = 50

/** Run a program; rejects with the end of its output if it fails or takes too long. */
async function measureProgram([command, args, options]) {
  const started = performance.now()
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (output = (output + part).slice(-4000)))
  let mebibytes = NaN
  let cpu = NaN
  const sampling = setInterval(() => {
    const [memory, seconds] = [mebibytesOf(child.pid), secondsOf(child.pid)]
    if (!(memory <= mebibytes) && !Number.isNaN(memory)) mebibytes = memory
    if (!Number.isNaN(seconds)) cpu = seconds
  }, SAMPLE_EVERY)
  const limit = setTimeout(() => child.kill('SIGKILL'), milliseconds)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearInterval(sampling)
  clearTimeout(limit)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`)
  return { seconds: (performance.now() - started) / 1000, cpu, mebibytes }
}

/** Build the site of one tool three times. */
async function measureTool(tool, corpus, folder) {
  mkdirSync(folder, { recursive: true })
  tool.prepare(corpus, folder)
  const pages = pagesOf(corpus)
  const edited = join(folder, tool.pageFile(pages[Math.floor(pages.length / 2)].path))
  const about = { name: tool.name, version: tool.version, lacks: tool.lacks }
  const runs = {}
  try {
    for (const kind of ['cold', 'unchanged', 'oneEdit']) {
      if (kind === 'oneEdit') appendFileSync(edited, '\nOne more sentence of this page.\n')
      runs[kind] = await measureProgram(tool.build(folder))
      printRun(tool, kind, runs[kind])
    }
    const outputBytes = folderSize(join(folder, tool.output))
    console.log(`  ${tool.name.padEnd(14)}output      ${(outputBytes / 1e6).toFixed(0)} MB`)
    return { ...about, ...runs, outputBytes }
  } catch (error) {
    console.log(`  ${tool.name} failed: ${error.message.slice(-1500)}`)
    return { ...about, ...runs, failed: true }
  }
}

function printRun({ name }, kind, { seconds, cpu, mebibytes }) {
  const figures = [
    `${seconds.toFixed(1)} s`.padStart(10),
    `${cpu.toFixed(1)} s of processors`.padStart(24),
    `${mebibytes.toFixed(0)} MiB`.padStart(12),
  ]
  console.log(`  ${name.padEnd(14)}${kind.padEnd(10)}${figures.join('')}`)
}

const root = mkdtempSync(join(tmpdir(), 'docs-ssg-bench-scale-'))
const results = []
try {
  const tools = findTools(names)
  const machine = describeMachine()
  console.log(`${machine.machine}, Node ${machine.node}`)
  for (const count of counts) {
    const corpus = createGeneratedCorpus(count)
    const about = describeCorpus(corpus)
    console.log(`\n${about.pages} pages, ${(about.bytes / 1e6).toFixed(0)} MB of Markdown`)
    const measured = []
    for (const tool of tools) {
      const folder = join(root, tool.name.replaceAll(/\W/g, ''))
      measured.push(await measureTool(tool, corpus, folder))
      rmSync(folder, { recursive: true, force: true })
    }
    results.push({ ...about, tools: measured })
    // After each size, because the next one may take an hour.
    if (jsonAt !== -1)
      writeFileSync(
        process.argv[jsonAt + 1],
        `${JSON.stringify({ ...machine, command: 'npm run bench:scale', results }, undefined, 2)}\n`,
      )
  }
} finally {
  if (existsSync(root)) rmSync(root, { recursive: true, force: true })
}
