// Enters: samples marked `run`, written to a folder. Leaves: what each prints.
// Must not judge; check-samples.ts compares.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'
import { sampleFolder } from './compile-samples.ts'
import type { Sample } from './sample-files.ts'

/** Standard output (trailing blanks dropped), or why the sample did not end well. */
export type RunResult =
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'failed'; readonly reason: string }

const timeLimit = 20_000

/** Drop blanks at line ends and blank lines at the end. */
export function normaliseOutput(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()
}

function execute(file: string, cwd: string): Promise<RunResult> {
  return new Promise((resolve) => {
    execFile('node', [file], { cwd, timeout: timeLimit }, (error, stdout, stderr) => {
      if (!error) return resolve({ kind: 'printed', text: normaliseOutput(stdout) })
      const reason = error.killed
        ? `it was still running after ${timeLimit / 1000} seconds`
        : (stderr.split('\n').find((line) => /Error/.test(line)) ?? error.message)
      resolve({ kind: 'failed', reason: reason.trim() })
    })
  })
}

/** Run each sample in a Node process of its own, two at a time; the last file the author wrote is the entry. */
export async function runSamples(
  workDir: string,
  samples: readonly { readonly sample: Sample; readonly index: number }[],
): Promise<Map<number, RunResult>> {
  const results = new Map<number, RunResult>()
  const queue = [...samples]
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const folder = join(workDir, sampleFolder(next.sample, next.index))
      const entry = next.sample.files.findLast((file) => file.line > 0)
      results.set(next.index, await bundleAndRun(folder, entry?.name ?? ''))
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

async function bundleAndRun(folder: string, entry: string): Promise<RunResult> {
  const outfile = join(folder, '__run.mjs')
  try {
    await build({
      entryPoints: [join(folder, entry)],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      banner: {
        js: "process.env.TZ = 'UTC'; process.env.NO_COLOR = '1'; process.env.NODE_ENV ??= 'development'",
      },
      logLevel: 'silent',
    })
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
  return execute(outfile, folder)
}
