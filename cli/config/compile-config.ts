// Enters: the path of a config file. Leaves: one ES module as text, and every file it was built
// from. Must not run the config; evaluate-config.ts does.
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { BuildFailure, Message, Plugin } from 'esbuild'
import { toPlace } from '../report/diagnostic.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { configRules } from './config-rules.ts'

/** A config as one module; `inputs` are absolute paths, packages included. */
export interface CompiledConfig {
  readonly code: string
  /** Source map, JSON, with source paths relative to the site's folder. */
  readonly map: string
  readonly inputs: readonly string[]
}

type CompileResult =
  | { readonly kind: 'compiled'; readonly config: CompiledConfig }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

const shim = 'export const defineConfig = (config) => config'
const urlVariable = '__docsSsgModuleUrl'

/**
 * Bundle a config with the files it imports from its site. Packages stay imports, by their absolute
 * URL.
 */
export async function compileConfig(file: string, siteDir: string): Promise<CompileResult> {
  const { build } = await import('esbuild')
  const inputs = new Set<string>()
  try {
    const result = await build({
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
      plugins: [readOwnSources(inputs), keepPackages(inputs)],
    })
    const text = (end: string): string =>
      result.outputFiles.find((output) => output.path.endsWith(end))?.text ?? ''
    const config = { code: text('.js'), map: text('.js.map'), inputs: [...inputs] }
    return { kind: 'compiled', config }
  } catch (error) {
    if (!isBuildFailure(error)) throw error
    return { kind: 'invalid', diagnostics: error.errors.map(toDiagnostic) }
  }
}

/** A bundled module is no longer in its own file, so each gets its own `import.meta.url`. */
function readOwnSources(inputs: Set<string>): Plugin {
  return {
    name: 'own-sources',
    setup(build) {
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
        inputs.add(path)
        const source = await readFile(path, 'utf8')
        const url = JSON.stringify(pathToFileURL(path).href)
        const needsUrl = source.includes('import.meta.url')
        const contents = needsUrl ? `const ${urlVariable} = ${url};${source}` : source
        const loader = /\.[cm]?([jt]sx?)$/.exec(path)?.[1]
        return {
          contents,
          loader: loader === 'tsx' || loader === 'jsx' || loader === 'ts' ? loader : 'js',
        }
      })
      build.onLoad({ filter: /\.json$/ }, ({ path }) => {
        inputs.add(path)
        return null
      })
    },
  }
}

function keepPackages(inputs: Set<string>): Plugin {
  return {
    name: 'keep-packages',
    setup(build) {
      build.onResolve({ filter: /^docs-ssg$/ }, () => ({ path: 'docs-ssg', namespace: 'shim' }))
      build.onLoad({ filter: /.*/, namespace: 'shim' }, () => ({ contents: shim }))
      build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
        const isNested = pluginData === 'nested'
        if (kind === 'entry-point' || isNested || path.startsWith('node:')) return undefined
        const found = await build.resolve(path, { kind, resolveDir, pluginData: 'nested' })
        if (found.errors.length > 0 || found.external) return found
        if (!/[\\/]node_modules[\\/]/.test(found.path)) return found
        inputs.add(found.path)
        return { path: pathToFileURL(found.path).href, external: true }
      })
    },
  }
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

function toDiagnostic({ text, location }: Message): Diagnostic {
  // esbuild counts columns in bytes from 0.
  const before = Buffer.from(location?.lineText ?? '').subarray(0, location?.column ?? 0)
  const place =
    location &&
    toPlace(location.file, { line: location.line, column: before.toString().length + 1 })
  return configRules['config-syntax'].report({
    message: `The config cannot be compiled: ${text}.`,
    ...(location ? { help: `The line is \`${location.lineText.trim()}\`.` } : {}),
    ...(place ? { place } : {}),
  })
}
