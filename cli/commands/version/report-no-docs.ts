import { readSources } from '../../content/sources/read-sources.ts'
import { noPages } from '../../content/sources/report-no-pages.ts'
import { ruleOf } from '../../checks/all-rules.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { createVariants } from '../../model/variants/doc-variants.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { findWorkingVersion } from '../../schema/values/working-version.ts'
import { printDiagnostics } from '../print-diagnostics.ts'

/** @returns true after an error about docs that can't be copied, because their folder is missing or has no pages */
export async function reportNoDocs(config: ResolvedConfig, terminal: Terminal): Promise<boolean> {
  const found = await findNoDocs(config)
  if (found.length > 0)
    printDiagnostics('findings', found, { siteDir: config.siteDir, terminal, ruleOf })
  return found.length > 0
}

async function findNoDocs(config: ResolvedConfig): Promise<readonly Diagnostic[]> {
  const working = findWorkingVersion(config.versions)?.name
  const variants = createVariants(config).filter(
    ({ collection, version, locale }) =>
      collection === undefined && version === working && locale === config.locales[0]?.code,
  )
  const { sources, diagnostics } = await readSources(config, undefined, variants)
  if (sources.length > 0) return []
  const missing = diagnostics.filter(({ rule }) => rule === 'missing-docs-folder')
  return missing.length > 0 ? missing : [noPages(variants[0]?.folder ?? '', config)]
}
