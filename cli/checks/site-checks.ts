// What is proved beside links. Enters: a rendered site. Leaves: findings, each kind switched on by the config.
// Knows which checks there are; not how they work.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../cache/open-cache.ts'
import { checkInbound } from './inbound/check-inbound.ts'
import { checkLock, formatLock, parseLock } from './lock/check-lock.ts'
import { collectTargets, createLock } from './lock/create-lock.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { toGlobMatcher } from '../primitives/glob.ts'
import { checkApiCoverage } from './api/check-api-coverage.ts'
import { readExports } from './api/read-exports.ts'
import { readTexts } from './inbound/read-texts.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import type { SampleCounts } from './samples/check-samples.ts'
import type { Relevance } from './search/check-relevance.ts'
import { proveSearch } from './search/search-check.ts'
import type { PreparedSite } from '../pipeline/prepare-site.ts'
import type { RenderedSite } from '../pipeline/render-site.ts'
import type { RunningSamples } from './samples/start-samples.ts'
import { lockRules } from './lock/lock-rules.ts'
import { apiRules } from './api/api-rules.ts'

/** What proving needs. */
export interface ProveInput {
  readonly prepared: PreparedSite
  readonly rendered: RenderedSite
  readonly cache: Cache
  readonly samples: RunningSamples | undefined
  /** Write the lock file anew instead of checking it. */
  readonly updateLock?: boolean
}

/** What was proved, and what was found. */
export interface Proof {
  readonly samples: SampleCounts | undefined
  /** How well the search finds what it must, one entry a set of queries. */
  readonly relevance: readonly Relevance[]
  readonly diagnostics: readonly Diagnostic[]
}

function proveLock({ prepared, rendered, updateLock }: ProveInput): readonly Diagnostic[] {
  const { site } = prepared
  const path = site.config.checks.lock as ContentPath
  const file = join(site.config.siteDir, path)
  const current = createLock(site, rendered.staticAnchors)
  if (updateLock === true) {
    writeFileSync(file, formatLock(current))
    return []
  }
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lock = parseLock(text)
  if (!lock)
    return [
      lockRules['unreadable-lock'].report({
        message: `\`${path}\` is not a lock file of this version, so no published address can be checked.`,
        help: 'Restore it from git, or make it anew with `docs-ssg check --update-lock`.',
        place: { path, line: 1, column: 1 },
      }),
    ]
  const redirected = new Set(site.redirects.map(({ from }) => from))
  return checkLock({ lock, current, redirected, path, text })
}

function proveInbound({ prepared, rendered }: ProveInput): readonly Diagnostic[] {
  const { site } = prepared
  const { checks, siteDir, url, baseUrl } = site.config
  if (checks.inbound.length === 0) return []
  return checkInbound({
    files: readTexts(siteDir, checks.inbound),
    origin: url.replace(/\/+$/, ''),
    baseUrl,
    anchors: collectTargets(site, rendered.staticAnchors),
    assets: new Set(rendered.copies.map(({ output }) => output)),
  })
}

function notInstalled(entry: string): Diagnostic {
  return apiRules['api-not-installed'].report({
    message: `\`checks.apiCoverage.entries\` names \`${entry}\`, which is not installed or has no type declarations.`,
    help: 'Install it as a development dependency of the site.',
    data: { actual: entry },
  })
}

function proveApiCoverage({ prepared }: ProveInput): readonly Diagnostic[] {
  const { config, routes } = prepared.site
  const { apiCoverage } = config.checks
  if (!apiCoverage) return []
  const isApiPage = toGlobMatcher(apiCoverage.pages)
  const found = apiCoverage.entries.map(
    (entry) => [entry, readExports(entry, config.siteDir)] as const,
  )
  return [
    ...found.flatMap(([entry, names]) => (names ? [] : [notInstalled(entry)])),
    ...checkApiCoverage({
      exports: new Map(found.flatMap(([entry, names]) => (names ? [[entry, names]] : []))),
      documented: [...routes.values()].flatMap(({ page }) =>
        isApiPage(page.docPath) ? page.terms : [],
      ),
      ignore: apiCoverage.ignore,
      configFile: config.configFile as ContentPath | undefined,
    }),
  ]
}

/** Prove everything the config asks for that can be proved without a browser and before pages are rendered. */
export async function proveSite(input: ProveInput): Promise<Proof> {
  const { site } = input.prepared
  const config: ResolvedConfig = site.config
  const search = proveSearch(input.prepared, input.rendered, input.cache)
  const diagnostics = [
    ...proveLock(input),
    ...proveInbound(input),
    ...proveApiCoverage(input),
    ...(config.checks.apiCoverage ? await loadAndProveOptions(input) : []),
    ...(search?.diagnostics ?? []),
    ...(config.checks.contrast ? await proveContrast(input) : []),
  ]
  const samples = await input.samples?.()
  return {
    samples: samples?.counts,
    relevance: search?.figures ?? [],
    diagnostics: [...diagnostics, ...(samples?.diagnostics ?? [])],
  }
}

async function loadAndProveOptions({ prepared, cache }: ProveInput) {
  const { checkOptionTables } = await import('./api/check-option-tables.ts')
  return checkOptionTables(prepared.site, cache)
}

async function proveContrast({ prepared, rendered }: ProveInput) {
  const { checkContrast } = await import('./contrast/check-contrast.ts')
  const { siteDir, customCss } = prepared.site.config
  const stylesheet = rendered.files.find(({ path }) => /^assets\/styles-[^/]*\.css$/.test(path))
  const sources = customCss.map((path) => ({
    path: path.replace(/^\.\//, '') as ContentPath,
    text: existsSync(join(siteDir, path)) ? readFileSync(join(siteDir, path), 'utf8') : '',
  }))
  const contents = stylesheet?.contents ?? ''
  const css = typeof contents === 'string' ? contents : new TextDecoder().decode(contents)
  return checkContrast({ css, sources })
}
