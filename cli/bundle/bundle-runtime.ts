// The browser's files. Enters: the configuration. Leaves: ClientBundle, by esbuild or from the cache.
// Must not know pages: the same bundle serves them all.
import type { BuildFailure } from 'esbuild'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientBundle } from '../model/output.ts'
import { toPlace } from '../report/diagnostic.ts'
import { hashBundleInput, type SiteParts, toBundleInput } from './bundle-input.ts'
import { clientOptions, lazyOptions } from './bundle-options.ts'
import { type BundleCache, loadBundle, saveBundle } from './cached-bundle.ts'
import { toClientBundle } from './client-bundle.ts'
import { findSiteIslands } from './site-islands.ts'
import { bundleRules } from './bundle-rules.ts'

export type BundleResult =
  | { readonly bundle: ClientBundle; readonly diagnostics: readonly Diagnostic[] }
  | { readonly bundle: undefined; readonly diagnostics: readonly Diagnostic[] }

interface BundleHost extends Partial<SiteParts> {
  readonly cache?: BundleCache
}

/** Bundle script and styles; nothing is bundled while every input is what it was. A fault names the site's file. */
export async function bundleRuntime(
  config: ResolvedConfig,
  { cache, stylesheets = [], messages = {} }: BundleHost = {},
): Promise<BundleResult> {
  const islands = await findSiteIslands(config)
  const input = toBundleInput(config, islands, { stylesheets, messages })
  const key = hashBundleInput(input)
  const cached = cache && (await loadBundle(cache, key, config.siteDir))
  if (cached) return { bundle: cached, diagnostics: [] }

  try {
    const { build } = await import('esbuild')
    const lazy = await build(lazyOptions(input))
    const client = await build(clientOptions(input, lazy.metafile))
    const bundle = toClientBundle([...lazy.outputFiles, ...client.outputFiles], config)
    if (cache) {
      const inputs = [lazy, client].flatMap(({ metafile }) => Object.keys(metafile.inputs))
      await saveBundle(cache, { key, bundle, inputs }, config.siteDir)
    }
    const warnings = [...lazy.warnings, ...client.warnings]
    return { bundle, diagnostics: warnings.map((warning) => toDiagnostic(warning, 'warning')) }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return {
      bundle: undefined,
      diagnostics: error.errors.map((fault) => toDiagnostic(fault, 'error')),
    }
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

type Message = BuildFailure['errors'][number]

function toDiagnostic(fault: Message, severity: 'error' | 'warning'): Diagnostic {
  const at = fault.location
  const rule = severity === 'error' ? bundleRules.bundle : bundleRules['bundle-warning']
  return rule.report({
    message: fault.text,
    help: fault.notes[0]?.text ?? 'The browser could not load this; mend the file and build again.',
    // esbuild counts columns from 0, in bytes.
    ...(at ? { place: toPlace(at.file, { line: at.line, column: at.column + 1 }) } : {}),
  })
}
