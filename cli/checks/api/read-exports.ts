// Must not know pages; reads only declaration files of installed packages.
import { existsSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { tryReadText } from '../../gate/regular-file.ts'
import { parseJsonObject } from '../../primitives/formats/try-parse-json.ts'
import { isRecord } from '../../primitives/is-record.ts'

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const enum|function\*?|class|interface|type|enum|namespace|let|const|var) +([\w$]+)/gm
const list = /^export (?:type )?\{([^{}]*)\}(?: from ["']([^"']+)["'])?/gm
const star = /^export \* from ["']([^"']+)["']/gm

/** `a`, `type B`, `c as d` -> the outer name. */
function listedName(entry: string): string {
  const words = entry
    .trim()
    .replace(/^type +/, '')
    .split(/\s+as\s+/)
  return (words.at(-1) ?? '').trim()
}

/**
 * The declaration file for one value of a package's `exports`, whose conditions are tried in their
 * order.
 */
function typesOf(target: unknown): string | undefined {
  if (typeof target === 'string') return /\.d\.[mc]?ts$/.test(target) ? target : undefined
  if (!isRecord(target)) return undefined
  if (typeof target['types'] === 'string') return target['types']
  for (const condition of ['import', 'default', 'require']) {
    const found = typesOf(target[condition])
    if (found) return found
  }
  return undefined
}

/** Split `@scope/name/sub/path` into package name and `./sub/path` (`.` for the main entry). */
function splitEntry(entry: string): { name: string; subpath: string } {
  const parts = entry.split('/')
  const count = entry.startsWith('@') ? 2 : 1
  const rest = parts.slice(count).join('/')
  return { name: parts.slice(0, count).join('/'), subpath: rest === '' ? '.' : `./${rest}` }
}

function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (dirname(folder) === folder) return undefined
  }
}

/** Absolute path of the declaration file of a package entry point, as seen from a folder; it is in the folder of the package. */
function resolveTypes(entry: string, from: string): string | undefined {
  const { name, subpath } = splitEntry(entry)
  const folder = findPackage(name, from)
  if (!folder) return undefined
  const manifest = parseJsonObject(tryReadText(join(folder, 'package.json')))
  const exported = isRecord(manifest['exports']) ? typesOf(manifest['exports'][subpath]) : undefined
  const main = manifest['types'] ?? manifest['typings']
  const path = exported ?? (subpath === '.' && typeof main === 'string' ? main : undefined)
  const file = path === undefined ? undefined : join(folder, path)
  return file?.startsWith(folder + sep) ? file : undefined
}

/** A relative module of a declaration file: `./a.js` -> `./a.d.ts`. */
function resolveRelative(path: string, file: string): string | undefined {
  const base = resolve(dirname(file), path)
  const stem = base.replace(/\.([mc]?)js$/, '.d.$1ts')
  return [stem, `${base}.d.ts`, `${base}.d.mts`, join(base, 'index.d.ts')].find((candidate) =>
    existsSync(candidate),
  )
}

function collect(file: string, names: Set<string>, seen: Set<string>): void {
  if (seen.has(file)) return
  seen.add(file)
  const text = (tryReadText(file) ?? '').replace(/\/\*[^]*?(?:\*\/|$)/g, '')
  for (const [, name = ''] of text.matchAll(declaration)) names.add(name)
  for (const [, entries = ''] of text.matchAll(list))
    for (const entry of entries.split(',')) if (entry.trim() !== '') names.add(listedName(entry))
  for (const [, path = ''] of text.matchAll(star)) {
    const target = path.startsWith('.')
      ? resolveRelative(path, file)
      : resolveTypes(path, dirname(file))
    if (target) collect(target, names, seen)
  }
}

/**
 * Names that a package entry point exports, values and types alike, sorted by code point.
 * Undefined when the package is not installed or has no declarations.
 */
export function readExports(entry: string, siteDir: string): readonly string[] | undefined {
  const file = resolveTypes(entry, siteDir)
  if (!file || tryReadText(file) === undefined) return undefined
  const names = new Set<string>()
  collect(file, names, new Set())
  names.delete('default')
  return [...names].toSorted((a, b) => (a < b ? -1 : 1))
}
