import { existsSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'

const lockNames = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  // npm writes it whenever it changes `node_modules`.
  'node_modules/.package-lock.json',
]

/**
 * The lock files of every package manager, in the nearest folder that has one and in those that are
 * nearer; absolute paths, which need not exist.
 */
export function findLockFiles(siteDir: string): string[] {
  return inNearest(siteDir, lockNames)
}

/** The `tsconfig.json` files that change how esbuild compiles files in a folder. */
export function findTsconfigs(folder: string): string[] {
  const paths = inNearest(folder, ['tsconfig.json', 'jsconfig.json'])
  return [...new Set(paths.flatMap((path) => extendedBy(path, new Set())))]
}

function inNearest(folder: string, names: readonly string[]): string[] {
  const paths = names.map((name) => join(folder, name))
  const parent = dirname(folder)
  if (parent === folder || paths.some((path) => existsSync(path))) return paths
  return [...paths, ...inNearest(parent, names)]
}

/** A `tsconfig.json` and those that it extends by path; packages are covered by lock files. */
function extendedBy(path: string, seen: Set<string>): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const [, written = ''] =
    /"extends"\s*:\s*\[?((?:\s*"[^"]*"(?:\s*,)?)+)/.exec(tryReadText(path) ?? '') ?? []
  const names = [...written.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)
  const files = names
    .filter((name) => name.startsWith('.') || isAbsolute(name))
    .map((name) => resolve(dirname(path), name.endsWith('.json') ? name : `${name}.json`))
  return [path, ...files.flatMap((file) => extendedBy(file, seen))]
}
