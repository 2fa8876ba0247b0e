// Where a resolver looked before it chose a file. Given the files that were compiled and the
// packages that they import, it returns names that must not appear, vanish or point elsewhere.
import { existsSync } from 'node:fs'
import { basename, dirname, join, parse, resolve } from 'node:path'
import type { CodeGraph, PackageImport } from './code-graph.ts'

/** The names in a folder that decide which file an import means, without their extensions. */
export type Probes = ReadonlyMap<string, ReadonlySet<string>>

/** Paths that a resolver consults; absolute. */
export interface ResolutionProbes {
  readonly names: Probes
  /** The `package.json` files that decide how files are read, and nearer ones that don't exist. */
  readonly packages: readonly string[]
}

/**
 * Find the names whose appearance could change what the imports of a graph resolve to. `nodePaths`: where packages
 * are found that no `node_modules` folder contains.
 */
export function findProbes(graph: CodeGraph, nodePaths: readonly string[] = []): ResolutionProbes {
  const names = new Map<string, Set<string>>()
  const packages = new Set<string>()
  const add = (folder: string, name: string): void => {
    names.set(folder, (names.get(folder) ?? new Set()).add(name))
  }
  for (const file of graph.files) {
    const { dir, name } = parse(file)
    // `a.ts` is chosen before `a.js`, and both before `a/index.js`.
    add(dir, name)
    if (name === 'index') add(dirname(dir), basename(dir))
  }
  for (const dir of new Set(graph.files.map((file) => dirname(file))))
    for (const path of findPackageFiles(dir)) packages.add(path)
  for (const { folder, name } of distinctPackages(graph.imports))
    for (const path of searchPaths(folder, name, nodePaths)) {
      add(dirname(path), basename(path))
      packages.add(join(path, 'package.json'))
    }
  return { names, packages: [...packages].toSorted() }
}

/** The `package.json` of the nearest package, after those that would be nearer. */
function findPackageFiles(folder: string): string[] {
  const paths = ancestorsOf(folder).map((one) => join(one, 'package.json'))
  const found = paths.findIndex((path) => existsSync(path))
  return found === -1 ? paths : paths.slice(0, found + 1)
}

/** The folder of a package, after those in which it would have been found first. */
function searchPaths(folder: string, name: string, nodePaths: readonly string[]): string[] {
  const folders = ancestorsOf(folder)
    .filter((one) => basename(one) !== 'node_modules')
    .map((one) => join(one, 'node_modules'))
  const paths = [...folders, ...nodePaths].map((one) => resolve(one, name))
  const found = paths.findIndex((path) => existsSync(path))
  return found === -1 ? paths : paths.slice(0, found + 1)
}

function distinctPackages(
  imports: readonly PackageImport[],
): readonly { readonly folder: string; readonly name: string }[] {
  const found = imports.flatMap(({ folder, specifier }) => {
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0]
    return name === undefined ? [] : [[`${folder}\0${name}`, { folder, name }] as const]
  })
  return [...new Map(found).values()]
}

function ancestorsOf(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestorsOf(parent)]
}
