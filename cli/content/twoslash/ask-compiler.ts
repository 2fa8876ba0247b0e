// The compiler's knowledge of one sample. Given its files, which are open in the language server,
// and the notation, it returns TwoslashResult. It must not know the disk or elements.
import type { FileError, LanguageServer } from '../../declarations/language-server.ts'
import type { SampleFile } from '../../samples/split-fence.ts'
import type { CodePoint, TwoslashNotation } from '../../samples/read-twoslash.ts'
import { isScript, type OpenFile } from './open-file.ts'
import { readHoverText } from './hover-text.ts'
import type { CodeHover, CodeNote, TwoslashResult } from './twoslash-result.ts'

interface Question {
  readonly server: LanguageServer
  readonly files: readonly OpenFile[]
  readonly notation: TwoslashNotation
  /** Shortens paths of this computer that a text contains. */
  readonly toText: (text: string) => string
}

/** Completions that are listed. */
const MAX_COMPLETIONS = 8

/** Ask the compiler for errors first, then for what the notation points to and for the names that readers see. */
export async function askCompiler(question: Question): Promise<TwoslashResult> {
  const [errors, queries, completions, hovers] = await Promise.all([
    findErrors(question),
    Promise.all(question.notation.queries.map((point) => answerQuery(question, point))),
    Promise.all(question.notation.completions.map((point) => answerCompletion(question, point))),
    findHovers(question),
  ])
  const { tags, marks } = question.notation
  const answers = [...queries, ...completions]
  return {
    hovers,
    notes: [
      ...answers.flatMap(({ note }) => note ?? []),
      ...errors.notes,
      ...tags.map(({ kind, text, line, column }): CodeNote => ({ kind, text, line, column })),
    ],
    marks: [...errors.marks, ...marks.map((one) => ({ ...one, kind: 'highlight' as const }))],
    problems: [...errors.problems, ...answers.flatMap(({ problem }) => problem ?? [])],
  }
}

type Found = Pick<TwoslashResult, 'notes' | 'marks' | 'problems'>
type Problem = TwoslashResult['problems'][number]

interface Answer {
  readonly note?: CodeNote
  readonly problem?: Problem
}

async function findErrors({ server, files, notation, toText }: Question): Promise<Found> {
  const { expected, ignored } = notation
  const found: { -readonly [Key in keyof Found]: Found[Key][number][] } = {
    notes: [],
    marks: [],
    problems: [],
  }
  const seen = new Set<number>()
  for (const file of files.filter(isScript)) {
    for (const { range, code, message } of await server.errors(file.path)) {
      seen.add(code)
      const line = file.start === 0 ? 0 : file.start + range.start.line
      const { character: column } = range.start
      const text = toText(message)
      if (ignored === 'all' || ignored.includes(code)) continue
      if (!expected.includes(code))
        found.problems.push(unexpected({ code, text, line, column }, file))
      else if (line > 0) {
        found.notes.push({ kind: 'error', line, column, text: `${text} (TS${String(code)})` })
        found.marks.push({ kind: 'error', line, column, length: lengthOf(range, file) })
      }
    }
  }
  for (const code of expected.filter((one) => !seen.has(one)))
    found.problems.push({
      line: 0,
      reason: `The sample expects the error \`${String(code)}\`, but the compiler doesn’t report it.`,
      help: 'Remove the number, or change the sample so that it shows the error.',
    })
  return found
}

/** A range that spans lines is marked in its first line. */
function lengthOf({ start, end }: FileError['range'], { text }: SampleFile): number {
  const line = text.split('\n')[start.line] ?? ''
  const stop = end.line === start.line ? end.character : line.length
  return Math.max(1, stop - start.character)
}

function unexpected(
  { code, text, line, column }: CodePoint & { readonly code: number; readonly text: string },
  { name, start }: OpenFile,
): Problem {
  const place = start === 0 ? ` (in \`${name}\` of an earlier fence)` : ''
  return {
    line,
    column,
    reason: `The sample has an error: ${text}${place}`,
    help: `Fix the sample, or write \`// @errors: ${String(code)}\` in it to show the error to readers.`,
  }
}

/** The file that a point of the fence is in, and the same point in it. */
function locate(
  files: readonly OpenFile[],
  { line, column }: CodePoint,
): { readonly path: string; readonly point: { line: number; character: number } } | undefined {
  const file = files.findLast(({ start }) => start > 0 && start <= line)
  if (file === undefined || !isScript(file)) return undefined
  return { path: file.path, point: { line: line - file.start, character: column } }
}

/** The rest of a line after a quote that is not closed. */
const openString = /^(?:[^"'`]|(["'`])(?:(?!\1).)*\1)*["'`]([^"'`]*)$/

/** The code of the line up to a point in it. */
function textBefore(files: readonly OpenFile[], at: ReturnType<typeof locate>): string {
  const file = files.find(({ path }) => path === at?.path)
  return file?.text.split('\n')[at?.point.line ?? 0]?.slice(0, at?.point.character) ?? ''
}

async function answerQuery(question: Question, point: CodePoint): Promise<Answer> {
  const at = locate(question.files, point)
  const hover = at && (await question.server.hover(at.path, at.point))
  if (!hover)
    return {
      problem: {
        ...point,
        reason: '`^?` points to nothing that has a type.',
        help: 'Move the `^` below the first letter of a name.',
      },
    }
  const { type } = readHoverText(hover.text, question.toText)
  return {
    note: { kind: 'query', line: point.line, column: hover.range.start.character, text: type },
  }
}

async function answerCompletion(question: Question, point: CodePoint): Promise<Answer> {
  const at = locate(question.files, point)
  const code = textBefore(question.files, at)
  // In a path, the compiler completes the names of files, also of those outside the site.
  const isPath = /[./\\]/.test(openString.exec(code)?.[2] ?? '')
  const names = at && !isPath ? await question.server.complete(at.path, at.point) : []
  const prefix = /[\w$]*$/.exec(code)?.[0] ?? ''
  const fitting = names.filter((name) => name.startsWith(prefix))
  if (fitting.length === 0)
    return {
      problem: {
        ...point,
        reason: '`^|` points to where the compiler has nothing to complete.',
        help: 'Move the `^` to where a reader would continue typing: after the last letter.',
      },
    }
  const more = fitting.length - MAX_COMPLETIONS
  const listed = [...fitting.slice(0, MAX_COMPLETIONS), ...(more > 0 ? ['…'] : [])]
  return { note: { kind: 'completion', ...point, text: listed.join('\n') } }
}

const names = /[A-Za-z_$][\w$]*/g

async function findHovers(question: Question): Promise<readonly CodeHover[]> {
  const { notation, files, server } = question
  if (!notation.hasHovers) return []
  const asked = notation.shown.flatMap(({ text, source }) =>
    [...text.matchAll(names)].map(async ({ 0: name, index }): Promise<CodeHover[]> => {
      const at = locate(files, { line: source, column: index })
      const hover = at && (await server.hover(at.path, at.point))
      // In a string, the compiler describes all of it.
      const { start, end } = hover?.range ?? {}
      if (!hover || start?.character !== index || end?.character !== index + name.length) return []
      const { type, docs } = readHoverText(hover.text, question.toText)
      return type === '' ? [] : [{ line: source, column: index, length: name.length, type, docs }]
    }),
  )
  return (await Promise.all(asked)).flat()
}
