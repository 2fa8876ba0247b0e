// Enters: all samples of the site. Leaves: findings at the line of the Markdown, and the counts for the summary.
// Must not know how pages are parsed or rendered.
import type { ContentPath, Diagnostic } from '../model.ts'
import {
  compileSamples,
  findCompiler,
  writeSamples,
  type CompilerMessage,
} from './compile-samples.ts'
import { runSamples, type RunResult } from './run-samples.ts'
import type { Sample } from './sample-files.ts'

/** What was proved, for the summary. */
export interface SampleCounts {
  readonly checked: number
  readonly run: number
  readonly optedOut: number
  /** Samples whose result came from the cache. */
  readonly cached: number
}

/** A store of results between runs: key and value are text. */
export interface SampleCache {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
}

export interface CheckSamplesInput {
  readonly siteDir: string
  /** Absolute; below the site's folder, so that packages are found. It is emptied. */
  readonly workDir: string
  readonly samples: readonly Sample[]
  readonly cache: SampleCache
  /** Everything a sample's result depends on besides its own text, as one string. */
  readonly keyOf: (sample: Sample, compilerVersion: string) => string
}

interface SampleResult {
  readonly messages: readonly CompilerMessage[]
  readonly ran: RunResult | undefined
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

interface Fault {
  readonly rule: string
  readonly message: string
  readonly hint?: string
  readonly line: number
  readonly column?: number
}

function diagnose(path: ContentPath, fault: Fault): Diagnostic {
  const { rule, message, hint, line, column } = fault
  const place = { path, line, column: column ?? 1 }
  return { severity: 'error', rule, message, place, ...(hint ? { hint } : {}) }
}

/** Compiler messages about the fence's own files, at the line of the Markdown; expected ones are taken out. */
function judgeMessages(sample: Sample, messages: readonly CompilerMessage[]): Diagnostic[] {
  const own = messages.flatMap((message) => {
    const file = sample.files.find((candidate) => candidate.name === message.file)
    return file && file.line > 0 ? [{ ...message, line: file.line + message.line - 1 }] : []
  })
  const missing = sample.expectErrors.filter(
    (code) => !own.some((message) => message.code === code),
  )
  return [
    ...own
      .filter((message) => !sample.expectErrors.includes(message.code))
      .map((message) =>
        diagnose(sample.page, {
          rule: 'sample-type-error',
          message: `The sample does not compile: ${message.text} (TS${message.code})`,
          hint: 'Mend the sample, or say `expectError=CODE` or `noCheck="reason"` on its fence.',
          line: message.line,
          column: message.column + sample.fence.indent,
        }),
      ),
    ...missing.map((code) =>
      diagnose(sample.page, {
        rule: 'sample-expected-error',
        message: `The fence says \`expectError=${code}\`, but the compiler does not report TS${code}.`,
        hint: 'Take `expectError` away, or mend the sample so that it shows the error.',
        line: sample.fence.line,
      }),
    ),
  ]
}

function judgeRun(sample: Sample, ran: RunResult | undefined): Diagnostic[] {
  if (sample.output === undefined || !ran) return []
  const line = sample.fence.line
  if (ran.kind === 'failed')
    return [
      diagnose(sample.page, {
        rule: 'sample-run-failed',
        message: `The sample fails when it runs: ${ran.reason}`,
        line,
      }),
    ]
  const wanted = sample.output.trimEnd()
  if (ran.text === wanted) return []
  const got = ran.text.split('\n')
  const at = wanted.split('\n').findIndex((text, index) => text.trimEnd() !== got[index])
  const row = at === -1 ? wanted.split('\n').length : at
  return [
    diagnose(sample.page, {
      rule: 'sample-output',
      message: `The sample prints \`${got[row] ?? ''}\` in line ${row + 1} of its output, the page says \`${wanted.split('\n')[row] ?? ''}\`.`,
      hint: 'Put what the sample really prints into the fence marked `output` behind it.',
      line,
    }),
  ]
}

const isChecked = (sample: Sample): boolean => sample.noCheck === undefined

/** Prove samples: compile all in one program, run those marked `run`; only what is not in the cache is done. */
export async function checkSamples(
  input: CheckSamplesInput,
): Promise<{ diagnostics: readonly Diagnostic[]; counts: SampleCounts }> {
  const { samples, cache } = input
  const unexplained = samples
    .filter((sample) => sample.noCheck === '')
    .map((sample) =>
      diagnose(sample.page, {
        rule: 'sample-no-reason',
        message: '`noCheck` stands without a reason, so nobody can tell when it may go.',
        hint: 'Write `noCheck="why it can not compile"`.',
        line: sample.fence.line,
      }),
    )
  const compiler = findCompiler(input.siteDir)
  const checked = samples.filter(isChecked)
  if (!compiler)
    return { diagnostics: [...unexplained, ...noCompiler(checked)], counts: count(samples, 0) }

  const keys = checked.map((sample) => input.keyOf(sample, compiler.version))
  const known = keys.map((key) => readCached(cache.get(key)))
  const stale = checked.filter((_, index) => known[index] === undefined)
  const fresh = await prove(input, stale, compiler.path)
  const diagnostics = checked.flatMap((sample, index) => {
    const result = known[index] ?? fresh.get(sample)
    if (!result) return []
    if (!known[index]) cache.set(keys[index] ?? '', JSON.stringify(result))
    return [...judgeMessages(sample, result.messages), ...judgeRun(sample, result.ran)]
  })
  return {
    diagnostics: [...unexplained, ...diagnostics],
    counts: count(samples, checked.length - stale.length),
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
    {
      severity: 'error',
      rule: 'sample-no-compiler',
      message: 'The samples can not be checked: the site has no `typescript` package.',
      hint: 'Install it beside the site: `npm install --save-dev typescript`.',
    },
  ]
}

async function prove(
  input: CheckSamplesInput,
  stale: readonly Sample[],
  compiler: string,
): Promise<Map<Sample, SampleResult>> {
  const results = new Map<Sample, SampleResult>()
  if (stale.length === 0) return results
  await writeSamples(input.workDir, stale)
  const indexed = stale.map((sample, index) => ({ sample, index }))
  const runnable = indexed.filter(({ sample }) => sample.output !== undefined)
  const messages = await compileSamples(input.workDir, stale, compiler)
  const ran = await runSamples(input.workDir, runnable)
  for (const { sample, index } of indexed)
    results.set(sample, { messages: messages.get(index) ?? [], ran: ran.get(index) })
  return results
}
