// The program that runs a bundled config. The only argument is a folder with the config, `module.cjs`
// or `module.mjs`, and `urls.json`. It prints the export of the module as JSON between marks, or the error
// and, as JSON between marks, the names of packages that can't be loaded.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import host from 'node:process'
import { pathToFileURL } from 'node:url'
import { createLoader, type LoadedPackages } from './stub-packages.ts'
import { toPlainData } from './to-plain-data.ts'

const [folder = ''] = host.argv.splice(2)
const urls: readonly string[] = JSON.parse(readFileSync(join(folder, 'urls.json'), 'utf8'))
const loaded: LoadedPackages = { packages: new Map(), missing: new Set() }
const { packages } = loaded
Object.defineProperty(globalThis, '__docsSsg', { value: createLoader(loaded) })

/** The export, which may be in `default`; a function is called. */
async function evaluate(): Promise<unknown> {
  const module = join(folder, 'module.mjs')
  const isModule = existsSync(module)
  const exported: unknown = isModule
    ? await import(pathToFileURL(module).href)
    : createRequire(join(folder, 'run.cjs'))('./module.cjs')
  const hasDefault =
    isObject(exported) && (isModule || Reflect.get(exported, '__esModule')) && 'default' in exported
  const found: unknown = hasDefault ? exported.default : exported
  if (typeof found !== 'function' || packages.has(found)) return found
  return Reflect.apply(found, undefined, [])
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

async function printExport(): Promise<void> {
  const data = toPlainData(await evaluate(), { packages, urls }) ?? null
  host.stdout.write(`\n\u0001docs-ssg${JSON.stringify(data)}\u0001`, () => host.exit(0))
}

function printError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error)
  const missing = JSON.stringify([...loaded.missing].toSorted())
  host.stderr.write(`${text}\n\u0001missing${missing}\u0001\n`, () => host.exit(1))
}

printExport().catch(printError)
