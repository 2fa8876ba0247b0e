// Enters: the site's folder and what the command line says. Leaves: a ResolvedConfig in which every option is set
// and every path absolute, or all that is wrong with the config. Must not know what a build does with it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { checkConfig, type CheckedConfig } from './check-config.ts'
import { checkOptions } from './check-options.ts'
import { compileConfig } from './compile-config.ts'
import { readCompiledConfig, toHash, writeCompiledConfig } from './compiled-config-cache.ts'
import { evaluateConfig } from './evaluate-config.ts'
import { findConfigFile, findPackageDir } from './find-config.ts'
import { createKeyLocator } from './find-key-place.ts'
import type { ResolvedConfig } from './schema/schema.ts'
import { configRules } from './config-rules.ts'

/** What the command line says about the site; a relative path counts from `workingDir`. */
export interface LoadConfigOptions {
  /** Absolute. */
  readonly siteDir: string
  /** Instead of `site.config.*` in the site's folder. Absolute. */
  readonly configFile?: string | undefined
  /** Absolute; `build` in the site's folder when left out. */
  readonly outDir?: string | undefined
  /** Replaces `baseUrl` of the config. */
  readonly baseUrl?: string | undefined
  readonly minify?: boolean | undefined
  readonly drafts?: boolean | undefined
}

export type LoadConfigResult =
  | { readonly kind: 'loaded'; readonly config: ResolvedConfig }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

/** Find, compile, run, check and resolve the config of a site; without a config file, the defaults. */
export async function loadConfig(options: LoadConfigOptions): Promise<LoadConfigResult> {
  const { siteDir } = options
  const cacheDir = resolve(siteDir, '.docs-ssg')
  if (!isFolder(siteDir)) return missing(siteDir, 'is not a folder, so there is no site in it.')
  const file = options.configFile ?? findConfigFile(siteDir)
  if (file === undefined)
    return resolveConfig(withoutConfig(siteDir), { options, source: undefined })
  if (!existsSync(file)) return missing(file, 'does not exist, so no config can be read from it.')

  const kept = await readCompiledConfig(cacheDir, file)
  const compiled = kept ?? (await compileConfig(file, siteDir))
  if ('kind' in compiled && compiled.kind === 'invalid') return compiled
  const config = 'kind' in compiled ? compiled.config : compiled
  if (!kept) await writeCompiledConfig(cacheDir, file, config)

  const configFile = toPosix(relative(siteDir, file))
  const evaluated = await evaluateConfig(config, { siteDir, configFile })
  if (evaluated.kind === 'invalid') return evaluated
  return resolveConfig(evaluated.value, {
    options,
    source: { file, configFile, code: config.code },
  })
}

interface ResolveContext {
  readonly options: LoadConfigOptions
  /** Absolute path, path below the site's folder, compiled text; undefined without a config file. */
  readonly source:
    { readonly file: string; readonly configFile: string; readonly code: string } | undefined
}

function resolveConfig(value: unknown, { options, source }: ResolveContext): LoadConfigResult {
  const { siteDir } = options
  const overridden = withOverrides(value, options)
  const text = source ? readFileSync(source.file, 'utf8') : ''
  const toKeyPlace = createKeyLocator(source?.configFile ?? 'site.config.ts', text)
  const checked = checkConfig(overridden, toKeyPlace)
  if (checked.kind === 'invalid') return checked
  const diagnostics = checkOptions(checked.config, { siteDir, toKeyPlace })
  if (diagnostics.length > 0) return { kind: 'invalid', diagnostics }

  const { minify = true, drafts = false } = options
  const site = normalize(checked.config)
  return {
    kind: 'loaded',
    config: {
      ...site,
      siteDir,
      outDir: options.outDir ?? resolve(siteDir, 'build'),
      cacheDir: resolve(siteDir, '.docs-ssg'),
      packageDir: findPackageDir(import.meta.url),
      configFile: source?.configFile,
      ...(source ? { configText: text } : {}),
      configHash: toHash(`${source?.code ?? ''}\n${stringify({ site, minify, drafts })}`),
      minify,
      drafts,
    },
  }
}

/** Slashes as the rest of the program counts on them. */
function normalize(config: CheckedConfig): CheckedConfig {
  const { origin } = new URL(config.url)
  const path = config.baseUrl.split('/').filter((part) => part !== '')
  return { ...config, url: origin, baseUrl: path.length === 0 ? '/' : `/${path.join('/')}/` }
}

function withOverrides(value: unknown, { baseUrl }: LoadConfigOptions): unknown {
  const isObject = typeof value === 'object' && value !== null
  return baseUrl === undefined || !isObject ? value : { ...value, baseUrl }
}

/** People try a tool before they configure it: the docs are in `docs/`, or the folder itself is the docs. */
function withoutConfig(siteDir: string): unknown {
  if (isFolder(resolve(siteDir, 'docs'))) return {}
  const exclude = ['**/_*', '**/_*/**', '**/.*/**', '**/node_modules/**', 'build/**']
  return { docs: { path: '.', exclude } }
}

/** Functions count with their source, so that a changed plugin changes the hash. */
function stringify(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'function' ? part.toString() : part,
  )
}

function missing(path: string, why: string): LoadConfigResult {
  const diagnostic = configRules['config-missing'].report({
    message: `\`${path}\` ${why}`,
    help: 'Check the path on the command line.',
    data: { actual: path },
  })
  return { kind: 'invalid', diagnostics: [diagnostic] }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const toPosix = (path: string): string => path.split(sep).join('/')
