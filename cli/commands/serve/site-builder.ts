// Builds a site in memory, again and again. Enters: what was changed on disk. Leaves: all files and findings.
// Knows the order of stages and what an edit leaves valid; not what pages mean.
import { isAbsolute, join, relative } from 'node:path'
import { bundleRuntime } from '../../bundle/bundle-runtime.ts'
import { openCache } from '../../cache/open-cache.ts'
import { createNoCache } from '../../cache/no-cache.ts'
import { createVariants } from '../../content/sources/doc-variants.ts'
import { loadConfig, type LoadConfigOptions } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { toolVersion } from '../../config/tool-version.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ClientBundle } from '../../model/output.ts'
import type { OutputPath } from '../../model/paths.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import type { CompiledPage } from '../../pipeline/compile-page.ts'
import { prepareSite, type PreparedSite } from '../../pipeline/prepare-site.ts'
import { renderSite, type PageMemory, type RenderedSite } from '../../pipeline/render-site.ts'
import type { SiteBuilder, SiteFile, SiteUpdate } from './serve-contract.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'

/** What the last good build leaves to the next. */
interface Kept {
  readonly config: ResolvedConfig
  readonly prepared: PreparedSite
  readonly bundle: ClientBundle
  readonly bundleFindings: readonly Diagnostic[]
}

const isPage = (path: string): boolean => /\.(?:md|mdx|markdown)$/i.test(path)

function isBelow(path: string, folder: string): boolean {
  const rest = relative(folder, path)
  return rest === '' || (!rest.startsWith('..') && !isAbsolute(rest))
}

/** Only Markdown below the docs was changed, so everything else still holds. */
function isContentEdit(changed: ReadonlySet<string> | 'all', config: ResolvedConfig): boolean {
  return (
    changed !== 'all' && [...changed].every((path) => isPage(path) && isBelow(path, config.siteDir))
  )
}

function watchedPaths(config: ResolvedConfig): string[] {
  const { siteDir, docs, pagesPath, staticDirectories, customCss } = config
  const folders = createVariants(config).map(({ folder }) => folder)
  return [
    docs.path,
    pagesPath,
    config.configFile ?? 'site.config.ts',
    ...folders,
    ...staticDirectories,
    ...customCss,
    ...Object.values(config.components),
    ...Object.values(config.theme.slots),
    ...config.locales.flatMap(({ messages }) => messages ?? []),
    ...config.markdown.docblockSources,
  ].map((path) => join(siteDir, path))
}

function collectFiles(rendered: RenderedSite, siteDir: string): Map<OutputPath, SiteFile> {
  const files = new Map<OutputPath, SiteFile>()
  for (const { source, output } of rendered.copies)
    files.set(output, { path: output, from: join(siteDir, source) })
  for (const file of [...rendered.files, ...rendered.redirectPages, ...rendered.pages()])
    files.set(file.path, file)
  return files
}

function failed(
  config: ResolvedConfig | undefined,
  diagnostics: readonly Diagnostic[],
  siteDir: string,
): SiteUpdate {
  return {
    files: new Map(),
    diagnostics,
    watch: config ? watchedPaths(config) : [siteDir],
    baseUrl: config?.baseUrl ?? '/',
    trailingSlash: config?.trailingSlash,
  }
}

/** A builder for the development server; drafts are built, and `cache: false` makes everything anew at the start. */
export async function createSiteBuilder(
  options: LoadConfigOptions,
  { cache: useCache }: { readonly cache: boolean },
): Promise<SiteBuilder> {
  const memory = new Map<string, CompiledPage>()
  const rendered: PageMemory = new Map()
  const cacheDir = join(options.siteDir, '.docs-ssg')
  const cache = useCache ? await openCache(cacheDir, toolVersion) : createNoCache()
  let kept: Kept | undefined

  const bundleOf = async (prepared: PreparedSite, isEdit: boolean) => {
    if (isEdit && kept) return { bundle: kept.bundle, diagnostics: kept.bundleFindings }
    const { site, stylesheets, messages } = prepared
    return bundleRuntime(site.config, { cache, stylesheets, messages })
  }

  return {
    build: async (changed) => {
      const isEdit = kept !== undefined && isContentEdit(changed, kept.config)
      const loaded =
        isEdit && kept
          ? { kind: 'loaded' as const, config: kept.config }
          : await loadConfig(options)
      if (loaded.kind === 'invalid')
        return failed(kept?.config, loaded.diagnostics, options.siteDir)
      const { config } = loaded
      const tools = { cache, memory, timer: createStageTimer() }
      const prepared = await prepareSite(
        config,
        tools,
        isEdit ? kept?.prepared.unchanged : undefined,
      )
      const { bundle, diagnostics } = await bundleOf(prepared, isEdit)
      await cache.commit()
      const before = [...prepared.diagnostics, ...diagnostics]
      if (!bundle) return failed(config, finalizeDiagnostics(before, config), options.siteDir)
      const site = renderSite(prepared, bundle, rendered)
      kept = { config, prepared, bundle, bundleFindings: diagnostics }
      return {
        files: collectFiles(site, config.siteDir),
        diagnostics: finalizeDiagnostics([...before, ...site.diagnostics], config),
        watch: [
          ...watchedPaths(config),
          ...prepared.stylesheets.map((path) => join(config.siteDir, path)),
        ],
        baseUrl: config.baseUrl,
        trailingSlash: config.trailingSlash,
      }
    },
  }
}
