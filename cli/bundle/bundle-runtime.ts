// Room: runtime/ and the site's React code -> the browser's files, by esbuild;
// The browser's files. Given the configuration, it returns ClientBundle, from the cache, from the
// package or from esbuild. It must not know pages: the same bundle serves them all.
import type { BuildFailure } from 'esbuild'
import { mergeGraphs } from '../cache/code-graph.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientBundle } from '../model/output.ts'
import { toPlace } from '../report/diagnostic.ts'
import { type BundleInput, hashBundleInput, type SiteParts, toBundleInput } from './bundle-input.ts'
import { nodePathsOf } from './bundle-options.ts'
import { bundleScripts, bundleStyles } from './bundle-part.ts'
import { type BundleCache, loadBundle, saveBundle } from './cached-bundle.ts'
import { toClientBundle } from './client-bundle.ts'
import type { SiteIsland } from './islands/site-island.ts'
import { bundleRules } from './bundle-rules.ts'
import type { BundleScripts } from './served-scripts.ts'
import { loadPrebuilt } from './prebuilt/load-prebuilt.ts'
import { createThemeStyles } from './styles/theme-styles.ts'
import { addLicenses } from './licenses/site-licenses.ts'
import { isBuildFailure } from '../primitives/is-build-failure.ts'

export type BundleResult =
  | {
      readonly bundle: ClientBundle
      /** Its inputs besides files. */
      readonly input: BundleInput
      readonly diagnostics: readonly Diagnostic[]
    }
  | { readonly bundle: undefined; readonly diagnostics: readonly Diagnostic[] }

interface BundleOptions extends Partial<SiteParts> {
  /** The components that the browser runs, each once. */
  readonly islands?: readonly SiteIsland[]
  readonly cache?: BundleCache
  /** Bundles the scripts of a site that is bundled repeatedly. */
  readonly bundleAgain?: BundleScripts | undefined
  /** Runs what stores the bundle in the cache, now or later; now by default. */
  readonly saveWith?: ((save: () => void) => void) | undefined
}

/**
 * Bundle scripts and styles; the cache is used as long as no input changes. Errors name the site's
 * file.
 */
export async function bundleRuntime(
  config: ResolvedConfig,
  {
    cache,
    islands = [],
    stylesheets = [],
    messages = {},
    bundleAgain,
    saveWith = (save) => save(),
  }: BundleOptions = {},
): Promise<BundleResult> {
  const { diagnostics, ...styles } = await createThemeStyles(config, cache)
  const input = toBundleInput(config, islands, { stylesheets, messages, ...styles })
  // Islands that are bundled alone are in other files.
  const again = islands.length > 0 ? bundleAgain : undefined
  const key = hashBundleInput(input, again ? 'islands alone' : '')
  const cached = cache && loadBundle(cache, key, config.siteDir)
  if (cached) return { bundle: cached, input, diagnostics }

  const started = Date.now()
  try {
    const prebuilt = loadPrebuilt(input)
    const scripts = prebuilt.scripts ?? (await (again ?? bundleScripts)(input))
    const parts = [scripts, prebuilt.styles ?? (await bundleStyles(input))]
    const { islandSizes } = scripts
    const made = toClientBundle(addLicenses(parts, input), config, input.preloads)
    const bundle = islandSizes ? { ...made, islandSizes } : made
    const warnings = parts.flatMap((part) => part.warnings)
    const isPrebuilt = prebuilt.scripts !== undefined && prebuilt.styles !== undefined
    // A bundle from the cache has no warnings, and they must not disappear.
    if (cache && !isPrebuilt && warnings.length === 0) {
      const graph = mergeGraphs(parts.map((part) => part.graph))
      const nodePaths = nodePathsOf(input)
      const save = (): void =>
        saveBundle(cache, { key, bundle, graph, nodePaths, started }, config.siteDir)
      saveWith(save)
    }
    const found = warnings.map((warning) => toDiagnostic(warning, 'warning'))
    return { bundle, input, diagnostics: [...diagnostics, ...found] }
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
