// Tries tasks with an installed package. Given tasks and the script of the package, it returns a
// result of each.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execFile } from 'node:child_process'
import { configuring } from './first-hour/configuring.ts'
import { programming } from './first-hour/programming.ts'
import { starting } from './first-hour/starting.ts'
import type { Task } from './first-hour/task.ts'
import { writing } from './first-hour/writing.ts'

/** Everything that a maintainer tries in the first hour. */
export const tasks: readonly Task[] = [...starting, ...writing, ...configuring, ...programming]

/** What came of a task. */
export interface TaskResult {
  readonly name: string
  readonly outcome: 'works' | 'finding' | 'fails'
  /** What was expected and is not there, with what the command printed. */
  readonly reason?: string
}

interface Output {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Try a task in an empty folder; `script` is the command of the installed package. */
export async function tryTask(task: Task, siteDir: string, script: string): Promise<TaskResult> {
  const { name, files, expected, args = ['build', '--strict'] } = task
  const hasPages = Object.keys(files).some((path) => /^docs\/|\.txt$/.test(path))
  const all = hasPages ? files : { 'docs/index.md': '# Start\n', ...files }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(siteDir, path)), { recursive: true })
    await writeFile(join(siteDir, path), text)
  }
  const output = await run(script, args, siteDir)
  const printed = output.stdout + output.stderr
  const missing =
    expected.kind === 'works'
      ? await findMissing(expected.shows, siteDir, output)
      : expected.says.filter((part) => !contains(printed, part)).map(String)
  const hasCrashed = output.exitCode > 2 || /\n {4}at /.test(printed)
  const isOk = missing.length === 0 && !hasCrashed
  if (isOk && (expected.kind === 'finding' || output.exitCode === 0))
    return { name, outcome: expected.kind }
  return {
    name,
    outcome: 'fails',
    reason: `missing: ${missing.join(', ')}; exit code ${output.exitCode}\n${printed}`,
  }
}

async function findMissing(
  shows: Readonly<Record<string, readonly (string | RegExp)[]>>,
  siteDir: string,
  output: Output,
): Promise<string[]> {
  const missing: string[] = []
  for (const [path, parts] of Object.entries(shows)) {
    const text =
      path === 'stdout'
        ? output.stdout
        : await readFile(join(siteDir, path), 'utf8').catch(() => undefined)
    if (text === undefined) missing.push(path)
    else
      for (const part of parts)
        if (!contains(text, part)) missing.push(`${String(part)} in ${path}`)
  }
  return missing
}

const contains = (text: string, part: string | RegExp): boolean =>
  typeof part === 'string' ? text.includes(part) : part.test(text)

function run(script: string, args: readonly string[], cwd: string): Promise<Output> {
  const { NODE_OPTIONS: _, VITEST: __, NODE_ENV: ___, FORCE_COLOR: ____, ...env } = process.env
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, env: { ...env, NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : 99
        resolve({ exitCode, stdout, stderr })
      },
    )
  })
}

/** The results as a table for the terminal. */
export function formatResults(tool: string, results: readonly TaskResult[]): string {
  const count = (outcome: TaskResult['outcome']): number =>
    results.filter((one) => one.outcome === outcome).length
  const lines = results.map(({ name, outcome }) => `  ${outcome.padEnd(8)} ${name}`)
  return `${tool}: ${count('works')} work, ${count('finding')} end in a finding, ${count('fails')} fail\n${lines.join('\n')}`
}
