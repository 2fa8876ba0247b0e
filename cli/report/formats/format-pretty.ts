// Must not read files: the caller passes a function that returns a file's text.
import { createColors } from 'picocolors'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { formatCount } from '../count-diagnostics.ts'
import { groupRepeats } from './group-repeats.ts'
import { printable, printableName, withoutCommands } from '../printable.ts'
import { sortDiagnostics } from '../sort-diagnostics.ts'
import type { RuleOf } from './report-format.ts'
import { ruleReference } from '../rule-reference.ts'
import { splitLines } from '../../primitives/text/lines.ts'

export interface PrettyOptions {
  readonly colors: boolean
  /** Each diagnostic of one of these rules ends with the command that explains it. */
  readonly ruleOf: RuleOf
  /** Show every diagnostic; otherwise only the first ones of each rule, and the number of the others. */
  readonly all?: boolean
  /** Text of a file of the site; undefined when it cannot be shown. */
  readonly readSource?: (path: ContentPath) => string | undefined
}

type Colors = ReturnType<typeof createColors>

const labelColors = { error: 'red', warning: 'yellow', info: 'blue' } as const

/**
 * Each diagnostic with its line of source, a mark below the column and where its rule is explained,
 * sorted by place.
 */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const colors = createColors(options.colors)
  const sources = new Map<ContentPath, readonly string[]>()
  const lineAt = ({ path, line }: Place): string | undefined => {
    const known = sources.get(path) ?? toLines(options.readSource?.(path))
    sources.set(path, known)
    return known[line - 1]
  }
  const sorted = sortDiagnostics(diagnostics)
  const { shown, repeats } = options.all ? { shown: sorted, repeats: [] } : groupRepeats(sorted)
  return [
    ...shown.map((one) => formatOne(one, { colors, lineAt, ruleOf: options.ruleOf })),
    ...repeats.map((one) => formatRepeats(one, colors)),
  ].join('\n\n')
}

interface FormatTools {
  readonly colors: Colors
  readonly lineAt: (place: Place) => string | undefined
  readonly ruleOf: RuleOf
}

function formatOne(
  { severity, rule, message, help, place, data }: Diagnostic,
  { colors, lineAt, ruleOf }: FormatTools,
): string {
  const label = colors[labelColors[severity]](severity)
  const where = place
    ? [colors.bold(`${printableName(place.path)}:${place.line}:${place.column}`)]
    : []
  // A problem of the file as a whole, which may be a link to a file with secrets: no line is shown.
  const isWholeFile = data?.actual === place?.path
  const source = place && !isWholeFile ? lineAt(place) : undefined
  const frame = place && source !== undefined ? formatFrame(source, place, colors) : []
  return [
    [...where, label, colors.dim(rule)].join('  '),
    ...[message, ...(help === undefined ? [] : [help])].flatMap((text) => indent(printable(text))),
    ...frame,
    // A URL on a separate line, so that a terminal makes it a link and does not break it.
    ...ruleReference(rule, ruleOf).map((line) => colors.dim(`  ${line}`)),
  ].join('\n')
}

/** How many more diagnostics of a rule there are, where the first of them are, and how to see them. */
function formatRepeats(diagnostics: readonly Diagnostic[], colors: Colors): string {
  const places = diagnostics.flatMap(({ place }) =>
    place ? [printableName(`${place.path}:${place.line}`)] : [],
  )
  const first = places.slice(0, 5)
  const others = places.length - first.length
  const more = others > 0 ? ` and ${formatCount(others, 'other')}` : ''
  const count = `${formatCount(diagnostics.length, 'more finding')} of this rule`
  const heads = diagnostics
    .slice(0, 1)
    .map(({ severity, rule }) =>
      [colors[labelColors[severity]](severity), colors.dim(rule), colors.bold(count)].join('  '),
    )
  return [
    ...heads,
    ...(places.length === 0 ? [] : [`  ${first.join(', ')}${more}`]),
    colors.dim('  docs-ssg check --all-findings shows each of them.'),
  ].join('\n')
}

/** The line of source, cut to a window around the column, and a mark below it. */
function formatFrame(source: string, place: Place, colors: Colors): readonly string[] {
  const width = 100
  const start = place.column > width - 20 ? place.column - 40 : 0
  const text = printable(source.slice(start, start + width).replaceAll('\t', ' '))
  // Images and other binary files have no lines to show.
  if (text.trim() === '' || /\uFFFD/.test(source)) return []
  const gutter = `  ${place.line} | `
  const mark = ' '.repeat(Math.max(0, gutter.length - 2 + place.column - 1 - start))
  return [
    colors.dim(`${gutter}${text}`),
    `${mark.slice(0, gutter.length - 2 + width)}  ${colors.red('^')}`,
  ]
}

const indent = (text: string): readonly string[] =>
  text.split('\n').map((line) => `  ${withoutCommands(line)}`)

const toLines = (source: string | undefined): readonly string[] =>
  source === undefined ? [] : splitLines(source)
