// Room: the exports of packages, read through the compiler of the site
// Opens the declarations of packages with the compiler that the site has installed.
// Must not know pages or write files: the program that is checked exists only in memory.
import { ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { kindAt } from '../gate/own-file.ts'
import { isRecord } from '../primitives/is-record.ts'
import type { Checker, Symbol } from 'typescript/unstable/sync'
import { importModule } from '../primitives/modules/import-module.ts'

type Compiler = typeof import('typescript/unstable/sync')
type Syntax = typeof import('typescript/unstable/ast')

/** The declarations of some entry points. Must be closed. */
export interface Declarations {
  readonly compiler: Compiler
  readonly checker: Checker
  /**
   * The exports of all entry points under a name, with aliases resolved; several if they differ.
   */
  readonly find: (name: string) => readonly Symbol[]
  /** Exports by name for each entry point, with aliases resolved; undefined for one that can't be found. */
  readonly entries: readonly (ReadonlyMap<string, Symbol> | undefined)[]
  /** Kinds of nodes, and functions that recognize them. */
  readonly syntax: Syntax
  /**
   * Absolute paths of all files with types of the packages, without the compiler's own libraries.
   */
  readonly files: readonly string[]
  /** The same with those libraries: everything that the compiler opened. */
  readonly opened: readonly string[]
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

/** The compiler as a library, which TypeScript 7 and newer export under this path. */
async function loadCompiler(
  siteDir: string,
): Promise<{ readonly compiler: Compiler; readonly syntax: Syntax } | undefined> {
  try {
    const require = createRequire(join(siteDir, 'package.json'))
    const toUrl = (name: string): string => pathToFileURL(require.resolve(name)).href
    const compiler: Compiler = await importModule(toUrl('typescript/unstable/sync'))
    const syntax: Syntax = await importModule(toUrl('typescript/unstable/ast'))
    return { compiler, syntax }
  } catch {
    return undefined
  }
}

/** True for declarations of the platform: `lib.dom.d.ts`. */
export const isLibrary = (path: string): boolean => /\/lib\.[\w.]+\.d\.ts$/.test(path)

/**
 * Resolves entry points from the folder of the site; undefined when its compiler cannot be used as
 * a library.
 */
export async function openDeclarations(
  siteDir: string,
  entries: readonly string[],
): Promise<Declarations | undefined> {
  const loaded = await loadCompiler(siteDir)
  if (!loaded) return undefined
  const { compiler, syntax } = loaded
  const folder = siteDir.replaceAll('\\', '/')
  const project = `${folder}/docs-ssg-declarations.json`
  const root = `${folder}/docs-ssg-declarations.ts`
  const text = entries
    .map((entry, at) => `import * as e${at}_ from ${JSON.stringify(entry)}\n`)
    .join('')
  const virtual = new Map([
    [project, JSON.stringify({ compilerOptions, files: [root] })],
    [root, text],
  ])
  const api = new compiler.API({
    cwd: siteDir,
    fs: {
      // A link may lead to a device or a pipe, which the compiler would read without end.
      readFile: (path) => virtual.get(path) ?? (kindAt(path) === undefined ? undefined : null),
      fileExists: (path) => virtual.has(path) || undefined,
    },
  })
  const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project)
  if (!opened) {
    closeQuietly(api)
    return undefined
  }
  const { checker, program } = opened
  const resolve = (symbol: Symbol): Symbol =>
    symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const modules = entries.map((_, at) => {
    const local = checker.getSymbolAtPosition(root, text.indexOf(`e${at}_`))
    const module = local && resolve(local)
    return module && !checker.isUnknownSymbol(module)
      ? checker.getExportsOfModule(module)
      : undefined
  })
  const files = program.getSourceFileNames().filter((path) => path !== root)
  const exported = modules.flatMap((module) => module ?? [])
  return {
    compiler,
    checker,
    find: (name) => {
      const found = exported.filter((symbol) => symbol.name === name).map(resolve)
      return [...new Map(found.map((symbol) => [symbol.id, symbol])).values()]
    },
    entries: modules.map(
      (module) => module && new Map(module.map((symbol) => [symbol.name, resolve(symbol)])),
    ),
    syntax,
    files: files.filter((path) => !isLibrary(path)),
    opened: files,
    close: () => closeQuietly(api),
  }
}

/**
 * End the process of the compiler. It can write "context canceled" to the terminal when it is asked
 * to end, so it is ended without being asked. Its handle isn't part of the public interface; where
 * there is none, the process ends as the library ends it.
 */
function closeQuietly(api: InstanceType<Compiler['API']>): void {
  const child = ['client', 'channel', 'child'].reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    api,
  )
  if (child instanceof ChildProcess) {
    const kill = child.kill.bind(child)
    child.kill = () => kill('SIGKILL')
  }
  api.close()
}
