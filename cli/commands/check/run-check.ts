import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CommandRequest } from '../../command-line/requests.ts'
import { loadConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { formatBaseline, parseBaseline, subtractBaseline } from '../../report/baseline.ts'
import { countDiagnostics, formatCounts } from '../../report/count-diagnostics.ts'
import { isFailure } from '../../report/diagnostic.ts'
import { printError } from '../../report/print-error.ts'
import { formatReport } from '../../report/format-report.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { SampleCounts } from '../../checks/samples/check-samples.ts'
import type { Relevance } from '../../checks/search/check-relevance.ts'
import { ruleOf } from '../../checks/all-rules.ts'
import { compareSites } from '../../compare/compare-sites.ts'
import { formatDifference } from '../../compare/format-difference.ts'
import { readComparedSite } from '../../compare/read-site.ts'
import { check, type CheckResult } from './check.ts'
import type { CommandContext } from '../execute.ts'
import { fixSite } from '../../fix/fix-site.ts'
import { formatStats } from './format-stats.ts'
import { createSourceReader } from '../../report/read-source-text.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'

type CheckRequest = Extract<CommandRequest, { kind: 'check' }>

/** Check a site and report in the format that was asked for; a broken config is reported the same way. */
export async function runCheck(request: CheckRequest, context: CommandContext): Promise<ExitCode> {
  const { site, cache, strict, updateLock, extras } = request
  const { terminal, signal, pid } = context
  const loaded = await loadConfig(site)
  if (loaded.kind === 'invalid') {
    const { diagnostics } = loaded
    printError('config error', formatCounts(countDiagnostics(diagnostics)), terminal)
    await report({ diagnostics, pageCount: 0 }, request, context)
    return 2
  }
  const onProgress = (text: string): void => terminal.progress(text)
  const options = { cache, updateLock, extras, pid, signal, onProgress }
  const checked = await checkAndFix(loaded.config, options, terminal)
  terminal.progress('')
  if (signal.aborted) return 130
  const fresh = applyBaseline(checked.diagnostics, request, terminal)
  if (!fresh) return 2
  const result = { ...checked, diagnostics: fresh }
  const isFailed = result.diagnostics.some((found) => isFailure(found, strict))
  if (isFailed) {
    printError('findings', formatCounts(countDiagnostics(result.diagnostics)), terminal)
  }
  if (result.samples && request.format === 'pretty')
    terminal.printError(formatSampleCounts(result.samples))
  if (request.format === 'pretty')
    for (const figures of result.relevance) terminal.printError(formatRelevance(figures))
  if (extras.stats !== undefined) {
    const stats = formatStats({ ...result, weights: checked.weights?.() ?? [] })
    if (!(await writeReport(extras.stats, stats, terminal))) return 2
  }
  if (request.against !== undefined) return compare(request.against, result, context)
  const isWritten = await report(result, request, context)
  if (!isWritten) return 2
  return isFailed ? 1 : 0
}

/** Mend what `--fix` may mend, say what was done, and check again what is left. */
async function checkAndFix(
  config: ResolvedConfig,
  options: Parameters<typeof check>[1] & Pick<CheckRequest, 'extras'>,
  terminal: CommandContext['terminal'],
): Promise<CheckResult> {
  const checked = await check(config, options)
  const fixed = fixSite(checked.site, checked.diagnostics, options.extras.fix)
  if (fixed.length === 0) return checked
  for (const line of fixed) terminal.printError(`fixed ${line}`)
  return check(config, options)
}

/** Print what changes for readers of the site at `path`, as Markdown; fails as the findings do. */
function compare(
  path: string,
  { compared, diagnostics }: Pick<CheckResult, 'compared' | 'diagnostics'>,
  { terminal }: CommandContext,
): ExitCode {
  const before = readComparedSite(path)
  if (!before) {
    printError('usage error', `\`${path}\` is no built site and no \`routes.json\``, terminal)
    return 2
  }
  const findings = diagnostics.map(
    ({ place, rule, message }) =>
      `\`${place ? `${place.path}:${place.line}` : 'site'}\` ${rule}: ${message}`,
  )
  if (compared)
    terminal.print(formatDifference(compareSites(before, compared()), findings).trimEnd())
  return diagnostics.some((found) => isFailure(found, false)) ? 1 : 0
}

/** The findings that are not in the baseline; undefined after a complaint that there is none. */
function applyBaseline(
  found: readonly Diagnostic[],
  { baseline, updateBaseline }: CheckRequest,
  terminal: CommandContext['terminal'],
): readonly Diagnostic[] | undefined {
  if (updateBaseline && baseline === undefined) {
    printError('usage error', '`--update-baseline` needs `--baseline <file>`', terminal)
    return undefined
  }
  if (baseline === undefined) return found
  if (updateBaseline) {
    writeFileSync(baseline, formatBaseline(found))
    return []
  }
  const known = existsSync(baseline) ? parseBaseline(readFileSync(baseline, 'utf8')) : undefined
  if (known) return subtractBaseline(found, known)
  printError(
    'usage error',
    `\`${baseline}\` is no baseline; make it with \`--update-baseline\``,
    terminal,
  )
  return undefined
}

/** `Samples: 640 compiled (612 from the cache), 71 run, 3 opted out.` */
function formatSampleCounts({ checked, run, optedOut, cached }: SampleCounts): string {
  return `Samples: ${checked} compiled (${cached} from the cache), ${run} run, ${optedOut} opted out.`
}

/** `Search: 62 queries of \`measure\`, MRR 0.941, success@5 0.984.` */
function formatRelevance({ set, queries, mrr, successAt5 }: Relevance): string {
  return `Search: ${queries} queries of \`${set}\`, MRR ${mrr.toFixed(3)}, success@5 ${successAt5.toFixed(3)}.`
}

/** False after a complaint that the file cannot be written. */
async function report(
  result: { readonly diagnostics: readonly Diagnostic[]; readonly pageCount: number },
  { format, output, site }: CheckRequest,
  { terminal, version }: CommandContext,
): Promise<boolean> {
  const text = formatReport(result.diagnostics, {
    format,
    colors: terminal.colors && output === undefined,
    pages: result.pageCount,
    version,
    ruleOf,
    readSource: createSourceReader(site.siteDir),
  })
  if (output !== undefined) return writeReport(output, `${text}\n`, terminal)
  if (text !== '') terminal.print(text)
  return true
}

/** False after a complaint that the file cannot be written. */
async function writeReport(
  output: string,
  text: string,
  terminal: CommandContext['terminal'],
): Promise<boolean> {
  try {
    await mkdir(dirname(output), { recursive: true })
    await writeFile(output, text)
    return true
  } catch (error) {
    const reason = toErrorMessage(error)
    printError('usage error', `the report cannot be written to \`${output}\`: ${reason}`, terminal)
    return false
  }
}
