// Enters: samples marked `run`, written to a folder. Leaves: what each prints.
// Must not judge; check-samples.ts compares.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { sampleFolder } from './compile-samples.ts'
import { runnerScript } from './runner-script.ts'
import type { Sample } from './sample-files.ts'

/** Standard output (trailing blanks dropped), or why the sample did not end well. */
export type RunResult =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string }

/** What one sample may take: milliseconds, and MiB of its heap. */
interface Limits {
  readonly timeLimit: number
  readonly memory: number
}

const usualLimits: Limits = { timeLimit: 20_000, memory: 512 }

/** More than there are processors, because samples wait for timers more than they compute. */
const threads = availableParallelism() + 2

/** Drop blanks at line ends and blank lines at the end. */
export function normaliseOutput(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

/** A sample on its way. `entry` and `bundle` are absolute paths: of its own file, and of what is made of it. */
interface Task {
  readonly index: number
  readonly entry: string
  readonly bundle: string
}

type Results = ReadonlyMap<number, RunResult>

/**
 * Bundle the own files of each task, all in one go; packages stay outside, so that they run as they were installed.
 * Those that do not bundle are found by halving, told in `failures` and left out.
 */
async function bundleTasks(
  outdir: string,
  tasks: readonly Task[],
  failures: Map<number, RunResult>,
): Promise<readonly Task[]> {
  const [first] = tasks
  if (!first) return []
  try {
    await build({
      entryPoints: tasks.map(({ index, entry }) => ({ in: entry, out: String(index) })),
      outdir,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
    })
    return tasks
  } catch (error) {
    if (tasks.length === 1) {
      const reason = error instanceof Error ? error.message : String(error)
      failures.set(first.index, { kind: 'failed', reason })
      return []
    }
    const middle = Math.ceil(tasks.length / 2)
    const front = await bundleTasks(outdir, tasks.slice(0, middle), failures)
    return [...front, ...(await bundleTasks(outdir, tasks.slice(middle), failures))]
  }
}

/** One line of the runner: `[number of the task, result]`. */
function readAnswer(line: string): readonly [number, RunResult] | undefined {
  const answer: unknown = JSON.parse(line)
  if (!Array.isArray(answer)) return undefined
  const [at, result] = answer
  if (typeof at !== 'number' || typeof result !== 'object' || result === null) return undefined
  if ('text' in result && typeof result.text === 'string')
    return [at, { kind: 'printed', text: normaliseOutput(result.text) }]
  return 'reason' in result ? [at, { kind: 'failed', reason: String(result.reason) }] : undefined
}

/** Resolves when the process has ended, however it did. */
function spawnRunner(folder: string): Promise<void> {
  const child = spawn('node', ['runner.mjs'], { cwd: folder, stdio: 'ignore' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

/** Run tasks in one process, a thread each; it runs when this returns. Those that a dying process took along have no result. */
function runTogether(folder: string, tasks: readonly Task[], limits: Limits): Promise<Results> {
  const files = tasks.map(({ bundle }) => bundle)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'runner.mjs'), runnerScript)
  writeFileSync(join(folder, 'tasks.json'), JSON.stringify({ files, threads, ...limits }))
  writeFileSync(join(folder, 'results.jsonl'), '')
  return spawnRunner(folder).then(() => {
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8').split('\n')
    const answers = lines.flatMap((line) => (line === '' ? [] : [readAnswer(line)]))
    return new Map(
      answers.flatMap((answer) => {
        const task = answer && tasks[answer[0]]
        return task ? [[task.index, answer[1]] as const] : []
      }),
    )
  })
}

/**
 * Run each sample in a thread of its own, several at a time; the last file the author wrote is the entry. They run when this
 * resolves; what it resolves to waits for them. A sample that ends the whole process is found by running those it took along
 * once more, each in a process of its own.
 */
export async function startRuns(
  workDir: string,
  samples: readonly { readonly sample: Sample; readonly index: number }[],
  limits = usualLimits,
): Promise<() => Promise<Results>> {
  if (samples.length === 0) return () => Promise.resolve(new Map())
  const folder = join(workDir, 'run')
  const failures = new Map<number, RunResult>()
  const tasks = samples.map(({ sample, index }) => {
    const entry = sample.files.findLast((file) => file.line > 0)?.name ?? ''
    const bundle = join(folder, `${index}.mjs`)
    return { index, bundle, entry: join(workDir, sampleFolder(sample, index), entry) }
  })
  const ready = await bundleTasks(folder, tasks, failures)
  const running = runTogether(folder, ready, limits)
  // Whoever waits hears of it.
  running.catch(() => undefined)
  return async () => {
    const results = new Map([...failures, ...(await running)])
    for (const task of ready.filter(({ index }) => !results.has(index))) {
      const reason = 'it ended the process that ran it'
      const alone = await runTogether(join(folder, `alone-${task.index}`), [task], limits)
      results.set(task.index, alone.get(task.index) ?? { kind: 'failed', reason })
    }
    return results
  }
}
