// Compiles all samples in one run with the TypeScript compiler of the site.
// Must not know the cache or the site; writes only to the folder it is given.
import { availableParallelism, totalmem } from 'node:os'
import { type Compiler, isNative } from '../../declarations/find-compiler.ts'
import { runCompiler } from '../../declarations/run-compiler.ts'
import { toListedFiles } from '../../declarations/list-files.ts'
import { sampleOptions, scriptOptions } from '../../declarations/sample-options.ts'
import type { SampleFile } from '../../samples/split-fence.ts'
import {
  fileIn,
  ownFileIn,
  removeWorkFolder,
  toWorkFolder,
  type WorkFolder,
  writeWorkFile,
} from '../../gate/work-folder.ts'
import type { Sample } from '../../samples/sample-files.ts'

/**
 * A compiler message about a sample. Line and column count from 1 in the sample file with the name
 * `file`.
 */
export interface CompilerMessage {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The number of the error: 2345 for `TS2345`. */
  readonly code: number
  readonly text: string
}

const isScript = (file: SampleFile): boolean => /\.jsx?$/.test(file.name)

/**
 * Two projects, because JavaScript can't annotate parameters. Paths are relative to the work
 * folder.
 */
function createProjects(workDir: string): Readonly<Record<string, unknown>> {
  return {
    'tsconfig.json': { compilerOptions: sampleOptions(workDir), include: ['ts'] },
    'tsconfig.js.json': { compilerOptions: scriptOptions(workDir), include: ['js'] },
  }
}

const languageOf = (sample: Sample): 'ts' | 'js' =>
  sample.files.some((file) => !isScript(file)) ? 'ts' : 'js'

/** The folder of a sample, which a message of the compiler calls `ts/4`. */
export const sampleFolder = (workDir: WorkFolder, sample: Sample, index: number): WorkFolder =>
  toWorkFolder(toWorkFolder(workDir, languageOf(sample)), String(index))

/**
 * Writes a folder for each sample, which resolves packages from the parents of `workDir`, and the
 * two projects.
 */
export async function writeSamples(workDir: WorkFolder, samples: readonly Sample[]): Promise<void> {
  await removeWorkFolder(workDir)
  for (const [name, project] of Object.entries(createProjects(workDir)))
    await writeWorkFile(ownFileIn(workDir, name), JSON.stringify(project))
  await writeWorkFile(ownFileIn(workDir, 'package.json'), '{"type":"module"}')
  for (const [index, sample] of samples.entries()) {
    const folder = sampleFolder(workDir, sample, index)
    for (const { name, text } of sample.files) await writeWorkFile(fileIn(folder, name), text)
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

/**
 * By default the native compiler uses all processors and does more work in total; the samples that
 * run at the same time need some of them.
 */
function sharedProcessors(compiler: Compiler): readonly string[] {
  if (!isNative(compiler)) return []
  return ['--checkers', String(Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))))]
}

/**
 * Garbage collection frees a fifth of the native compiler's memory and takes a quarter of its time,
 * so it is off up to a limit.
 */
async function writeMemoryRules(
  workDir: WorkFolder,
  compiler: Compiler,
): Promise<readonly string[]> {
  if (!isNative(compiler)) return []
  const limit = Math.floor(totalmem() / 2 ** 21)
  const rules = `GOGC=off\nGOMEMLIMIT=${limit}MiB\n`
  await writeWorkFile(ownFileIn(workDir, 'compiler.env'), rules)
  // Variables that are already set keep their value.
  return ['--env-file=compiler.env']
}

/**
 * Messages by the index of the sample (none for a sample that compiles), or the reason why nothing
 * could be compiled.
 */
export type Compiled =
  | {
      readonly kind: 'compiled'
      readonly messages: ReadonlyMap<number, readonly CompilerMessage[]>
      /** Absolute paths of everything that the compiler has read. */
      readonly opened: readonly string[]
    }
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Compiles samples that `writeSamples` has written to `workDir`, with one program for each
 * language.
 */
export async function compileSamples(
  workDir: WorkFolder,
  samples: readonly Sample[],
  compiler: Compiler,
): Promise<Compiled> {
  const languages = new Set(samples.filter(({ files }) => files.length > 0).map(languageOf))
  const flags = await writeMemoryRules(workDir, compiler)
  const outputs = await Promise.all(
    [...languages].map((language) => {
      const project = language === 'ts' ? 'tsconfig.json' : 'tsconfig.js.json'
      const options = [
        '-p',
        project,
        '--pretty',
        'false',
        '--listFiles',
        ...sharedProcessors(compiler),
      ]
      return runCompiler(compiler, options, { cwd: workDir, flags })
    }),
  )
  const output = outputs.join('\n')
  const opened = outputs.map(toListedFiles)
  const stray = output.match(/^(?:error|tsconfig.*: error) TS\d+: .*$/m)
  if (stray) return { kind: 'failed', reason: stray[0] }
  if (opened.some((files) => files.length === 0))
    return { kind: 'failed', reason: 'no list of the files that it has read' }
  return { kind: 'compiled', messages: parseMessages(output), opened: opened.flat() }
}
