// Room: site.config.ts -> ResolvedConfig
// Given the site's folder and the flags, it returns a ResolvedConfig in which every option is set
// and every path is absolute, or all errors of the config. It must not know what a build does with
// it.
import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isFolder, isReadableFolder } from '../gate/is-folder.ts'
import { refuseFile } from '../gate/report-refusal.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { hashRecord } from '../cache/dependency-record.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { hashOf } from '../primitives/hash.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { checkEarlyFiles, checkOwnFiles } from './validation/check-own-files.ts'
import { checkSiteConfig } from './validation/check-site-config.ts'
import { checkValues } from './validation/check-values.ts'
import { formatOptionKey } from '../schema/option-key.ts'
import { compileConfig } from './loading/compile-config.ts'
import { readCompiledConfig, writeCompiledConfig } from './loading/compiled-config-cache.ts'
import { configRules } from './config-rules.ts'
import { evaluateConfig } from './loading/evaluate-config.ts'
import { extendConfig } from './loading/extend-config.ts'
import { findConfigFile, findPackageDir } from './loading/find-config.ts'
import { locateOptions, type ToSource } from './loading/locate-options.ts'
import { reportMissing, reportSecond, reportUnread } from './loading/missing-config.ts'
import { nameSiteCode } from './loading/name-plugins.ts'
import { normalizeConfig } from './normalize-config.ts'
import { readHeadForms } from './validation/read-head-forms.ts'
import { pageSettings, type RunSettings, toRunSettings } from '../schema/run-flags.ts'
import type { OptionPlaces, ResolvedConfig } from '../schema/schema.ts'
import { createSourceLocator } from './loading/source-place.ts'
import { stringifyConfig } from './stringify-config.ts'

/** The flags about the site. */
export interface LoadConfigOptions extends Partial<RunSettings> {
  /** Absolute. */
  readonly siteDir: string
  /** Instead of `site.config.*` in the site's folder. Absolute. */
  readonly configFile?: string | undefined
  /** Absolute; `build` in the site's folder by default. */
  readonly outDir?: string | undefined
  /** Replaces `baseUrl` of the config. */
  readonly baseUrl?: string | undefined
  /** Folders of translations may be missing, because the command creates them. */
  readonly createsTranslations?: boolean | undefined
  /** Seconds that the config, a page or a file of code may take; the defaults when left out. */
  readonly timeLimit?: number | undefined
}

export type LoadConfigResult =
  | { readonly kind: 'loaded'; readonly config: ResolvedConfig }
  | {
      readonly kind: 'invalid'
      readonly diagnostics: readonly Diagnostic[]
      /** Files and folders that the options name, absolute, if the options could be read. */
      readonly named?: readonly string[]
    }

interface ConfigContext {
  /** Called if the config has to be compiled, which another process does. */
  readonly whileCompiling?: (() => Promise<unknown>) | undefined
  /** Ids that `checks.rules` may contain; without them the ids are not checked. */
  readonly ruleIds?: ReadonlySet<string>
}

/** Find, compile, run, check and resolve the config of a site; the defaults without a file. */
export async function loadConfig(
  options: LoadConfigOptions,
  context: ConfigContext = {},
): Promise<LoadConfigResult> {
  const { siteDir } = options
  const unusable = reportUnusableFolder(siteDir)
  if (unusable) return invalid(unusable)
  const file = options.configFile ?? findConfigFile(siteDir)
  const refused = checkEarlyFiles(siteDir, file)
  if (refused.length > 0) return { kind: 'invalid', diagnostics: refused }
  if (file === undefined) {
    const unread = reportUnread(siteDir)
    if (unread) return invalid(unread)
    return resolveConfig({ value: withoutConfig(siteDir), options, context, source: noSource })
  }
  const second =
    options.configFile === undefined ? reportSecond(siteDir, basename(file)) : undefined
  if (second) return invalid(second)
  if (!existsSync(file))
    return invalid(reportMissing(file, 'does not exist, so no config can be read from it.'))

  const compiled = await compileOrReuse(file, siteDir, context)
  if (compiled.kind === 'invalid') return compiled
  const { config } = compiled
  const configFile = posixRelative(siteDir, file)
  const evaluated = await evaluateConfig(config, { siteDir, configFile })
  if (evaluated.kind === 'invalid') return evaluated
  const toSource = createSourceLocator(config.map, { siteDir, configFile })
  const places = locateOptions(config.code, toSource)
  const dependenciesHash = hashRecord(config.dependencies)
  const source = { configFile, code: config.code, dependenciesHash, places, toSource }
  const extended = await extendConfig(evaluated.value, {
    siteDir,
    packageDir: findPackageDir(import.meta.url),
    toSource,
    placeOf: (key) => placeOfOption({ configFile, optionPlaces: places }, key),
  })
  if (extended.kind === 'invalid') return extended
  return resolveConfig({ value: extended.value, options, context, source })
}

async function compileOrReuse(
  file: string,
  siteDir: string,
  { whileCompiling }: ConfigContext,
): Promise<Awaited<ReturnType<typeof compileConfig>>> {
  const folders = { siteDir, cacheDir: resolve(siteDir, '.docs-ssg') }
  const cached = await readCompiledConfig(folders, file)
  if (cached) return { kind: 'compiled', config: cached }
  const started = Date.now()
  const made = await compileConfig(file, siteDir, whileCompiling)
  if (made.kind === 'compiled') await writeCompiledConfig(folders, { file, started }, made.config)
  return made
}

interface ConfigSource {
  /** Relative to the site's folder; undefined without a config file. */
  readonly configFile: string | undefined
  /** Compiled. */
  readonly code: string
  /** Changes with the files that it imports, those of packages included. */
  readonly dependenciesHash: string
  readonly places: OptionPlaces
  readonly toSource: ToSource
}

const noSource: ConfigSource = {
  configFile: undefined,
  code: '',
  dependenciesHash: '',
  places: new Map(),
  toSource: () => undefined,
}

interface ResolveInput {
  readonly value: unknown
  readonly options: LoadConfigOptions
  readonly context: ConfigContext
  readonly source: ConfigSource
}

async function resolveConfig({
  value,
  options,
  context,
  source,
}: ResolveInput): Promise<LoadConfigResult> {
  const { siteDir } = options
  const { configFile } = source
  const broken = reportValues(value, source)
  if (broken.length > 0) return { kind: 'invalid', diagnostics: broken }
  const current = readHeadForms(withOverrides(value, options))
  const optionPlaces = source.places
  const placeOf = (key: string): Place | undefined =>
    placeOfOption({ configFile, optionPlaces }, key)
  const { ruleIds } = context
  const checked = await checkSiteConfig(current, {
    siteDir,
    placeOf,
    createsTranslations: options.createsTranslations,
    ...(ruleIds && { ruleIds }),
  })
  if (checked.kind === 'invalid') return checked

  const settings = toRunSettings(options)
  const packageDir = findPackageDir(import.meta.url)
  const naming = { siteDir, packageDir, placeOf, toSource: source.toSource }
  const site = nameSiteCode(normalizeConfig(checked.config, current), naming)
  const config: ResolvedConfig = {
    ...site,
    siteDir,
    outDir: options.outDir ?? resolve(siteDir, 'build'),
    cacheDir: resolve(siteDir, '.docs-ssg'),
    packageDir,
    configFile,
    optionPlaces,
    // URLs of packages and `import.meta.url` start with the folder, but moving the folder changes no page.
    configHash: hashOf(
      source.code.replaceAll(pathToFileURL(siteDir).href, 'site:'),
      source.dependenciesHash,
      stringifyConfig({ site, ...pageSettings(settings) }),
    ),
    ...settings,
  }
  const refused = checkOwnFiles(config, placeOf)
  return refused.length > 0 ? { kind: 'invalid', diagnostics: refused } : { kind: 'loaded', config }
}

function withOverrides(value: unknown, { baseUrl }: LoadConfigOptions): unknown {
  const isObject = typeof value === 'object' && value !== null
  return baseUrl === undefined || !isObject ? value : { ...value, baseUrl }
}

/**
 * People try a tool before they configure it, so docs are read from `docs/`, or else from the folder itself.
 */
function withoutConfig(siteDir: string): unknown {
  if (isFolder(resolve(siteDir, 'docs'))) return {}
  const exclude = ['**/_*', '**/_*/**', '**/.*/**', '**/node_modules/**', 'build/**']
  return { docs: { path: '.', exclude } }
}

/** Without this, each file that the folder could contain would be reported. */
function reportUnusableFolder(siteDir: string): Diagnostic | undefined {
  if (!isFolder(siteDir)) {
    const state = existsSync(siteDir) ? 'is not a folder' : 'does not exist'
    return reportMissing(siteDir, `${state}, so it cannot contain a site.`)
  }
  return isReadableFolder(siteDir) ? undefined : refuseFile(siteDir, 'unreadable')
}

function reportValues(value: unknown, { configFile, places }: ConfigSource): readonly Diagnostic[] {
  return checkValues(value).map(({ path, problem }) => {
    const key = formatOptionKey(path)
    const place = placeOfOption({ configFile, optionPlaces: places }, key)
    return configRules['config-value'].report({
      message: `\`${key}\` ${problem}.`,
      data: { actual: key },
      ...(place ? { place } : {}),
    })
  })
}

function invalid(diagnostic: Diagnostic): LoadConfigResult {
  return { kind: 'invalid', diagnostics: [diagnostic] }
}
