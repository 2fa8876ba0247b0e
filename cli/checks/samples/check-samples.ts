// Enters: all samples of the site. Leaves: what is found wrong with them, and the counts for the summary.
// Must not know how pages are parsed or rendered.
import type { Diagnostic } from '../../model/diagnostic.ts'
import { compileSamples, findCompiler, writeSamples } from './compile-samples.ts'
import { placeOnPage, judgeSample, type SampleResult } from './judge-sample.ts'
import { startRuns } from './run-samples.ts'
import type { Sample } from './sample-files.ts'
import { samplesRules } from './samples-rules.ts'

/** What was proved, for the summary. */
export interface SampleCounts {
  readonly checked: number
  readonly run: number
  readonly optedOut: number
  /** Samples whose result came from the cache. */
  readonly cached: number
}

/** What was found, and what was proved. */
export interface CheckedSamples {
  readonly diagnostics: readonly Diagnostic[]
  readonly counts: SampleCounts
}

/** A store of results between runs: key and value are text. */
interface SampleCache {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
}

interface CheckSamplesInput {
  readonly siteDir: string
  /** Absolute; below the site's folder, so that packages are found. It is emptied. */
  readonly workDir: string
  readonly samples: readonly Sample[]
  readonly cache: SampleCache
  /** Everything a sample's result depends on besides its own text, as one string. */
  readonly keyOf: (sample: Sample, compilerVersion: string) => string
}

function isSampleResult(value: unknown): value is SampleResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'messages' in value &&
    Array.isArray(value.messages)
  )
}

function readCached(text: string | undefined): SampleResult | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isSampleResult(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isChecked = (sample: Sample): boolean => sample.noCheck === undefined

/**
 * Begin to prove samples: compile all in one program, run those marked `run`; only what is not in the cache is done. Compiler
 * and samples are at work when this resolves, in processes of their own; what it resolves to waits for them and judges.
 */
export async function startSamples(
  input: CheckSamplesInput,
): Promise<() => Promise<CheckedSamples>> {
  const { samples, cache } = input
  const unexplained = samples
    .filter((sample) => sample.noCheck === '')
    .map((sample) =>
      samplesRules['sample-no-reason'].report({
        message: '`noCheck` stands without a reason, so nobody can tell when it may go.',
        help: 'Write `noCheck="why it can not compile"`.',
        place: placeOnPage(sample.page, sample.fence.line),
      }),
    )
  const compiler = findCompiler(input.siteDir)
  const checked = samples.filter(isChecked)
  if (!compiler) {
    const diagnostics = [...unexplained, ...noCompiler(checked)]
    return () => Promise.resolve({ diagnostics, counts: count(samples, 0) })
  }
  const keys = checked.map((sample) => input.keyOf(sample, compiler.version))
  const known = keys.map((key) => readCached(cache.get(key)))
  const stale = checked.filter((_, index) => known[index] === undefined)
  const finish = await startProof(input, stale, compiler)
  return async () => {
    const fresh = await finish()
    if (typeof fresh === 'string') {
      const diagnostics = [...unexplained, compilerFailed(fresh)]
      return { diagnostics, counts: count(samples, checked.length - stale.length) }
    }
    const diagnostics = checked.flatMap((sample, index) => {
      const result = known[index] ?? fresh.get(sample)
      if (!result) return []
      if (!known[index]) cache.set(keys[index] ?? '', JSON.stringify(result))
      return judgeSample(sample, result)
    })
    return {
      diagnostics: [...unexplained, ...diagnostics],
      counts: count(samples, checked.length - stale.length),
    }
  }
}

function count(samples: readonly Sample[], cached: number): SampleCounts {
  const checked = samples.filter(isChecked)
  const run = checked.filter((sample) => sample.output !== undefined).length
  return { checked: checked.length, run, optedOut: samples.length - checked.length, cached }
}

function noCompiler(checked: readonly Sample[]): Diagnostic[] {
  const first = checked[0]
  if (!first) return []
  return [
    samplesRules['sample-no-compiler'].report({
      message: 'The samples can not be checked: the site has no `typescript` package.',
      help: 'Install it beside the site: `npm install --save-dev typescript`.',
    }),
  ]
}

function compilerFailed(reason: string): Diagnostic {
  return samplesRules['sample-no-compiler'].report({
    message: `The samples can not be checked: the \`typescript\` package of the site says \`${reason}\`.`,
    help: 'Install a newer version of it: `npm install --save-dev typescript@latest`.',
  })
}

/** What it resolves to gives the results, or says why nothing could be compiled. */
async function startProof(
  { workDir }: CheckSamplesInput,
  stale: readonly Sample[],
  compiler: NonNullable<ReturnType<typeof findCompiler>>,
): Promise<() => Promise<ReadonlyMap<Sample, SampleResult> | string>> {
  if (stale.length === 0) return () => Promise.resolve(new Map())
  await writeSamples(workDir, stale)
  const indexed = stale.map((sample, index) => ({ sample, index }))
  const compiling = compileSamples(workDir, stale, compiler)
  // Whoever waits hears of it.
  compiling.catch(() => undefined)
  const finish = await startRuns(
    workDir,
    indexed.filter(({ sample }) => sample.output !== undefined),
  )
  return async () => {
    const [compiled, ran] = await Promise.all([compiling, finish()])
    if (compiled.kind === 'failed') return compiled.reason
    return new Map(
      indexed.map(({ sample, index }) => [
        sample,
        { messages: compiled.messages.get(index) ?? [], ran: ran.get(index) },
      ]),
    )
  }
}
