import { basename } from 'node:path'
import { posixRelative } from '../primitives/files/posix-path.ts'
import type { OutputFile as EsbuildFile } from 'esbuild'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { ClientBundle, FontUrl, OutputFile, OutputKind } from '../model/output.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
import type { OutputPath } from '../model/paths.ts'
import { sha256 } from '../primitives/hash.ts'
import type { FontPreload } from './fonts/create-font-styles.ts'
import { findPartStylesheets } from './styles/part-styles.ts'
import { nameByContentHash } from './content-hash.ts'

/** Name the files that esbuild made and sort them by path, so that equal input is equal output. */
export function toClientBundle(
  outputs: readonly Pick<EsbuildFile, 'path' | 'contents'>[],
  config: ResolvedConfig,
  preloads: readonly FontPreload[] = [],
): ClientBundle {
  return describeBundle(nameOutputs(outputs, config), config, preloads)
}

/** Name the files that esbuild made by their contents. */
export function nameOutputs(
  outputs: readonly Pick<EsbuildFile, 'path' | 'contents'>[],
  config: ResolvedConfig,
): readonly OutputFile[] {
  return nameByContentHash(
    outputs.map(({ path, contents }): OutputFile => ({
      path: toBundleOutput(path, config),
      kind: kindOf(path),
      contents,
    })),
  )
}

/** Find the files that pages refer to among those of a bundle. */
export function describeBundle(
  named: readonly OutputFile[],
  config: ResolvedConfig,
  preloads: readonly FontPreload[],
): ClientBundle {
  const files = named.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const entry = files.find(({ path }) => /\/client-[^/]*\.js$/.test(path))
  const styles = files.find(({ path }) => /\/styles-[^/]*\.css$/.test(path))
  const worker = files.find(({ path }) => /\/search-worker-[^/]*\.js$/.test(path))
  const math = files.find(({ path }) => /\/math-[^/]*\.css$/.test(path))
  if (!entry || !styles || !worker)
    throw new Error('The bundle lacks its entry, its style sheet or its search worker.')

  return {
    entryUrl: `${config.baseUrl}${entry.path}`,
    stylesheetUrl: `${config.baseUrl}${styles.path}`,
    searchWorkerUrl: `${config.baseUrl}${worker.path}`,
    partStylesheets: findPartStylesheets(files, config.baseUrl),
    ...(math ? { mathStylesheetUrl: `${config.baseUrl}${math.path}` } : {}),
    ...(preloads.length === 0 ? {} : { fonts: findFonts(files, preloads, config) }),
    buildId: sha256(files.map(({ path }) => `${path}\n`).join('')).slice(0, 16),
    files,
  }
}

/** The published files of the fonts that pages load first. */
function findFonts(
  files: readonly OutputFile[],
  preloads: readonly FontPreload[],
  { baseUrl }: ResolvedConfig,
): readonly FontUrl[] {
  return preloads.flatMap(({ stem, subset }) =>
    files
      .filter(({ path }) => path.replace(/-[^-]*\.woff2$/, '') === `assets/${stem}`)
      .map(({ path }) => ({ url: baseUrl + path, ...(subset === undefined ? {} : { subset }) })),
  )
}

function kindOf(path: string): OutputKind {
  if (path.endsWith('.js')) return 'script'
  return path.endsWith('.css') ? 'stylesheet' : 'asset'
}

function toBundleOutput(path: string, config: ResolvedConfig): OutputPath {
  const inSite = posixRelative(config.siteDir, path)
  return toOutputPath(inSite.startsWith('assets/') ? inSite : `assets/${basename(path)}`)
}
