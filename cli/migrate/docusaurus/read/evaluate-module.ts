// Runs a config of another tool. Enters: the path of a module. Leaves: what it exports, as plain data, or why not.
// It runs in a process of its own, against the clock; packages of that tool are stubs there. Must not know what it means.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { evaluationScript } from './evaluation-script.ts'

/** Functions are `{$function: name}`, packages `{$package: name}`; everything else survives JSON. */
export type Evaluated =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly reason: string }

const timeLimit = 15_000

/**
 * Bundle and run `file`, an absolute path; a function it exports is called, a promise awaited. `addresses`: for which the
 * redirects plugin makes redirects by a function.
 */
export async function evaluateModule(
  file: string,
  urls: readonly string[] = [],
): Promise<Evaluated> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-ssg-migrate-'))
  try {
    const script = join(folder, 'run.cjs')
    await writeFile(script, evaluationScript(await bundle(file), urls))
    return await run(script, file)
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What esbuild found first, with its line; columns are those of the changed text. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('errors' in error) || !Array.isArray(error.errors)) return error.message
  const [first] = error.errors
  const { text, location } = { text: error.message, location: undefined, ...first }
  return location ? `${text} in line ${String(location.line)}` : text
}

async function bundle(file: string): Promise<string> {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: [file],
    absWorkingDir: dirname(file),
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    define: { 'import.meta.url': '__moduleUrl', 'import.meta.dirname': '__dirname' },
    loader: { '.css': 'empty', '.svg': 'text', '.md': 'text', '.mdx': 'text' },
    plugins: [ownSources, stubPackages],
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

/** A bundled module no longer stands where it stood: each gets its own `__dirname` and `require`. */
const ownSources: Plugin = {
  name: 'own-sources',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) => {
      const extension = /\.[cm]?([jt]sx?)$/.exec(path)?.[1]
      const own = [
        `const __filename=${JSON.stringify(path)}`,
        `__dirname=${JSON.stringify(dirname(path))}`,
        `__moduleUrl=require('node:url').pathToFileURL(__filename).href`,
      ]
      const source = await readFile(path, 'utf8')
      const contents = `${own.join(',')};${source.replace(/\brequire\.resolve\(/g, '__docsSsg.resolve(__filename,')}`
      // TypeScript's loader reads JavaScript too, and leaves out imports of types alone.
      return { contents, loader: extension?.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** Packages that only describe a site to the other tool, or that are not installed, are stubs. */
const stubPackages: Plugin = {
  name: 'stub-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || /^[a-z]:\\/i.test(path)) return undefined
      if (isNodeModule(path)) return { path, external: true }
      return { path, namespace: 'package', pluginData: importer }
    })
    build.onLoad({ filter: /./, namespace: 'package' }, ({ path, pluginData }) => ({
      contents: `module.exports=__docsSsg.load(${JSON.stringify(path)},${JSON.stringify(String(pluginData))})`,
    }))
  },
}

function isNodeModule(name: string): boolean {
  const { resolve } = createRequire(import.meta.url)
  try {
    return name.startsWith('node:') || resolve(name) === name
  } catch {
    return false
  }
}

function run(script: string, file: string): Promise<Evaluated> {
  const options = { cwd: dirname(file), timeout: timeLimit, maxBuffer: 50_000_000 }
  return new Promise((resolve) => {
    execFile('node', [script], options, (error, stdout, stderr) => {
      const answer = /\n\u0001docs-ssg(.*)\u0001$/s.exec(stdout)?.[1]
      if (answer !== undefined) return resolve({ kind: 'value', value: JSON.parse(answer) })
      const thrown = stderr.split('\n').find((line) => /^(?:Uncaught )?\w*Error\b/.test(line))
      const reason = error?.killed
        ? `it still ran after ${String(timeLimit / 1000)} seconds`
        : (thrown ?? error?.message.split('\n')[0] ?? 'it exports nothing')
      resolve({ kind: 'failed', reason })
    })
  })
}
