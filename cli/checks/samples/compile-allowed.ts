// Compiles samples, and again without those for which the compiler opened a file that may not be
// published: their messages, and those of others, can quote it.
import type { Compiler } from '../../declarations/find-compiler.ts'
import { explainFiles, findReaching } from '../../declarations/list-files.ts'
import { sampleOptions } from '../../declarations/sample-options.ts'
import { sep } from 'node:path'
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
  const { workDir, samples, compiler } = input
  const first = await compileSamples(workDir, samples, compiler)
  const fault = describeFault(first, input)
  if (fault === undefined) return { ...first, forbidden: new Set() }
  const forbidden = await findSamples(input)
  for (const index of forbidden) {
    const sample = samples[index]
    if (sample) await removeWorkFolder(sampleFolder(workDir, sample, index))
  }
  const rest = samples.filter((_, index) => !forbidden.has(index))
  if (rest.length === 0) return { kind: 'compiled', messages: new Map(), opened: [], forbidden }
  const second = await compileSamples(workDir, rest, compiler)
  const reason = describeFault(second, input)
  if (reason !== undefined) return { kind: 'failed', reason, forbidden }
  return { ...second, forbidden }
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
