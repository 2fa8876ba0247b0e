// The browser's files. Enters: the configuration. Leaves: ClientBundle, from esbuild or from the
// cache. Must not know pages: the same bundle serves them all.
import type { BuildFailure } from 'esbuild'
import { mergeGraphs, toCodeGraph } from '../cache/code-graph.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientBundle } from '../model/output.ts'
import { toPlace } from '../report/diagnostic.ts'
import { toSourceFile } from './asset-imports.ts'
import { hashBundleInput, type SiteParts, toBundleInput } from './bundle-input.ts'
import { lazyOptions, nodePathsOf, singleFileOptions, workerOptions } from './bundle-options.ts'
import { type BundleCache, loadBundle, saveBundle } from './cached-bundle.ts'
import { toClientBundle } from './client-bundle.ts'
import type { SiteIsland } from './islands/site-island.ts'
import { bundleRules } from './bundle-rules.ts'
import { createThemeStyles } from './theme-styles.ts'
import { measureIslands } from './islands/measure-islands.ts'
import { addLicenses } from './site-licenses.ts'
import { isBuildFailure } from './is-build-failure.ts'

export type BundleResult =
  | { readonly bundle: ClientBundle; readonly diagnostics: readonly Diagnostic[] }
  | { readonly bundle: undefined; readonly diagnostics: readonly Diagnostic[] }

interface BundleOptions extends Partial<SiteParts> {
  /** The components that the browser runs, each once. */
  readonly islands?: readonly SiteIsland[]
  readonly cache?: BundleCache
}

/**
 * Bundle scripts and styles; the cache is used as long as no input changes. Errors name the site's
 * file.
 */
export async function bundleRuntime(
  config: ResolvedConfig,
  { cache, islands = [], stylesheets = [], messages = {} }: BundleOptions = {},
): Promise<BundleResult> {
  const { diagnostics, ...styles } = await createThemeStyles(config, cache)
  const input = toBundleInput(config, islands, { stylesheets, messages, ...styles })
  const key = hashBundleInput(input)
  const cached = cache && loadBundle(cache, key, config.siteDir)
  if (cached) return { bundle: cached, diagnostics }

  try {
    const { build } = await import('esbuild')
    const lazy = await build(lazyOptions(input))
    const search = await build(singleFileOptions(input, 'search/open-search.ts', [lazy.metafile]))
    const client = await build(
      singleFileOptions(input, 'client.ts', [lazy.metafile, search.metafile]),
    )
    const worker = await build(workerOptions(input))
    const builds = [lazy, search, worker, client]
    const licensed = await addLicenses(builds, input)
    const sizes = measureIslands(lazy.metafile, input)
    const made = toClientBundle(licensed.outputs, config, input.preloads)
    const bundle = sizes ? { ...made, islandSizes: sizes } : made
    const warnings = builds.flatMap((built) => built.warnings)
    // A bundle from the cache has no warnings, and they must not disappear.
    if (cache && warnings.length === 0) {
      const { siteDir } = config
      const graph = mergeGraphs([
        ...builds.map(({ metafile }) => toCodeGraph(metafile, siteDir, toSourceFile)),
        { files: licensed.files, imports: [] },
      ])
      saveBundle(cache, { key, bundle, graph, nodePaths: nodePathsOf(input) }, siteDir)
    }
    const found = warnings.map((warning) => toDiagnostic(warning, 'warning'))
    return { bundle, diagnostics: [...diagnostics, ...found] }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return {
      bundle: undefined,
      diagnostics: [...diagnostics, ...error.errors.map((found) => toDiagnostic(found, 'error'))],
    }
  }
}

type Message = BuildFailure['errors'][number]

function toDiagnostic(found: Message, severity: 'error' | 'warning'): Diagnostic {
  const at = found.location
  const rule = severity === 'error' ? bundleRules.bundle : bundleRules['bundle-warning']
  return rule.report({
    message: found.text,
    help: found.notes[0]?.text ?? 'Fix the file: browsers could not load it.',
    // esbuild counts columns from 0, in bytes.
    ...(at ? { place: toPlace(at.file, { line: at.line, column: at.column + 1 }) } : {}),
  })
}
