// Room: report -> text for people, and JSON, SARIF, JUnit and annotations of GitHub
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { ReportFormat, RuleOf } from './report-format.ts'
import { createReport } from '../create-report.ts'
import { formatCount, formatCounts } from '../count-diagnostics.ts'
import { formatGithub } from './format-github.ts'
import { formatJunit } from './format-junit.ts'
import { formatPretty } from './format-pretty.ts'
import { formatSarif } from './format-sarif.ts'
import { toRepositoryPaths } from '../places/repository-paths.ts'

export interface ReportOptions {
  readonly format: ReportFormat
  readonly colors: boolean
  /** The number of pages that were checked. */
  readonly pages: number
  /** The version of docs-ssg. */
  readonly version: string
  /** Describes the rules in a SARIF report, and finds their URLs. */
  readonly ruleOf: RuleOf
  /** Show every diagnostic in the format `pretty`; the others are always complete. */
  readonly all?: boolean
  /** The path of the site in its repository, for the formats of CI services; empty at its top. */
  readonly sitePath?: string
  readonly readSource?: (path: ContentPath) => string | undefined
}

/** The report of a check, without a line break at the end. */
export function formatReport(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const report = createReport(diagnostics, options)
  const inRepository = toRepositoryPaths(report, options.sitePath ?? '')
  switch (options.format) {
    case 'json':
      return JSON.stringify(report, undefined, 2)
    case 'github':
      return formatGithub(inRepository, options)
    case 'sarif':
      return formatSarif(inRepository, options)
    case 'junit':
      return formatJunit(inRepository, options)
    case 'pretty': {
      const checked = `Checked ${formatCount(report.summary.pages, 'page')}: ${formatCounts(report.summary)}.`
      const list = formatPretty(diagnostics, options)
      return list === '' ? checked : `${list}\n\n${checked}`
    }
  }
}
