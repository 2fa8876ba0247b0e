// The files of two builds, by their hashes. Given two lists, it returns what an upload has to do.
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { isMapping } from '../primitives/is-record.ts'
import { compareText } from '../primitives/text/compare-text.ts'

/** A file of a built site. */
export interface BuiltFile {
  /** Relative to the output folder, with `/`. */
  readonly path: string
  /** SHA-256 of the contents, hex. */
  readonly hash: string
  readonly bytes: number
}

/** The contents of `changed.json`: what differs from an earlier build, and the state to compare the next one with. */
export interface FileChanges {
  readonly version: 1
  readonly added: readonly BuiltFile[]
  readonly changed: readonly BuiltFile[]
  readonly removed: readonly string[]
  /** The hash of every file of the build. */
  readonly files: Readonly<Record<string, string>>
}

/** Hashes of files by path. */
export type FileHashes = ReadonlyMap<string, string>

/** Compare a build with the files that were there before; every list is sorted by path. */
export function compareFiles(before: FileHashes, files: readonly BuiltFile[]): FileChanges {
  const sorted = files.toSorted((a, b) => compareText(a.path, b.path))
  const now = new Map(sorted.map(({ path, hash }) => [path, hash]))
  return {
    version: 1,
    added: sorted.filter(({ path }) => !before.has(path)),
    changed: sorted.filter(({ path, hash }) => before.has(path) && before.get(path) !== hash),
    removed: [...before.keys()].filter((path) => !now.has(path)).toSorted(compareText),
    files: Object.fromEntries(now),
  }
}

/** The text of the file: one line for each entry. */
export function formatChanges(changes: FileChanges): string {
  const list = (entries: readonly unknown[]): string =>
    entries.length === 0 ? '[]' : `[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]`
  const files = Object.entries(changes.files)
    .map(([path, hash]) => `${JSON.stringify(path)}: ${JSON.stringify(hash)}`)
    .join(',\n')
  return [
    `{\n"version": 1,\n"added": ${list(changes.added)}`,
    `"changed": ${list(changes.changed)}`,
    `"removed": ${list(changes.removed)}`,
    `"files": {\n${files}\n}\n}\n`,
  ].join(',\n')
}

/** The hashes in the text of an earlier `changed.json`; undefined when it isn't one of this version. */
export function parseHashes(text: string): FileHashes | undefined {
  const { version, files } = parseJsonObject(text)
  if (version !== 1 || !isMapping(files)) return undefined
  const entries = Object.entries(files)
  const isSound = entries.every(([path, hash]) => isBuiltPath(path) && isHash(hash))
  return isSound ? new Map(entries.map(([path, hash]) => [path, String(hash)])) : undefined
}

const isHash = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{64}$/.test(value)

/** An upload deletes what `removed` lists, so a path must stay below the output folder on every system. */
const isBuiltPath = (path: string): boolean =>
  path
    .split('/')
    .every((part) => /^[^\p{Cc}\p{Cs}\\:]+$/u.test(part) && part !== '.' && part !== '..')
