// Reports the results of compiler and run at the lines of the Markdown.
// Must not know how samples are compiled or run.
import { missingInstallHelp } from '../../gate/describe-installation.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { CompilerMessage } from './compile-samples.ts'
import type { RunResult } from './run-task.ts'
import type { Sample } from '../../samples/sample-files.ts'
import { samplesRules } from './samples-rules.ts'

/** The results of compiling and running one sample. */
export interface SampleResult {
  readonly messages: readonly CompilerMessage[]
  readonly ran: RunResult | undefined
}

/** A place on the page of a sample; the first column if none is known. */
export function placeOnPage(path: ContentPath, line: number, column = 1): Place {
  return { path, line, column }
}

/**
 * Messages about files of other fences are left out, because they are reported there; so are
 * expected errors.
 */
function describeMessages(
  sample: Sample,
  messages: readonly CompilerMessage[],
  siteDir: string,
): Diagnostic[] {
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
          help:
            missingInstallHelp(message.text, siteDir) ??
            'Fix the sample, or add `expectError=CODE` or `noCheck="reason"` to its fence.',
          place: placeOnPage(sample.page, message.line, message.column + sample.fence.indent),
        }),
      ),
    ...missing.map((code) =>
      samplesRules['sample-expected-error'].report({
        message: `The fence has \`expectError=${code}\`, but the compiler does not report TS${code}.`,
        help: 'Remove `expectError`, or change the sample so that it shows the error.',
        place: placeOnPage(sample.page, sample.fence.line),
      }),
    ),
  ]
}

function describeRun(sample: Sample, ran: RunResult | undefined): Diagnostic[] {
  if (sample.output === undefined || !ran) return []
  const place = placeOnPage(sample.page, sample.fence.line)
  const spot = ran.kind === 'failed' ? ran.at : undefined
  const file = sample.files.find(({ name, line }) => name === spot?.file && line > 0)
  if (ran.kind === 'failed')
    return [
      samplesRules['sample-run-failed'].report({
        message: `The sample fails when it runs: ${ran.reason}`,
        help: 'Fix the sample so that it ends without an error. Samples run without files, network and other processes.',
        place:
          spot && file
            ? placeOnPage(sample.page, file.line + spot.line - 1, spot.column + sample.fence.indent)
            : place,
      }),
    ]
  const wanted = sample.output.trimEnd()
  if (ran.text === wanted) return []
  const got = ran.text.split('\n')
  const at = wanted.split('\n').findIndex((text, index) => text.trimEnd() !== got[index])
  const row = at === -1 ? wanted.split('\n').length : at
  return [
    samplesRules['sample-output'].report({
      message: `Line ${row + 1} of the sample's output is \`${got[row] ?? ''}\`, but the page shows \`${wanted.split('\n')[row] ?? ''}\`.`,
      help: 'Copy the real output to the `output` fence below the sample, or fix the sample.',
      place,
    }),
  ]
}

/** The problems of one sample. */
export function describeSampleResult(
  sample: Sample,
  { messages, ran }: SampleResult,
  siteDir: string,
): Diagnostic[] {
  return [...describeMessages(sample, messages, siteDir), ...describeRun(sample, ran)]
}
