// Enters: package entry points. Leaves: the type checker of the site's own compiler, looking at them.
// Must not know pages; writes no file: the program that is checked exists in memory only.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Checker, Symbol } from 'typescript/unstable/sync'

type Compiler = typeof import('typescript/unstable/sync')

/** Declarations of some entry points, ready to be asked. Must be closed. */
export interface Declarations {
  readonly compiler: Compiler
  readonly checker: Checker
  /** What the entry points export under a name, aliases followed: two may export different things. */
  readonly find: (name: string) => readonly Symbol[]
  /** Absolute paths of all files the packages' types came from; the compiler's own libraries are left out. */
  readonly files: readonly string[]
  readonly close: () => void
}

const compilerOptions = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** The compiler as a library: TypeScript 7 and newer have it at this address. */
async function loadCompiler(siteDir: string): Promise<Compiler | undefined> {
  try {
    const require = createRequire(join(siteDir, 'package.json'))
    const path = require.resolve('typescript/unstable/sync')
    const compiler: Compiler = await import(pathToFileURL(path).href)
    return compiler
  } catch {
    return undefined
  }
}

/** The platform's own declarations: `lib.dom.d.ts`. */
export const isLibrary = (path: string): boolean => /\/lib\.[\w.]+\.d\.ts$/.test(path)

/** Open the declarations of entry points as the site sees them; undefined when its compiler can't be asked. */
export async function openDeclarations(
  siteDir: string,
  entries: readonly string[],
): Promise<Declarations | undefined> {
  const compiler = await loadCompiler(siteDir)
  if (!compiler) return undefined
  const folder = siteDir.replaceAll('\\', '/')
  const project = `${folder}/docs-ssg-declarations.json`
  const root = `${folder}/docs-ssg-declarations.ts`
  const text = entries.map((entry, at) => `import * as e${at}_ from '${entry}'\n`).join('')
  const virtual = new Map([
    [project, JSON.stringify({ compilerOptions, files: [root] })],
    [root, text],
  ])
  const api = new compiler.API({
    cwd: siteDir,
    fs: {
      readFile: (path) => virtual.get(path),
      fileExists: (path) => virtual.has(path) || undefined,
    },
  })
  const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project)
  if (!opened) {
    api.close()
    return undefined
  }
  const { checker, program } = opened
  const resolve = (symbol: Symbol): Symbol =>
    symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const exported = entries.flatMap((_, at) => {
    const module = checker.getSymbolAtPosition(root, text.indexOf(`e${at}_`))
    return module ? checker.getExportsOfModule(resolve(module)) : []
  })
  return {
    compiler,
    checker,
    find: (name) => {
      const found = exported.filter((symbol) => symbol.name === name).map(resolve)
      return [...new Map(found.map((symbol) => [symbol.id, symbol])).values()]
    },
    files: program.getSourceFileNames().filter((path) => path !== root && !isLibrary(path)),
    close: () => api.close(),
  }
}
