// Room: the compiler's notes on code fences
// The twoslash fences of a page. Given fences in the tree, it returns the code that readers see,
// with what the compiler says about it; problems become messages of the file.
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { markContentPath } from '../../model/paths/content-path.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { readTwoslash, type ShownLine, type TwoslashNotation } from '../../samples/read-twoslash.ts'
import { describeForbidden, describeSampleName } from '../../samples/describe-names.ts'
import { findLeavingName } from '../../samples/named-modules.ts'
import { createSamples } from '../../samples/sample-files.ts'
import { report } from '../reporting/report-message.ts'
import type { Answered, RunTwoslash } from './open-twoslash.ts'
import type { TwoslashResult } from './twoslash-result.ts'
import type { TwoslashSample } from './twoslash-work.ts'

/** A fence as it is in the tree; `code` includes the notation. */
interface TwoslashFence {
  readonly pre: Element
  readonly word: string | undefined
  readonly meta: string
  readonly code: string
}

/** The visible part of a fence; `result` is undefined if no compiler has read it. */
export interface AnnotatedCode {
  readonly shown: readonly ShownLine[]
  readonly result: TwoslashResult | undefined
}

const isCompiled = ({ word = '' }: TwoslashFence): boolean =>
  /^(?:tsx?|typescript|jsx?|javascript)$/.test(word)

/** Ask the compiler about all fences of a page together. */
export async function annotateFences(
  fences: readonly TwoslashFence[],
  run: RunTwoslash,
  file: VFile,
): Promise<ReadonlyMap<Element, AnnotatedCode>> {
  for (const { pre, word } of fences.filter((fence) => !isCompiled(fence)))
    report(file, pre, {
      rule: 'twoslash',
      reason: `\`twoslash\` has no effect on ${word === undefined ? 'a fence without a language' : `\`${word}\``}, because the compiler reads only TypeScript and JavaScript.`,
      help: 'Write `ts`, `tsx`, `js` or `jsx`, or remove `twoslash`.',
      word: 'twoslash',
    })
  const read = fences.filter(isCompiled).map((fence) => {
    const notation = readTwoslash(fence.code.split('\n'))
    for (const { line, ...problem } of notation.problems)
      report(file, fence.pre, { rule: 'twoslash', lineOffset: line, ...problem })
    return { fence, notation }
  })
  if (read.length === 0) return new Map()
  const samples = read.map(({ fence, notation }) => toSample(fence, notation, file))
  const compiled = samples.filter((sample) => sample !== undefined)
  const answers = await runAll(compiled, run, { file, pre: read[0]?.fence.pre })
  const answerOf = new Map(compiled.map((sample, index) => [sample, answers[index]]))
  return new Map(
    read.map(({ fence, notation: { shown } }, index) => {
      const { pre } = fence
      const sample = samples[index]
      const answered = sample && answerOf.get(sample)
      if (answered?.kind === 'forbidden') reportForbidden(fence, file)
      const result = answered?.kind === 'answered' ? answered.result : undefined
      for (const { line, column, ...problem } of result?.problems ?? [])
        report(file, pre, {
          rule: 'twoslash',
          lineOffset: line,
          ...problem,
          ...(column === undefined || line === 0 ? {} : { column: column + 1 }),
        })
      return [pre, { shown, result }]
    }),
  )
}

async function runAll(
  samples: readonly TwoslashSample[],
  run: RunTwoslash,
  { file, pre }: { readonly file: VFile; readonly pre: Element | undefined },
): Promise<readonly Answered[]> {
  const refuse = (reason: string, help: string): readonly Answered[] => {
    // The samples are still shown, without types, as where `twoslash` is an unknown word.
    report(file, pre, { rule: 'code-meta', reason, help, word: 'twoslash' })
    return []
  }
  if (samples.length === 0) return []
  try {
    const answered = await run(samples)
    if ('reason' in answered)
      return refuse(`\`twoslash\` has no effect, because ${answered.reason}.`, answered.help)
    const dependencies = (file.data.dependencies ??= [])
    const paths = new Set(dependencies.map(({ path }) => path))
    for (const one of answered.flatMap((each) => each.dependencies)) {
      if (!paths.has(one.path)) dependencies.push(one)
      paths.add(one.path)
    }
    return answered
  } catch (error) {
    return refuse(
      `TypeScript could not read the samples of this page: ${toErrorMessage(error)}`,
      'Install the latest version: `npm install --save-dev typescript@latest`.',
    )
  }
}

/** The files of a fence, with those of earlier fences that it imports; undefined after a refused name. */
function toSample(
  { pre, word = '', meta, code }: TwoslashFence,
  notation: TwoslashNotation,
  file: VFile,
): TwoslashSample | undefined {
  const line = pre.position?.start.line ?? 1
  const page = markContentPath(file.path)
  const known = createSamples(page, file.data.fences ?? []).find(({ fence }) => fence.line === line)
  // A file that the fence includes, or a fence of a partial.
  const own = { lang: word, meta, value: code, line, indent: 0 }
  const sample = known?.fence.value === code ? known : createSamples(page, [own])[0]
  for (const { written, offset } of sample?.refused ?? [])
    report(file, pre, {
      rule: 'sample-name',
      ...describeSampleName(written),
      lineOffset: offset,
      word: written,
    })
  return sample === undefined || sample.refused.length > 0
    ? undefined
    : { files: sample.files, line, notation }
}

/** Nothing of what the compiler says is shown, because it may quote the file. */
function reportForbidden({ pre, code }: TwoslashFence, file: VFile): void {
  const { line, written } = findLeavingName(code) ?? { line: 0, written: 'twoslash' }
  report(file, pre, {
    rule: 'outside-site',
    ...describeForbidden(line === 0 ? undefined : written),
    lineOffset: line,
    word: written,
  })
}
