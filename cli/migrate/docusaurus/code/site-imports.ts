// Given a file of code of the old site, it returns the files it imports, and the modules it can't
// import on the new site. It must not run the code.
import { basename, dirname, join, resolve } from 'node:path'
import { resolveFrom } from '../../../primitives/modules/resolve-from.ts'
import type { SourceFiles } from '../../source-files.ts'
import type { PlanOptions } from '../../migration-source.ts'

/** The modules that code can import on the new site. */
export interface ImportHost extends Pick<PlanOptions, 'hasShim'> {
  /** Absolute path of the old site's folder. */
  readonly siteDir: string
  readonly files: SourceFiles
}

/** Where code of the site is looked for. */
export type CodeSite = Pick<ImportHost, 'siteDir' | 'files'>

interface Import {
  readonly name: string
  readonly names: readonly string[]
  /** The file that contains the import. */
  readonly from: string
}

const code = /\.[jt]sx?$/
const specifier =
  /(?:^|\n)\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"\n]+)['"]|(?:^|\n)\s*import\s*['"]([^'"\n]+)['"]|\b(?:require|import)\(\s*(?:\/\*[^\n]*?\*\/\s*)?['"]([^'"\n]+)['"]\s*\)/g
const extensions = ['.tsx', '.jsx', '.ts', '.js']
/** Files that only plugins of Docusaurus compile. */
const uncompiled = /\.(?:mdx?|s[ac]ss|less|styl)$/
const endings = ['', ...extensions, ...extensions.map((extension) => `/index${extension}`)]

/** The code file of the site that an import resolves to; undefined for packages and other files. */
export function findCode(source: string, from: string, site: CodeSite): string | undefined {
  if (!/^(?:\.{1,2}\/|@site\/)/.test(source)) return undefined
  const path = resolveLocal(source, from, site.siteDir)
  return endings
    .map((end) => `${path}${end}`)
    .find((one) => code.test(one) && basename(one) !== '' && site.files.hasNamedFile(one))
}

/**
 * Modules that a file, or a file it imports, needs and that the new site can't provide, for example
 * `@docusaurus/router`.
 */
export function findMissingImports(file: string, host: ImportHost): string[] {
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const text = host.files.readNamed(path) ?? ''
    const found = host.files.within(path, () => [...text.matchAll(specifier)])
    for (const [, clause = '', from, bare, required] of found ?? []) {
      const name = from ?? bare ?? required ?? ''
      const next = findCode(name, path, host)
      // Imports of types are removed before the code runs.
      if (/^\s+type\s+[^,]/.test(clause)) continue
      if (next !== undefined) visit(next)
      else if (!isAvailable({ name, names: importedNames(clause), from: path }, host))
        missing.add(name)
    }
  }
  visit(file)
  return [...missing].toSorted()
}

/** True when the package can be imported from the folder of the old site. */
export function isInstalled(name: string, siteDir: string): boolean {
  return resolveFrom(join(siteDir, 'package.json'), name) !== undefined
}

/** The exports that a clause imports; a default or namespace import counts as `default`. */
function importedNames(clause: string): string[] {
  const [, plain = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const picked = named.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
  const values = picked.filter((name) => name !== '' && !name.startsWith('type '))
  return /\w/.test(plain) ? ['default', ...values] : values
}

function isAvailable(
  { name, names, from }: Import,
  { siteDir, hasShim, files }: ImportHost,
): boolean {
  if (hasShim(name, names)) return true
  if (/^(?:@docusaurus|@theme|@theme-original|@theme-init|@generated)\//.test(name)) return false
  if (uncompiled.test(name)) return false
  if (name.startsWith('.') || name.startsWith('@site/'))
    return files.has(resolveLocal(name, from, siteDir))
  return /^react(?:\/jsx-runtime)?$/.test(name) || isInstalled(name, siteDir)
}

function resolveLocal(source: string, from: string, siteDir: string): string {
  return source.startsWith('@site/')
    ? resolve(siteDir, source.slice('@site/'.length))
    : resolve(dirname(from), source)
}
