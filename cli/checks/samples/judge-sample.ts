// Enters: a sample, what the compiler says of it and what it printed. Leaves: findings at the line of the Markdown.
// Must not know how samples are compiled or run.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { CompilerMessage } from './compile-samples.ts'
import type { RunResult } from './run-task.ts'
import type { Sample } from './sample-files.ts'

/** What was learned of one sample. */
export interface SampleResult {
  readonly messages: readonly CompilerMessage[]
  readonly ran: RunResult | undefined
}

interface Fault {
  readonly rule: string
  readonly message: string
  readonly hint?: string
  readonly line: number
  readonly column?: number
}

/** A finding on a page; the column is the first where none is known. */
export function diagnose(path: ContentPath, fault: Fault): Diagnostic {
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

/** What compiler and run say of a sample, as findings. */
export function judgeSample(sample: Sample, { messages, ran }: SampleResult): Diagnostic[] {
  return [...judgeMessages(sample, messages), ...judgeRun(sample, ran)]
}
