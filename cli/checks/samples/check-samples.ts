// Compiles the samples of the site and runs those that compile, unless the cache has their results.
// Must not know how pages are parsed or rendered.
import { handleLater } from '../../primitives/time/handle-later.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { describeMissingCompiler } from '../../gate/describe-installation.ts'
import { findCompiler } from '../../declarations/find-compiler.ts'
import type { Gate } from '../../gate/create-gate.ts'
import { gateRules } from '../../gate/gate-rules.ts'
import { createOpenedCheck } from '../../gate/opened-files.ts'
import type { WorkFolder } from '../../gate/work-folder.ts'
import { generatedReason } from '../../primitives/text/safe-markdown.ts'
import { describeForbidden } from '../../samples/describe-names.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { createKeptResults } from './kept-results.ts'
import { findLeavingName } from '../../samples/named-modules.ts'
import { compileAllowed } from './compile-allowed.ts'
import { writeSamples, type CompilerMessage } from './compile-samples.ts'
import { guardFiles } from './guard-files.ts'
import { reportNames } from './report-names.ts'
import { reportUnusedImports } from './report-unused-imports.ts'
import { placeOnPage, describeSampleResult, type SampleResult } from './describe-sample-result.ts'
import { prepareRuns } from './run-samples.ts'
import type { Sample } from '../../samples/sample-files.ts'
import { samplesRules } from './samples-rules.ts'

/** The numbers of samples for the summary. */
export interface SampleCounts {
  readonly checked: number
  readonly run: number
  readonly optedOut: number
  /** Samples with a result from the cache. */
  readonly cached: number
  /** Samples that should have been compiled, but for which no compiler works. */
  readonly unchecked: number
}

/** The findings and the counts of checked samples. */
export interface CheckedSamples {
  readonly diagnostics: readonly Diagnostic[]
  readonly counts: SampleCounts
}

interface CheckSamplesInput {
  readonly siteDir: string
  readonly gate: Gate
  /** Below the site's folder, so that packages are found. The folder is emptied. */
  readonly workDir: WorkFolder
  readonly samples: readonly Sample[]
  readonly cache: Cache
  /** Where the config asks for the check. */
  readonly place?: Place | undefined
  /** The cache key of a sample: its text and everything else that its result depends on. */
  readonly keyOf: (sample: Sample, compilerVersion: string) => string
}

const isChecked = (sample: Sample): boolean =>
  sample.noCheck === undefined && sample.refused.length === 0

/**
 * Starts the compiler for all samples, except for those with a result in the cache, and then runs
 * those that are marked `run` and compile. When this resolves, the compiler is running in another
 * process. The function it resolves to waits for the results.
 */
export async function startSamples(
  input: CheckSamplesInput,
): Promise<() => Promise<CheckedSamples>> {
  const { samples } = input
  const withoutReason = samples
    .filter((sample) => sample.noCheck === '')
    .map((sample) =>
      samplesRules['sample-no-reason'].report({
        message: '`noCheck` has no reason, so it is unclear when the sample can be checked again.',
        help: 'Write the reason: `noCheck="why it cannot compile"`.',
        place: placeOnPage(sample.page, sample.fence.line),
      }),
    )
  const before = [
    ...withoutReason,
    ...samples.flatMap((sample) => [...reportNames(sample), ...reportUnusedImports(sample)]),
  ]
  const compiler = findCompiler(input.siteDir)
  const checked = samples.filter(isChecked)
  if (!compiler) {
    const diagnostics = [...before, ...noCompiler(checked, input)]
    return () => Promise.resolve({ diagnostics, counts: countUnchecked(samples) })
  }
  const keys = checked.map((sample) => input.keyOf(sample, compiler.version))
  const results = createKeptResults(input)
  const known = keys.map(results.find)
  const stale = checked.filter((_, index) => known[index] === undefined)
  const finish = await startStale(input, stale, compiler)
  return async () => {
    const fresh = await finish()
    if (typeof fresh === 'string') {
      const diagnostics = [...before, compilerFailed(fresh, input)]
      return { diagnostics, counts: countUnchecked(samples) }
    }
    const made = new Map<string, SampleResult>()
    const diagnostics = checked.flatMap((sample, index) => {
      const result = known[index] ?? fresh.results.get(sample)
      if (!result) return []
      if (result === 'forbidden') return [reportForbidden(sample)]
      if (!known[index]) made.set(keys[index] ?? '', result)
      return describeSampleResult(sample, result, input.siteDir)
    })
    if (made.size > 0) results.keep(made, fresh.opened)
    return {
      diagnostics: [...before, ...diagnostics],
      counts: count(samples, checked.length - stale.length),
    }
  }
}

function count(samples: readonly Sample[], cached: number): SampleCounts {
  const checked = samples.filter(isChecked)
  const run = checked.filter((sample) => sample.output !== undefined).length
  const written = samples.filter(({ noCheck }) => noCheck !== generatedReason)
  const optedOut = written.length - checked.length
  return { checked: checked.length, run, optedOut, cached, unchecked: 0 }
}

/** The counts when no compiler works, so that nothing is compiled or run. */
function countUnchecked(samples: readonly Sample[]): SampleCounts {
  const { checked, optedOut } = count(samples, 0)
  return { checked: 0, run: 0, optedOut, cached: 0, unchecked: checked }
}

function noCompiler(
  checked: readonly Sample[],
  { siteDir, place }: CheckSamplesInput,
): Diagnostic[] {
  const first = checked[0]
  if (!first) return []
  const { reason, help } = describeMissingCompiler(siteDir)
  return [
    samplesRules['sample-no-compiler'].report({
      message: `The samples cannot be checked, because ${reason}.`,
      help,
      ...(place && { place }),
    }),
  ]
}

function compilerFailed(reason: string, { place }: CheckSamplesInput): Diagnostic {
  return samplesRules['sample-no-compiler'].report({
    message: `The \`typescript\` package of the site fails with \`${reason}\`, so the samples cannot be checked.`,
    help: 'Install a newer version: `npm install --save-dev typescript@latest`.',
    ...(place && { place }),
  })
}

interface FreshResults {
  readonly results: ReadonlyMap<Sample, SampleResult | 'forbidden'>
  /** Absolute paths of what the compiler and the bundler have read. */
  readonly opened: readonly string[]
}

/** The function it resolves to returns the results, or the reason why nothing could be compiled. */
async function startStale(
  { siteDir, gate, workDir }: CheckSamplesInput,
  stale: readonly Sample[],
  compiler: NonNullable<ReturnType<typeof findCompiler>>,
): Promise<() => Promise<FreshResults | string>> {
  if (stale.length === 0) return () => Promise.resolve({ results: new Map(), opened: [] })
  await writeSamples(workDir, stale)
  const indexed = stale.map((sample, index) => ({ sample, index }))
  const findForbidden = createOpenedCheck({ siteDir, gate, compiler: compiler.path })
  const compiling = compileAllowed({ workDir, samples: stale, compiler, findForbidden })
  const runnable = indexed.filter(({ sample }) => sample.output !== undefined)
  const bundled = new Set<string>()
  const guard = guardFiles(findForbidden, { workDir, opened: bundled })
  const preparing = prepareRuns({ workDir, guard }, runnable)
  const finish = async () => {
    const [compiled, run] = await Promise.all([compiling, preparing])
    if (compiled.kind === 'failed') return compiled.reason
    const messagesOf = (index: number) => compiled.messages.get(index) ?? []
    const { forbidden } = compiled
    const clean = runnable.filter(
      ({ sample, index }) => !forbidden.has(index) && isClean(sample, messagesOf(index)),
    )
    const ran = await run(new Set(clean.map(({ index }) => index)))
    const results = new Map(
      indexed.map(({ sample, index }) => [
        sample,
        forbidden.has(index)
          ? ('forbidden' as const)
          : { messages: messagesOf(index), ran: ran.get(index) },
      ]),
    )
    return { results, opened: [...compiled.opened, ...bundled] }
  }
  const finished = handleLater(finish())
  return () => finished
}

/** Nothing of what the compiler says is reported, because it may quote the file. */
function reportForbidden({ page, fence }: Sample): Diagnostic {
  const found = findLeavingName(fence.value)
  const { reason: message, help } = describeForbidden(found?.written)
  const { line, column } = found ?? { line: 0, column: 1 }
  const place = placeOnPage(page, fence.line + line, fence.indent + column)
  return gateRules['outside-site'].report({ message, help, place })
}

/** True if the compiler reports nothing that the author does not expect, also in copied files. */
function isClean(sample: Sample, messages: readonly CompilerMessage[]): boolean {
  return messages.every(({ code }) => sample.expectErrors.includes(code))
}
