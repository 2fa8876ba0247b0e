// Runs tasks with a runner program in another process.
// Must not know how the program runs them.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Limits, RunResult, Task } from './run-task.ts'

/** More threads than processors, because samples wait for timers more than they compute. */
const threads = availableParallelism() + 2

/** Scripts for Node by file name; `runner.mjs` is the entry. */
export interface RunnerProgram {
  readonly scripts: Readonly<Record<string, string>>
  /** Options of Node. */
  readonly flags: readonly string[]
}

/** Removes spaces at line ends and blank lines at the end. */
function normalizeOutput(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

/** Parses one line of the runner: `[number of the task, result]`. */
function readResult(line: string): readonly [number, RunResult] | undefined {
  const entry: unknown = JSON.parse(line)
  if (!Array.isArray(entry)) return undefined
  const [at, result] = entry
  if (typeof at !== 'number' || typeof result !== 'object' || result === null) return undefined
  if ('text' in result && typeof result.text === 'string')
    return [at, { kind: 'printed', text: normalizeOutput(result.text) }]
  return 'reason' in result ? [at, { kind: 'failed', reason: String(result.reason) }] : undefined
}

/** Resolves when the process has ended, whatever its exit code. */
function spawnRunner(folder: string, flags: readonly string[]): Promise<void> {
  const child = spawn('node', [...flags, 'runner.mjs'], { cwd: folder, stdio: 'ignore' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

/**
 * Runs tasks in several threads of one process, which is running when this returns. Creates
 * `folder` for it. The results, by the index of the task, do not include tasks that were running
 * when the process crashed, and tasks that the program skips.
 */
export function runProcess(
  folder: string,
  { scripts, flags }: RunnerProgram,
  { tasks, ...limits }: Limits & { readonly tasks: readonly Task[] },
): Promise<ReadonlyMap<number, RunResult>> {
  if (tasks.length === 0) return Promise.resolve(new Map())
  const files = tasks.map(({ bundle }) => bundle)
  mkdirSync(folder, { recursive: true })
  for (const [name, script] of Object.entries(scripts)) writeFileSync(join(folder, name), script)
  writeFileSync(join(folder, 'tasks.json'), JSON.stringify({ files, threads, ...limits }))
  writeFileSync(join(folder, 'results.jsonl'), '')
  return spawnRunner(folder, flags).then(() => {
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8').split('\n')
    const results = lines.flatMap((line) => (line === '' ? [] : [readResult(line)]))
    return new Map(
      results.flatMap((result) => {
        const task = result && tasks[result[0]]
        return task ? [[task.index, result[1]] as const] : []
      }),
    )
  })
}
