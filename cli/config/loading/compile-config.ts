// Given the path of a config file, it returns one ES module as text, and everything that decided
// its contents. It must not run the config; evaluate-config.ts does.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message, Plugin } from 'esbuild'
import {
  type CodeGraph,
  mergeGraphs,
  type PackageImport,
  toCodeGraph,
} from '../../cache/code-graph.ts'
import { type DependencyRecord, recordDependencies } from '../../cache/dependency-record.ts'
import { tryReadText } from '../../gate/regular-file.ts'
import { isBuildFailure } from '../../primitives/is-build-failure.ts'
import { toPlace } from '../../report/diagnostic.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { missingModuleHelp } from '../../primitives/modules/missing-module.ts'
import { findLockFiles, findTsconfigs } from './config-files.ts'
import { configRules } from '../config-rules.ts'
import { foreignImportHelp } from '../validation/foreign-imports.ts'
import { findPackageDir } from './find-config.ts'
import { refuseProjects } from '../validation/refuse-projects.ts'
import { refuseSpecialFiles } from '../../gate/refuse-special-files.ts'
import { readPlainConfig } from './plain-config.ts'
import { tracePackages } from './trace-packages.ts'
import { importEsbuild } from '../../primitives/modules/import-module.ts'

/** A config as one module. */
export interface CompiledConfig {
  readonly code: string
  /**
   * Source map, JSON, with source paths relative to the site's folder; empty if `code` is the text
   * of the file.
   */
  readonly map: string
  /** The files that it was built from, and those of the packages that it imports. */
  readonly dependencies: DependencyRecord
}

type CompileResult =
  | { readonly kind: 'compiled'; readonly config: CompiledConfig }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

/** Entry points of this package that a config may import. */
const integrationEntries = new Set([
  'docs-ssg/changelog',
  'docs-ssg/open-api',
  'docs-ssg/python',
  'docs-ssg/typescript-reference',
])
const shim = 'export const defineConfig = (config) => config'
const urlVariable = '__docsSsgModuleUrl'

/**
 * Turn a config into one module. It is bundled with the files it imports from its site; packages
 * stay imports, by their absolute URL. `meanwhile` is called while the bundler, another process, is
 * at work. Most configs import nothing and need no bundler, whose start takes longer than all else
 * that happens before the first page.
 */
export async function compileConfig(
  file: string,
  siteDir: string,
  meanwhile?: () => Promise<unknown>,
): Promise<CompileResult> {
  const packages: PackageEntries = { files: new Set(), imports: [] }
  const plain = await readPlainConfig(file)
  if (plain !== undefined) {
    const dependencies = await recordConfig({ files: [file], imports: [] }, packages, siteDir)
    return { kind: 'compiled', config: { code: plain, map: '', dependencies } }
  }
  const { build } = await importEsbuild()
  const refused: Diagnostic[] = []
  try {
    const compiling = build({
      entryPoints: [file],
      absWorkingDir: siteDir,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      sourcemap: 'external',
      sourcesContent: false,
      outdir: siteDir,
      logLevel: 'silent',
      define: { 'import.meta.url': urlVariable },
      metafile: true,
      plugins: [
        refuseSpecialFiles(siteDir),
        readOwnSources,
        refuseProjects(siteDir, refused),
        keepPackages(packages),
      ],
    })
    const [result] = await Promise.all([compiling, meanwhile?.()])
    if (refused.length > 0) return { kind: 'invalid', diagnostics: refused }
    const text = (end: string): string =>
      result.outputFiles.find((output) => output.path.endsWith(end))?.text ?? ''
    const own = toCodeGraph(result.metafile, siteDir, toOwnFile)
    const dependencies = await recordConfig(own, packages, siteDir)
    const config = { code: text('.js'), map: text('.js.map'), dependencies }
    return { kind: 'compiled', config }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return { kind: 'invalid', diagnostics: [...refused, ...error.errors.map(toDiagnostic)] }
  }
}

/** The packages that a config imports: their main files, and where the imports are. */
interface PackageEntries {
  readonly files: Set<string>
  readonly imports: PackageImport[]
}

/** The module that replaces `docs-ssg` is not a file. */
function toOwnFile(input: string): string | undefined {
  return input.startsWith('shim:') ? undefined : input
}

async function recordConfig(
  own: CodeGraph,
  { files, imports }: PackageEntries,
  siteDir: string,
): Promise<DependencyRecord> {
  const entries = [...files].toSorted()
  const graph = mergeGraphs([
    own,
    { files: entries, imports },
    await tracePackages(entries, siteDir),
  ])
  const folders = [...new Set(own.files.map((file) => dirname(file)))]
  const lockFiles = entries.length === 0 ? [] : findLockFiles(siteDir)
  const others = [...new Set([...folders.flatMap(findTsconfigs), ...lockFiles])].toSorted()
  return recordDependencies(graph, { siteDir, others })
}

/** A bundled module is no longer in its own file, so each gets its own `import.meta.url`. */
const readOwnSources: Plugin = {
  name: 'own-sources',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path }) => {
      const source = tryReadText(path)
      // The bundler tries too, and names the reason and the import.
      if (source === undefined) return undefined
      const url = JSON.stringify(pathToFileURL(path).href)
      const needsUrl = source.includes('import.meta.url')
      const contents = needsUrl ? `const ${urlVariable} = ${url};${source}` : source
      const loader = /\.[cm]?([jt]sx?)$/.exec(path)?.[1]
      return {
        contents,
        loader: loader === 'tsx' || loader === 'jsx' || loader === 'ts' ? loader : 'js',
      }
    })
  },
}

function keepPackages({ files, imports }: PackageEntries): Plugin {
  const packageDir = findPackageDir(import.meta.url)
  return {
    name: 'keep-packages',
    setup(build) {
      build.onResolve({ filter: /^docs-ssg$/ }, () => ({ path: 'docs-ssg', namespace: 'shim' }))
      build.onLoad({ filter: /.*/, namespace: 'shim' }, () => ({ contents: shim }))
      // The integrations of this package, which need not be installed in the site.
      build.onResolve({ filter: /^docs-ssg\// }, ({ path }) => {
        const file = join(packageDir, 'dist', `${path.slice('docs-ssg/'.length)}.js`)
        if (!integrationEntries.has(path) || !existsSync(file)) return undefined
        files.add(file)
        return { path: pathToFileURL(file).href, external: true }
      })
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
        const isNested = pluginData === 'nested'
        if (kind === 'entry-point' || isNested || path.startsWith('node:')) return undefined
        const found = await build.resolve(path, { kind, resolveDir, pluginData: 'nested' })
        if (found.errors.length > 0 || found.external) return found
        if (!/[\\/]node_modules[\\/]/.test(found.path)) return found
        files.add(found.path)
        imports.push({ folder: resolveDir, specifier: path })
        return { path: pathToFileURL(found.path).href, external: true }
      })
    },
  }
}

function toDiagnostic({ text, location }: Message): Diagnostic {
  // esbuild counts columns in bytes from 0.
  const before = Buffer.from(location?.lineText ?? '').subarray(0, location?.column ?? 0)
  const place =
    location &&
    toPlace(location.file, { line: location.line, column: before.toString().length + 1 })
  const unknown = unknownFileIn(text)
  const help =
    unknown === undefined
      ? (foreignImportHelp(text) ?? missingModuleHelp(text) ?? syntaxHelp)
      : unknownFileHelp
  return configRules['config-syntax'].report({
    message:
      unknown === undefined
        ? `The config cannot be compiled: ${text}.`
        : `The config imports \`${unknown}\`, a file that code can’t import.`,
    help,
    ...(place ? { place } : {}),
  })
}

const syntaxHelp = 'Fix this place; without its config, the site can’t be built.'

/** The file in the bundler's message about an import of something other than code. */
function unknownFileIn(text: string): string | undefined {
  return /^No loader is configured for "[^"]*" files: (.+)$/s.exec(text)?.[1]
}

const unknownFileHelp =
  'A config can import JavaScript, TypeScript and JSON. Convert the file to JSON, or read it with `readFileSync` and parse it.'
