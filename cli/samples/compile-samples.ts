// Enters: samples. Leaves: what the TypeScript compiler of the site says of each, in one run.
// Must not know the cache or the site; touches only the folder it is given.
import { spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
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
  types: ['node'],
}

const isScript = (file: SampleFile): boolean => /\.jsx?$/.test(file.name)

/** Two projects, because plain JavaScript can't annotate its parameters. Relative to the work folder. */
const projects = {
  'tsconfig.json': { compilerOptions, include: ['ts'] },
  'tsconfig.js.json': {
    compilerOptions: { ...compilerOptions, allowJs: true, checkJs: true, noImplicitAny: false },
    include: ['js'],
  },
}

/** Folder of a sample below the work folder. */
export function sampleFolder(sample: Sample, index: number): string {
  return `${sample.files.some((file) => !isScript(file)) ? 'ts' : 'js'}/${index}`
}

/** Write samples as folders that resolve packages from `workDir`'s parents, and the projects around them. */
export async function writeSamples(workDir: string, samples: readonly Sample[]): Promise<void> {
  await rm(workDir, { recursive: true, force: true })
  await mkdir(workDir, { recursive: true })
  for (const [name, project] of Object.entries(projects))
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

/** Absolute path of the site's own `tsc`; undefined when the site has no TypeScript. */
export function findCompiler(siteDir: string): { path: string; version: string } | undefined {
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

/**
 * Compile samples already written to `workDir`, all in one program a dialect.
 * The result's key is the sample's index; a sample without an entry compiles.
 */
export async function compileSamples(
  workDir: string,
  samples: readonly Sample[],
  compiler: string,
): Promise<Map<number, CompilerMessage[]>> {
  const dialects = new Set(samples.map((sample, index) => sampleFolder(sample, index).slice(0, 2)))
  const outputs = await Promise.all(
    [...dialects].map((dialect) => {
      const project = dialect === 'ts' ? 'tsconfig.json' : 'tsconfig.js.json'
      return run('node', [compiler, '-p', project, '--pretty', 'false'], workDir)
    }),
  )
  const messages = parseMessages(outputs.join('\n'))
  const stray = outputs.join('\n').match(/^error TS\d+: .*$/m)
  if (stray) throw new Error(`the TypeScript compiler could not run: ${stray[0]}`)
  return messages
}
