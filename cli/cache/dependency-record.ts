// The dependencies of compiled code. Given the files that were compiled, it returns a record, and later
// whether it still describes the disk. It must not know who compiled the files.
import type { Dirent } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import * as v from 'valibot'
import { hashFile } from '../gate/hash-dependency.ts'
import { entriesIn, realPath, targetAt } from '../gate/real-path.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { ifThere } from '../primitives/files/if-there.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import { hashOf, sha256 } from '../primitives/hash.ts'
import { isRecord } from '../primitives/is-record.ts'
import { type CodeGraph, toRelative } from './code-graph.ts'
import { findProbes } from './resolution-probes.ts'

const state = v.pipe(v.tuple([v.string(), v.string()]), v.readonly())

/** Paths are relative to the site's folder; the last part of each entry is a hash. */
export const dependencyRecordSchema = v.object({
  /** Every file that was compiled. */
  files: v.array(state),
  /** The `package.json` files that were consulted, or would be if they existed. */
  packages: v.array(state),
  /** Names in folders that decide which file an import means. */
  names: v.array(v.tuple([v.string(), v.array(v.string()), v.string()])),
})

export type DependencyRecord = v.InferOutput<typeof dependencyRecordSchema>

interface RecordOptions {
  /** Absolute. */
  readonly siteDir: string
  /** Where packages are found that no `node_modules` folder contains. */
  readonly nodePaths?: readonly string[]
  /** Files that were not compiled, but count: lock files. They need not exist. */
  readonly others?: readonly string[]
}

/** Hash everything that decided what was compiled. */
export function recordDependencies(
  graph: CodeGraph,
  { siteDir, nodePaths, others = [] }: RecordOptions,
): DependencyRecord {
  const { names, packages } = findProbes(graph, nodePaths)
  return hashAll(
    {
      files: [...graph.files, ...others].map((path) => [toRelative(siteDir, path), '']),
      packages: packages.map((path) => [toRelative(siteDir, path), '']),
      names: [...names]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([folder, found]) => [toRelative(siteDir, folder), [...found].toSorted(), '']),
    },
    siteDir,
  )
}

/**
 * True if code that is compiled now would be made from the same files with the same contents. It stops at the first
 * difference, and looks at the last files first: those of the site come after those of packages.
 */
export function isCurrent({ files, packages, names }: DependencyRecord, siteDir: string): boolean {
  return (
    files.toReversed().every(([path, hash]) => isSame(hash, hashPath(path, siteDir))) &&
    packages.every(([path, hash]) => isSame(hash, hashPackage(resolve(siteDir, path)))) &&
    names.every(([folder, wanted, hash]) => isSame(hash, hashNames(siteDir, folder, wanted)))
  )
}

const isAbsent = (hash: string): boolean => hash === 'missing' || hash === ''

const isSame = (a: string, b: string): boolean => a === b || (isAbsent(a) && isAbsent(b))

const hashPath = (path: string, siteDir: string): string =>
  hashFile(resolve(siteDir, path)) ?? 'missing'

/** Milliseconds by which the time of a file may lag behind the clock. */
const CLOCK_LAG = 20

/**
 * True if no file of a record was written since `time`, in milliseconds of the epoch. Otherwise the
 * code may have been made from an earlier text than the one that was recorded after it.
 */
export function isOlderThan(time: number, { files }: DependencyRecord, siteDir: string): boolean {
  return files.every(
    ([path]) => (targetAt(resolve(siteDir, path))?.mtimeMs ?? 0) < time - CLOCK_LAG,
  )
}

/** Changes with every dependency, but not with the folder of the site. */
export function hashRecord({ files, packages, names }: DependencyRecord): string {
  // How many folders above the site are looked into, and their order, depend on where it is.
  const present = [files, packages, names].map((list) =>
    list
      .filter((entry) => !isAbsent(entry.at(-1)?.toString() ?? ''))
      .map((entry) => JSON.stringify(entry))
      .toSorted(),
  )
  return hashOf('dependencies', JSON.stringify(present))
}

function hashAll({ files, packages, names }: DependencyRecord, siteDir: string): DependencyRecord {
  return {
    files: files.map(([path]) => [path, hashPath(path, siteDir)]),
    packages: packages.map(([path]) => [path, hashPackage(resolve(siteDir, path))]),
    names: names.map(([folder, wanted]) => [folder, wanted, hashNames(siteDir, folder, wanted)]),
  }
}

/** Only the fields that a resolver reads, so that a new script does not compile anything again. */
function hashPackage(path: string): string {
  const text = tryReadText(path)
  const fields = tryParseJson(text)
  if (text === undefined || fields === undefined) return 'missing'
  if (!isRecord(fields)) return sha256(text)
  const { name, type, main, module, browser, exports, imports, sideEffects } = fields
  const read = [name, type, main, module, browser, exports, imports, sideEffects]
  return sha256(JSON.stringify(read))
}

/** The names that begin like one of `wanted`, and where links among them point. */
function hashNames(siteDir: string, folder: string, wanted: readonly string[]): string {
  const path = resolve(siteDir, folder)
  const stems = new Set(wanted)
  const found = entriesIn(path)
    .filter(({ name }) => stems.has(name) || stems.has(parse(name).name))
    .map((entry) => [entry.name, kindOf(entry, path, siteDir)].join('\0'))
    .toSorted()
  return found.length === 0 ? '' : hashOf(...found)
}

function kindOf(entry: Dirent, folder: string, siteDir: string): string {
  if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : 'file'
  const target = ifThere(() => realPath(join(folder, entry.name)))
  return target === undefined ? 'broken link' : toRelative(siteDir, target)
}
