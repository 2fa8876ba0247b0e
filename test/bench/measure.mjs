import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { median } from './statistics.mjs'

const preload = fileURLToPath(new URL('report-memory.mjs', import.meta.url))

const gnuTime = '/usr/bin/time'

/**
 * Run any program once, with the arguments of `spawnSync`: whole-process seconds, those of them that
 * processors worked (all threads), peak MiB. Throws when it fails. Where GNU time is
 * missing, processor time and memory are not known (NaN). The memory is that of its largest process.
 */
export function runProgram(command, args, options) {
  const hasTime = existsSync(gnuTime)
  const all = hasTime ? ['-f', '%U %S %M', command, ...args] : args
  const start = performance.now()
  const result = spawnSync(hasTime ? gnuTime : command, all, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const seconds = (performance.now() - start) / 1000
  if (result.status !== 0) {
    const output = `${result.stdout}${result.stderr}`.slice(-4000)
    throw new Error(`${command} ${args.join(' ')}\n${output}`, { cause: result.error })
  }
  const [user = NaN, system = NaN, kibibytes = NaN] = hasTime
    ? result.stderr.trim().split('\n').at(-1).split(' ').map(Number)
    : []
  return { seconds, cpu: user + system, mebibytes: kibibytes / 1024 }
}

/**
 * Run `node args` once, like any program if GNU time can measure it: what reports its memory from
 * inside takes time too.
 */
export function runNode(args, cwd) {
  const options = { cwd, env: { ...process.env, CI: 'true' } }
  if (existsSync(gnuTime)) return runProgram(process.execPath, args, options)
  const memoryFile = join(tmpdir(), `docs-ssg-bench-${process.pid}.txt`)
  const start = performance.now()
  const result = spawnSync(process.execPath, ['--import', preload, ...args], {
    ...options,
    encoding: 'utf8',
    env: { ...options.env, BENCH_MEMORY_FILE: memoryFile },
  })
  const seconds = (performance.now() - start) / 1000
  if (result.status !== 0) throw new Error(`${args.join(' ')}\n${result.stdout}${result.stderr}`)
  const text = existsSync(memoryFile) ? readFileSync(memoryFile, 'utf8') : '0 0'
  const [kibibytes, microseconds] = text.split(' ').map(Number)
  rmSync(memoryFile, { force: true })
  return { seconds, cpu: microseconds / 1e6, mebibytes: kibibytes / 1024 }
}

/** Repeat `once`, which prepares and runs; returns all figures. */
export function repeat(count, once) {
  return Array.from({ length: count }, once)
}

/** `1.23 (1.20-1.31) s, 210 MiB` */
export function describe(runs) {
  const seconds = runs.map((run) => run.seconds).toSorted((a, b) => a - b)
  const peak = Math.max(...runs.map((run) => run.mebibytes))
  const range = `${seconds[0].toFixed(2)}-${seconds.at(-1).toFixed(2)}`
  return `${median(seconds).toFixed(2)} (${range}) s, ${peak.toFixed(0)} MiB`
}

/** Bytes of all files below a folder. */
export function folderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

/** When and where figures are measured, as the manual shows it. */
export function describeMachine() {
  const memory = Math.round(totalmem() / 2 ** 30)
  const processor = cpus()[0]?.model ?? 'unknown processor'
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${processor}, ${availableParallelism()} cores, ${memory} GiB`,
    node: process.version,
  }
}
