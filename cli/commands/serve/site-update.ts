import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { AssetFile } from '../../model/source-file.ts'
import type { EarlySite } from '../../pipeline/early-site.ts'
import type { PipelineResult } from '../../pipeline/run-pipeline.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import type { SiteFile, SiteUpdate, UnfinishedSite } from './serve-contract.ts'
import { watchedPaths } from './watched-paths.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

/** Nothing could be built; the server keeps showing the last good site. */
export function toFailure(
  config: ResolvedConfig | undefined,
  diagnostics: readonly Diagnostic[],
  siteDir: string,
): SiteUpdate {
  return {
    files: new Map(),
    diagnostics: config ? finalizeDiagnostics(diagnostics, config) : diagnostics,
    watch: config ? watchedPaths(config) : [siteDir],
    baseUrl: config?.baseUrl ?? '/',
    trailingSlash: config?.trailingSlash,
  }
}

/** A site as the server shows it. */
export function toUpdate(
  { site: { config }, rendered, code }: Rendered,
  found: readonly Diagnostic[],
): SiteUpdate {
  return {
    files: collectFiles(rendered, config.siteDir),
    diagnostics: finalizeDiagnostics(found, config),
    watch: watchedPaths(config, code.stylesheets),
    baseUrl: config.baseUrl,
    trailingSlash: config.trailingSlash,
  }
}

/** A site whose pages are still being compiled, as the server shows it. */
export function toUnfinished({ config, files, copies, docs, render }: EarlySite): UnfinishedSite {
  const { siteDir, baseUrl, trailingSlash } = config
  return {
    files: new Map([...toCopies(copies, siteDir), ...files].map((file) => [file.path, file])),
    docs: new Set(docs),
    baseUrl,
    trailingSlash,
    render,
  }
}

/** The server refuses links, so one that changes later shows nothing until the next build. */
function toReal(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

function toCopies(copies: readonly AssetFile[], siteDir: string): readonly SiteFile[] {
  return copies.map(({ source, output }) => ({
    path: output,
    from: toReal(join(siteDir, source)),
  }))
}

function collectFiles(rendered: RenderedSite, siteDir: string): Map<OutputPath, SiteFile> {
  const files = new Map<OutputPath, SiteFile>()
  for (const copy of toCopies(rendered.copies, siteDir)) files.set(copy.path, copy)
  for (const file of [...rendered.files, ...rendered.redirectPages, ...rendered.pages()])
    files.set(file.path, file)
  return files
}
