// Enters: samples. Leaves: what the TypeScript compiler of the site says of each, in one run.
// Must not know the cache or the site; touches only the folder it is given.
import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import type { Sample, SampleFile } from './sample-files.ts'

/** A compiler message about a sample. `file` is the sample file's name; line and column count from 1 in that file. */
export interface CompilerMessage {
  readonly file: string
  readonly line: number
  readonly column: number
  /** 2345 of `TS2345`. */
  readonly code: number
  readonly text: string
}

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  isolatedModules: true,
  moduleDetection: 'force',
}

const isScript = (file: SampleFile): boolean => /\.jsx?$/.test(file.name)

/** The declarations of Node's modules, where a site has them. */
function findGlobals(workDir: string): readonly string[] {
  try {
    createRequire(join(workDir, 'package.json')).resolve('@types/node/package.json')
    return ['node']
  } catch {
    return []
  }
}

/** Two projects, because plain JavaScript can't annotate its parameters. Relative to the work folder. */
function createProjects(workDir: string): Readonly<Record<string, unknown>> {
  const options = { ...compilerOptions, types: findGlobals(workDir) }
  const loose = { ...options, allowJs: true, checkJs: true, noImplicitAny: false }
  return {
    'tsconfig.json': { compilerOptions: options, include: ['ts'] },
    'tsconfig.js.json': { compilerOptions: loose, include: ['js'] },
  }
}

/** Folder of a sample below the work folder. */
export function sampleFolder(sample: Sample, index: number): string {
  return `${sample.files.some((file) => !isScript(file)) ? 'ts' : 'js'}/${index}`
}

/** Write samples as folders that resolve packages from `workDir`'s parents, and the projects around them. */
export async function writeSamples(workDir: string, samples: readonly Sample[]): Promise<void> {
  await rm(workDir, { recursive: true, force: true })
  await mkdir(workDir, { recursive: true })
  for (const [name, project] of Object.entries(createProjects(workDir)))
    await writeFile(join(workDir, name), JSON.stringify(project))
  await writeFile(join(workDir, 'package.json'), '{"type":"module"}')
  for (const [index, sample] of samples.entries()) {
    for (const file of sample.files) {
      const path = join(workDir, sampleFolder(sample, index), file.name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, file.text)
    }
  }
}

const messageLine = /^(ts|js)\/(\d+)\/(.+)\((\d+),(\d+)\): error TS(\d+): (.*)$/

function parseMessages(output: string): Map<number, CompilerMessage[]> {
  const messages = new Map<number, CompilerMessage[]>()
  let last: { text: string } | undefined
  for (const row of output.split('\n')) {
    const found = messageLine.exec(row)
    if (!found) {
      if (last && row.startsWith(' ')) last.text += ` ${row.trim()}`
      continue
    }
    const [, , index = '', file = '', line = '', column = '', code = '', text = ''] = found
    const message = { file, line: Number(line), column: Number(column), code: Number(code), text }
    const list = messages.get(Number(index)) ?? []
    list.push(message)
    messages.set(Number(index), list)
    last = message
  }
  return messages
}

function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}

/** The site's own `tsc`; undefined when the site has no TypeScript. */
export function findCompiler(siteDir: string): Compiler | undefined {
  try {
    const require = createRequire(join(siteDir, 'package.json'))
    const manifest: unknown = require('typescript/package.json')
    const folder = dirname(require.resolve('typescript/package.json'))
    const version =
      typeof manifest === 'object' && manifest && 'version' in manifest
        ? String(manifest.version)
        : ''
    return { path: join(folder, 'bin', 'tsc'), version }
  } catch {
    return undefined
  }
}

/** A program, by its absolute path. */
interface Compiler {
  readonly path: string
  readonly version: string
}

const isNative = ({ version }: Compiler): boolean => Number.parseInt(version, 10) >= 7

/** The native compiler takes all processors if it may, and does more in sum; samples run at the same time. */
function sharedProcessors(compiler: Compiler): readonly string[] {
  if (!isNative(compiler)) return []
  return ['--checkers', String(Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))))]
}

/** What the native compiler frees is a fifth of its memory and costs a quarter of its time: it need not, up to a limit. */
async function writeMemoryRules(workDir: string, compiler: Compiler): Promise<readonly string[]> {
  if (!isNative(compiler)) return []
  const limit = Math.floor(totalmem() / 2 ** 21)
  await writeFile(join(workDir, 'compiler.env'), `GOGC=off\nGOMEMLIMIT=${limit}MiB\n`)
  // Leaves alone what the environment says already.
  return ['--env-file=compiler.env']
}

/** `messages` by the sample's index, a sample without an entry compiles; or why nothing could be compiled. */
export type Compiled =
  | {
      readonly kind: 'compiled'
      readonly messages: ReadonlyMap<number, readonly CompilerMessage[]>
    }
  | { readonly kind: 'failed'; readonly reason: string }

/** Compile samples already written to `workDir`, all in one program a dialect. */
export async function compileSamples(
  workDir: string,
  samples: readonly Sample[],
  compiler: Compiler,
): Promise<Compiled> {
  const dialects = new Set(samples.map((sample, index) => sampleFolder(sample, index).slice(0, 2)))
  const flags = await writeMemoryRules(workDir, compiler)
  const outputs = await Promise.all(
    [...dialects].map((dialect) => {
      const project = dialect === 'ts' ? 'tsconfig.json' : 'tsconfig.js.json'
      const options = ['-p', project, '--pretty', 'false', ...sharedProcessors(compiler)]
      return run('node', [...flags, compiler.path, ...options], workDir)
    }),
  )
  const output = outputs.join('\n')
  const stray = output.match(/^(?:error|tsconfig.*: error) TS\d+: .*$/m)
  if (stray) return { kind: 'failed', reason: stray[0] }
  return { kind: 'compiled', messages: parseMessages(output) }
}
