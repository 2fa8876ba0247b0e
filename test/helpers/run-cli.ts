import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Absolute path of the built command line. */
export const cliPath = fileURLToPath(new URL('../../dist/docs-ssg.js', import.meta.url))

export interface CliRun {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Called once the process runs, to send it signals. */
  readonly onStart?: (pid: number) => void
  /** Called with each piece of standard output. */
  readonly onOutput?: (text: string, pid: number) => void
  /** Called with each piece of standard error. */
  readonly onError?: (text: string, pid: number) => void
}

/** Run `docs-ssg` as a person does, with plain output unless `env` says otherwise. */
export async function runCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  if (!existsSync(cliPath)) throw new Error('Build the command line first: `npm run build:cli`.')
  const {
    NODE_OPTIONS: _,
    VITEST: __,
    NODE_ENV: ___,
    FORCE_COLOR: ____,
    CI: _____,
    ...inherited
  } = process.env
  const child = spawn(process.execPath, [cliPath, ...args], {
    cwd: options.cwd,
    env: { ...inherited, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid = 0 } = child
  if (pid > 0) options.onStart?.(pid)
  const [stdout, stderr, exitCode] = await Promise.all([
    collect(child.stdout, (text) => options.onOutput?.(text, pid)),
    collect(child.stderr, (text) => options.onError?.(text, pid)),
    new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      child.on('close', resolve)
    }),
  ])
  return { exitCode, stdout, stderr }
}

async function collect(
  stream: NodeJS.ReadableStream,
  onText?: (text: string) => void,
): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk))
    onText?.(String(chunk))
  }
  return Buffer.concat(chunks).toString('utf8')
}
