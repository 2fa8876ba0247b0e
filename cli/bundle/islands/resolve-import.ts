// The file that an import of the site's code refers to. Given an import and the file that contains it, it
// returns the file. It must not read the file.
import { dirname, join, resolve, sep } from 'node:path'
import { targetAt } from '../../gate/real-path.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { findShim } from '../docusaurus-imports.ts'
import { resolveFrom } from '../../primitives/modules/resolve-from.ts'

/** Where an import leads. `shim`: our own stand-in for a module of Docusaurus. */
export interface ResolvedImport {
  readonly kind: 'site' | 'shim' | 'package'
  /** Absolute. */
  readonly file: string
}

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs'] as const

/** The folders that imports are resolved in. */
export type ImportFolders = Pick<ResolvedConfig, 'siteDir' | 'siteRoot' | 'packageDir'>

/** Resolve an import as the compiler does; undefined if it is missing or isn't code. */
export function resolveImport(
  source: string,
  importer: string,
  { siteDir, siteRoot, packageDir }: ImportFolders,
): ResolvedImport | undefined {
  const shim = findShim(source)
  if (shim !== undefined) return { kind: 'shim', file: join(packageDir, shim) }
  if (/^(?:react|react-dom|docs-ssg|node:)(?:\/|$|\w)/.test(source)) return undefined
  const path = source.startsWith('@site/')
    ? join(siteDir, siteRoot, source.slice(6))
    : source.startsWith('.')
      ? resolve(dirname(importer), source)
      : undefined
  if (path !== undefined) {
    const file = findCodeFile(path)
    if (file === undefined) return undefined
    const isShim = file.startsWith(join(packageDir, 'runtime') + sep)
    return { kind: isShim ? 'shim' : 'site', file }
  }
  const file = resolveFrom(importer, source)
  return file === undefined ? undefined : { kind: 'package', file }
}

/** The file of code at an absolute path, with or without its extension; a folder is its `index`. */
export function findCodeFile(path: string): string | undefined {
  const isCode = extensions.some((extension) => path.endsWith(extension))
  const asTypeScript = path.replace(/\.jsx?$/, '')
  const candidates = [
    ...(isCode ? [path] : []),
    ...extensions.map((extension) => path + extension),
    // TypeScript writes the name of the compiled file.
    ...(asTypeScript === path ? [] : [`${asTypeScript}.tsx`, `${asTypeScript}.ts`]),
    ...extensions.map((extension) => join(path, `index${extension}`)),
  ]
  return candidates.find(isFile)
}

const isFile = (path: string): boolean => targetAt(path)?.isFile() ?? false
