// Enters: a sample, what the compiler says of it and what it printed. Leaves: findings at the line of the Markdown.
// Must not know how samples are compiled or run.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { CompilerMessage } from './compile-samples.ts'
import type { RunResult } from './run-task.ts'
import type { Sample } from './sample-files.ts'
import { samplesRules } from './samples-rules.ts'

/** What was learned of one sample. */
export interface SampleResult {
  readonly messages: readonly CompilerMessage[]
  readonly ran: RunResult | undefined
}

/** A place on the page of a sample; the column is the first where none is known. */
export function placeOnPage(path: ContentPath, line: number, column = 1): Place {
  return { path, line, column }
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
        samplesRules['sample-type-error'].report({
          message: `The sample does not compile: ${message.text} (TS${message.code})`,
          help: 'Mend the sample, or say `expectError=CODE` or `noCheck="reason"` on its fence.',
          place: placeOnPage(sample.page, message.line, message.column + sample.fence.indent),
        }),
      ),
    ...missing.map((code) =>
      samplesRules['sample-expected-error'].report({
        message: `The fence says \`expectError=${code}\`, but the compiler does not report TS${code}.`,
        help: 'Take `expectError` away, or mend the sample so that it shows the error.',
        place: placeOnPage(sample.page, sample.fence.line),
      }),
    ),
  ]
}

function judgeRun(sample: Sample, ran: RunResult | undefined): Diagnostic[] {
  if (sample.output === undefined || !ran) return []
  const place = placeOnPage(sample.page, sample.fence.line)
  if (ran.kind === 'failed')
    return [
      samplesRules['sample-run-failed'].report({
        message: `The sample fails when it runs: ${ran.reason}`,
        place,
      }),
    ]
  const wanted = sample.output.trimEnd()
  if (ran.text === wanted) return []
  const got = ran.text.split('\n')
  const at = wanted.split('\n').findIndex((text, index) => text.trimEnd() !== got[index])
  const row = at === -1 ? wanted.split('\n').length : at
  return [
    samplesRules['sample-output'].report({
      message: `The sample prints \`${got[row] ?? ''}\` in line ${row + 1} of its output, the page says \`${wanted.split('\n')[row] ?? ''}\`.`,
      help: 'Put what the sample really prints into the fence marked `output` behind it.',
      place,
    }),
  ]
}

/** What compiler and run say of a sample, as findings. */
export function judgeSample(sample: Sample, { messages, ran }: SampleResult): Diagnostic[] {
  return [...judgeMessages(sample, messages), ...judgeRun(sample, ran)]
}
