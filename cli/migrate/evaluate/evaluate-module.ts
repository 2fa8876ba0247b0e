// Given the path of a module, such as a config, it returns its export as plain data, or why it
// can't be evaluated. The module runs in a separate process with a time limit; packages of the
// old tool are stubs there.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'
import { tempPrefix } from '../../primitives/files/temp-prefix.ts'
import { refuseSpecialFiles } from '../../gate/refuse-special-files.ts'
import { importEsbuild } from '../../primitives/modules/import-module.ts'
import type { PackageSubstitute } from '../../programs/evaluation/stub-packages.ts'
import { readProgram } from '../../programs/read-program.ts'
import { askForItems } from './ask-for-items.ts'
import { describeStack } from './describe-stack.ts'
import { expandGlobs } from './expand-globs.ts'

/**
 * In `value` functions are `{$function: name}` and packages `{$package: name}`; the rest is JSON.
 */
export type Evaluated =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly reason: string }

/** How a tool runs its modules, where that differs from Docusaurus. */
export interface ToolHost {
  /** The module that runs in place of `file`, which it imports. */
  readonly entry?: string
  /** Absolute: the working folder of the process; that of the file by default. */
  readonly cwd?: string
  /** What replaces a package; undefined: the package is loaded. */
  readonly substitute?: (name: string, importer: string) => PackageSubstitute | undefined
}

/** Much longer than any config takes, because a busy machine gives the process only a share of its time. */
const timeLimitMs = 30_000

/**
 * Bundle and run `file` (absolute). An exported function is called, and a promise is awaited.
 * `urls` are passed to the `createRedirects` function of the redirects plugin, if there is one.
 */
export async function evaluateModule(
  file: string,
  urls: readonly string[] = [],
  host: ToolHost = {},
): Promise<Evaluated> {
  const folder = await mkdtemp(tempPrefix('migrate'))
  try {
    const { format, code } = await bundleModule(file, host)
    const contents = {
      'run.mjs': readProgram('evaluate-export'),
      [`module.${format === 'cjs' ? 'cjs' : 'mjs'}`]: code,
      'urls.json': JSON.stringify(urls),
    }
    for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, name), text)
    return await run(folder, host.cwd ?? dirname(file))
  } catch (error) {
    return { kind: 'failed', reason: toReason(error, basename(file)) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * The first error of esbuild with its line, and with its file unless that is the config. Its column is that
 * of the changed text, so it is left out.
 */
function toReason(error: unknown, config: string): string {
  if (!(error instanceof Error)) return String(error)
  if (!('errors' in error) || !Array.isArray(error.errors)) return error.message
  const [first] = error.errors
  const { text, location } = { text: error.message, location: undefined, ...first }
  if (!location) return text
  const at = location.file === config ? '' : ` of \`${String(location.file)}\``
  const isOwnFile = /^Could not resolve "\.{1,2}\//.test(text)
  const help = isOwnFile ? '. If a script writes that file, run the script first' : ''
  return `${text} in line ${String(location.line)}${at}${help}`
}

interface BundledModule {
  readonly format: 'cjs' | 'esm'
  readonly code: string
}

/** As CommonJS, which most configs were written for, unless a module awaits at its top level. */
async function bundleModule(file: string, host: ToolHost): Promise<BundledModule> {
  try {
    return { format: 'cjs', code: await bundle(file, host, 'cjs') }
  } catch (error) {
    if (!toReason(error, '').startsWith('Top-level await')) throw error
    return { format: 'esm', code: await bundle(file, host, 'esm') }
  }
}

/** What a bundle begins with: `require` only loads modules of Node, the others are in the bundle. */
const banners = {
  cjs: "'use strict';require=__docsSsg.toRequire(require);",
  esm: 'const require=(name)=>process.getBuiltinModule(name);',
} as const

async function bundle(
  file: string,
  { entry, substitute }: ToolHost,
  format: BundledModule['format'],
): Promise<string> {
  const { build } = await importEsbuild()
  const result = await build({
    ...(entry === undefined
      ? { entryPoints: [file] }
      : { stdin: { contents: entry, resolveDir: dirname(file), loader: 'js' } }),
    absWorkingDir: dirname(file),
    bundle: true,
    write: false,
    // Errors name the lines of the original files.
    sourcemap: 'inline',
    sourcesContent: false,
    sourceRoot: pathToFileURL(`${dirname(file)}/`).href,
    banner: { js: banners[format] },
    format,
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    define: {
      'import.meta.url': '__moduleUrl',
      'import.meta.dirname': '__moduleDir',
      'import.meta.filename': '__moduleFile',
      // What Vite sets in a build.
      'import.meta.env': '{"MODE":"production","BASE_URL":"/","PROD":true,"DEV":false,"SSR":true}',
    },
    loader: { '.css': 'empty', '.svg': 'text', '.md': 'text', '.mdx': 'text' },
    plugins: [refuseSpecialFiles(dirname(file)), keepModulePaths, stubPackages(substitute)],
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

/** `const require = createRequire(import.meta.url)`: in the bundle every module has a `require`. */
const ownRequire =
  /\b(?:const|let|var)\s+require\s*=\s*(?:\w+\.)?createRequire\((?:[^()]|\([^()]*\))*\)/g

const declares = (name: string, source: string): boolean =>
  new RegExp(String.raw`^(?:export\s+)?(?:const|let|var)\s+${name}\b`, 'm').test(source)

/**
 * The bundle runs in another folder, so each module gets the `__dirname` and `require` of its original
 * path.
 */
const keepModulePaths: Plugin = {
  name: 'keep-module-paths',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path }) => {
      const extension = /\.[cm]?([jt]sx?)$/.exec(path)?.[1]
      const [file, folder] = [path, dirname(path)].map((text) => JSON.stringify(text))
      const source = askForItems(await readFile(path, 'utf8'))
        .replace(ownRequire, '')
        .replace(/\brequire\.resolve\(/g, `__docsSsg.resolve(${file},`)
      // A module of ESM often declares the names of CommonJS itself.
      const variables = [
        `const __moduleUrl=__docsSsg.toUrl(${file})`,
        `__moduleDir=${folder}`,
        `__moduleFile=${file}`,
        ...(declares('__filename', source) ? [] : [`__filename=${file}`]),
        ...(declares('__dirname', source) ? [] : [`__dirname=${folder}`]),
      ]
      const contents = `${variables.join(',')};${await expandGlobs(source, dirname(path))}`
      // The TypeScript loader also reads JavaScript, and it drops imports that are only used as
      // types.
      return { contents, loader: extension?.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/**
 * Packages are loaded at run time, where those of the old tool and those that aren't installed
 * become stubs.
 */
const stubPackages = (substitute: ToolHost['substitute']): Plugin => ({
  name: 'stub-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || /^[a-z]:\\/i.test(path)) return undefined
      if (isNodeModule(path)) return { path, external: true }
      return toPackage(path, importer)
    })
    // A file of a package that isn't installed (`./node_modules/prettier/package.json`), or data that
    // a script of the site generates.
    build.onResolve(
      { filter: /^\.{1,2}\/.*(?:node_modules\/|\.json$)/ },
      ({ path, resolveDir, importer }) =>
        existsSync(join(resolveDir, path)) ? undefined : toPackage(path, importer),
    )
    // A module that a script of the site, or of a package beside it, generates.
    if (substitute !== undefined)
      build.onResolve({ filter: /^\.{1,2}(?:\/|$)/ }, async ({ path, pluginData, ...found }) => {
        if (pluginData === isProbe) return undefined
        const { errors } = await build.resolve(path, { ...found, pluginData: isProbe })
        return errors.length === 0 ? undefined : toPackage(path, found.importer)
      })
    build.onLoad({ filter: /./, namespace: 'package' }, ({ path, pluginData }) => {
      const [name, importer] = [path.slice(0, -packageEnding.length), String(pluginData)]
      const load = substitute?.(name, importer) ?? 'load'
      const given = [name, importer].map((text) => JSON.stringify(text)).join()
      return { contents: `module.exports=__docsSsg.${load}(${given})` }
    })
  },
})

/** What marks a module that is only looked for. */
const isProbe = 'probe'

/** Without it, the name of a package that ends with `.mjs` would make its stub a module of ESM. */
const packageEnding = ' (package)'

const toPackage = (name: string, importer: string) => ({
  path: name + packageEnding,
  namespace: 'package',
  pluginData: importer,
})

function isNodeModule(name: string): boolean {
  const { resolve } = createRequire(import.meta.url)
  try {
    return name.startsWith('node:') || resolve(name) === name
  } catch {
    return false
  }
}

function run(folder: string, cwd: string): Promise<Evaluated> {
  const options = { cwd, timeout: timeLimitMs, maxBuffer: 50_000_000 }
  return new Promise((resolve) => {
    const program = ['--enable-source-maps', join(folder, 'run.mjs'), folder]
    execFile('node', program, options, (error, stdout, stderr) => {
      const json = /\n\u0001docs-ssg(.*)\u0001$/s.exec(stdout)?.[1]
      if (json !== undefined) return resolve({ kind: 'value', value: JSON.parse(json) })
      const reason = error?.killed
        ? `it was still running after ${String(timeLimitMs / 1000)} seconds`
        : (describeStack(stderr, cwd) ?? error?.message.split('\n')[0] ?? 'it exports nothing')
      resolve({ kind: 'failed', reason })
    })
  })
}
