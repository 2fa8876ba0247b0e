import { compareSites } from '../../compare/compare-sites.ts'
import { formatDifference } from '../../compare/format-difference.ts'
import { readComparedSite } from '../../compare/read-site.ts'
import { printError } from '../../report/print-error.ts'
import type { Terminal } from '../../report/terminal.ts'
import { type CheckRequest, isReportPrinted } from './check-request.ts'
import type { CheckResult } from './check-result.ts'

/**
 * With `--against`, print as Markdown what changes for readers: to standard output, or to standard error when the
 * report is printed there. False after an error about the site to compare with.
 */
export function printComparison(
  { compared, diagnostics }: Pick<CheckResult, 'compared' | 'diagnostics'>,
  request: CheckRequest,
  terminal: Terminal,
): boolean {
  const { against } = request
  if (against === undefined) return true
  const before = readComparedSite(against)
  if (!before) {
    const message = `\`${against}\` is neither a built site nor a \`routes.json\``
    printError('usage error', message, terminal)
    return false
  }
  const lines = diagnostics.map(
    ({ place, rule, message }) =>
      `\`${place ? `${place.path}:${place.line}` : 'site'}\` ${rule}: ${message}`,
  )
  if (!compared) return true
  // A built site doesn't say which problems it had; only a baseline does.
  const title = request.baseline === undefined ? 'Problems of this version' : 'New problems'
  const text = formatDifference(compareSites(before, compared()), { title, lines }).trimEnd()
  if (isReportPrinted(request)) terminal.printError(text)
  else terminal.print(text)
  return true
}
