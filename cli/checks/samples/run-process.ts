// Enters: tasks, and a program that runs them. Leaves: what it says of each.
// Must not know how the program runs them.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Limits, RunResult, Task } from './run-task.ts'

/** More than there are processors, because samples wait for timers more than they compute. */
const threads = availableParallelism() + 2

/** Scripts for Node by file name; `runner.mjs` is where it begins. */
export interface RunnerProgram {
  readonly scripts: Readonly<Record<string, string>>
  /** Options of Node. */
  readonly flags: readonly string[]
}

/** Drop blanks at line ends and blank lines at the end. */
function normaliseOutput(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
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
function spawnRunner(folder: string, flags: readonly string[]): Promise<void> {
  const child = spawn('node', [...flags, 'runner.mjs'], { cwd: folder, stdio: 'ignore' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

/**
 * Run tasks in one process of several threads; it runs when this returns. `folder` is made for it. The results, by the tasks'
 * indexes, lack those that a dying process took along, and those the program has nothing to say of.
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
    const answers = lines.flatMap((line) => (line === '' ? [] : [readAnswer(line)]))
    return new Map(
      answers.flatMap((answer) => {
        const task = answer && tasks[answer[0]]
        return task ? [[task.index, answer[1]] as const] : []
      }),
    )
  })
}
