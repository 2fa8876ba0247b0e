// Compiles samples, and again without those for which the compiler opened a file that may not be
// published: their messages, and those of others, can quote it.
import type { Compiler } from '../../declarations/find-compiler.ts'
import { findEndlessImport } from '../../declarations/find-endless-import.ts'
import { explainFiles, findReaching } from '../../declarations/list-files.ts'
import { sampleOptions } from '../../declarations/sample-options.ts'
import { dirname, join, sep } from 'node:path'
import type { FindForbidden } from '../../gate/opened-files.ts'
import {
  ownFileIn,
  removeWorkFolder,
  type WorkFolder,
  writeWorkFile,
} from '../../gate/work-folder.ts'
import type { Sample } from '../../samples/sample-files.ts'
import { type Compiled, compileSamples, sampleFolder } from './compile-samples.ts'

interface CompileInput {
  readonly workDir: WorkFolder
  readonly samples: readonly Sample[]
  readonly compiler: Compiler
  readonly findForbidden: FindForbidden
}

/** The result, without the samples whose indexes are in `forbidden`. */
type AllowedResult = Compiled & { readonly forbidden: ReadonlySet<number> }

/** Compile samples that `writeSamples` has written to `workDir`. */
export async function compileAllowed(input: CompileInput): Promise<AllowedResult> {
  const { workDir, compiler } = input
  const endless = findEndlessSamples(input)
  const finite = await leaveOut(input, endless)
  if (finite.length === 0) return nothingFor(endless)
  const first = await compileSamples(workDir, finite, compiler)
  const fault = describeFault(first, input)
  if (fault === undefined) return { ...first, forbidden: endless }
  const forbidden = new Set([...endless, ...(await findSamples(input))])
  const rest = await leaveOut(input, forbidden)
  if (rest.length === 0) return nothingFor(forbidden)
  const second = await compileSamples(workDir, rest, compiler)
  const reason = describeFault(second, input)
  if (reason !== undefined) return { kind: 'failed', reason, forbidden }
  return { ...second, forbidden }
}

const nothingFor = (forbidden: ReadonlySet<number>): AllowedResult => ({
  kind: 'compiled',
  messages: new Map(),
  opened: [],
  forbidden,
})

/** The indexes of the samples that import a pipe or a device, which the compiler would read without end. */
function findEndlessSamples({ workDir, samples }: CompileInput): ReadonlySet<number> {
  const found = samples.flatMap((sample, index) => {
    const folder = sampleFolder(workDir, sample, index)
    const isEndless = sample.files.some(({ name, text }) =>
      findEndlessImport({ text, folder: dirname(join(folder, name)), own: folder }),
    )
    return isEndless ? [index] : []
  })
  return new Set(found)
}

/** Remove samples from the disk, and return the others. */
async function leaveOut(
  { workDir, samples }: CompileInput,
  indexes: ReadonlySet<number>,
): Promise<readonly Sample[]> {
  for (const index of indexes) {
    const sample = samples[index]
    if (sample) await removeWorkFolder(sampleFolder(workDir, sample, index))
  }
  return samples.filter((_, index) => !indexes.has(index))
}

/** Why nothing of a result may be used; undefined if everything that was read is allowed. */
function describeFault(result: Compiled, { workDir, findForbidden }: CompileInput) {
  if (result.kind === 'failed') return undefined
  return findForbidden(result.opened, workDir).length > 0
    ? 'a sample opens a file outside the site'
    : undefined
}

/** The indexes of the samples that open such a file themselves. */
async function findSamples({
  workDir,
  samples,
  compiler,
  findForbidden,
}: CompileInput): Promise<ReadonlySet<number>> {
  const project = ownFileIn(workDir, 'why.json')
  const compilerOptions = { ...sampleOptions(workDir), allowJs: true }
  await writeWorkFile(project, JSON.stringify({ compilerOptions, include: ['ts', 'js'] }))
  const importers = await explainFiles(compiler, project)
  const targets = findForbidden([...importers.keys()], workDir)
  const reaching = findReaching(importers, targets, workDir)
  const found = samples.flatMap((sample, index) => {
    const folder = `${sampleFolder(workDir, sample, index)}${sep}`
    return reaching.some((file) => file.startsWith(folder)) ? [index] : []
  })
  return new Set(found)
}
