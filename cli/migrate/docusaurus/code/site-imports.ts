// What code of the old site imports. Enters: a file. Leaves: the files it leads to, and names that can't be had.
// Must not run the code.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'

/** What the new site can give to code. */
export interface ImportHost {
  /** Absolute path of the old site's folder. */
  readonly siteDir: string
  /** True for modules that have a stand-in with these exports. */
  readonly hasShim: (name: string, names: readonly string[]) => boolean
}

const code = /\.[jt]sx?$/
const specifier =
  /(?:^|\n)\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"\n]+)['"]|(?:^|\n)\s*import\s*['"]([^'"\n]+)['"]|\brequire\(\s*['"]([^'"\n]+)['"]\s*\)/g
const ends = [
  '',
  '.tsx',
  '.jsx',
  '.ts',
  '.js',
  '/index.tsx',
  '/index.jsx',
  '/index.ts',
  '/index.js',
]

/** The file of code that an import of the site itself means; undefined for anything else. */
export function findCode(source: string, from: string, siteDir: string): string | undefined {
  if (!/^(?:\.{1,2}\/|@site\/)/.test(source)) return undefined
  const path = source.startsWith('@site/')
    ? resolve(siteDir, source.slice(6))
    : resolve(dirname(from), source)
  return ends
    .map((end) => `${path}${end}`)
    .find((one) => code.test(one) && basename(one) !== '' && existsSync(one))
}

/** Modules that a file, or what it imports, needs and that nobody has: `@docusaurus/router`. */
export async function findMissingImports(file: string, host: ImportHost): Promise<string[]> {
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return
    seen.add(path)
    const text = await readFile(path, 'utf8')
    for (const [, clause = '', from, bare, required] of text.matchAll(specifier)) {
      const name = from ?? bare ?? required ?? ''
      const next = findCode(name, path, host.siteDir)
      // Types alone are gone before anything runs.
      if (/^\s+type\s+[^,]/.test(clause)) continue
      if (next !== undefined) await visit(next)
      else if (!isAvailable({ name, names: namesOf(clause), from: path }, host)) missing.add(name)
    }
  }
  await visit(file)
  return [...missing].toSorted()
}

/** What of a module a clause takes: `default` for the whole. */
function namesOf(clause: string): string[] {
  const [, plain = '', named = ''] = /^([^{]*)(?:\{([^}]*)\})?/.exec(clause) ?? []
  const picked = named.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
  const values = picked.filter((name) => name !== '' && !name.startsWith('type '))
  return /\w/.test(plain) ? ['default', ...values] : values
}

interface Import {
  readonly name: string
  readonly names: readonly string[]
  /** The file that it stands in. */
  readonly from: string
}

function isAvailable({ name, names, from }: Import, { siteDir, hasShim }: ImportHost): boolean {
  if (hasShim(name, names)) return true
  if (/^(?:@docusaurus|@theme|@theme-original|@theme-init|@generated)\//.test(name)) return false
  if (name.startsWith('.') || name.startsWith('@site/')) {
    const path = name.startsWith('@site/')
      ? join(siteDir, name.slice(6))
      : resolve(dirname(from), name)
    return existsSync(path)
  }
  return /^react(?:\/jsx-runtime)?$/.test(name) || isInstalled(name, siteDir)
}

/** True when the package can be had from the old site's folder. */
export function isInstalled(name: string, siteDir: string): boolean {
  try {
    return createRequire(join(siteDir, 'package.json')).resolve(name) !== ''
  } catch {
    return false
  }
}
