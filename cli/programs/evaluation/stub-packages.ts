import fs, { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createAstroConfig, createIntegration } from './astro-modules.ts'
import { createVitepressStub } from './vitepress-stub.ts'

const stubbed =
  /^(?:@docusaurus|@theme|@site|@generated)\/|docusaurus|remark|rehype|prism|mermaid|katex|^@astrojs\/|^astro(?:\/|$)|starlight|expressive-code|^vite$/
const theme = /^prism-react-renderer(?:\/|$)/
/** Docusaurus also resolves modules in TypeScript. */
const moduleEnds = ['.ts', '.mts', '.cts', '.mjs', '.tsx', '/index.ts']

/** Packages with the functions of a module of Node, which takes their place if they are not installed. */
const equivalents: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['pathe', posix],
  ['upath', posix],
  ['graceful-fs', fs],
])

type Require = (name: string) => unknown

/** The functions that a bundled config calls, as `__docsSsg`, for modules outside its files. */
export interface PackageLoader {
  readonly toUrl: (path: string) => string
  readonly load: (name: string, importer: string) => unknown
  readonly createIntegration: (name: string) => unknown
  readonly createAstroConfig: (name: string) => unknown
  readonly createVitepressStub: (name: string) => unknown
  /** The `require` for paths that a config computes; data that a script generates can be missing. */
  readonly toRequire: (own: Require) => Require
  /** What `const [a, b] = value` reads: a stub has as many items as there are names, `count`. */
  readonly toItems: (count: number, value: unknown) => unknown
  readonly resolve: (importer: string, name: string) => string
}

/** The functions of a loader that replace a package of one tool. */
export type PackageSubstitute = 'createIntegration' | 'createAstroConfig' | 'createVitepressStub'

/** What the loader finds out while the config runs. */
export interface LoadedPackages {
  /** Each stub, and each theme of a package, with the name of the package that it stands for. */
  readonly packages: Map<unknown, string>
  /** Names of packages that can't be loaded, usually because they are not installed. */
  readonly missing: Set<string>
}

/** Create the loader, which adds what it finds out to `loaded`. */
export function createLoader(loaded: LoadedPackages): PackageLoader {
  const { packages } = loaded
  return {
    toUrl: (path) => pathToFileURL(path).href,
    load: (name, importer) => {
      if (theme.test(name)) return loadOr(() => loadThemes(name, importer, packages), name, loaded)
      if (stubbed.test(name)) return createStub(name, loaded)
      return loadOr((): unknown => createRequire(importer)(name), name, loaded)
    },
    createIntegration,
    createAstroConfig: (name) => createAstroConfig(createStub(name, loaded)),
    createVitepressStub,
    toRequire: (own) =>
      Object.assign(
        (name: string): unknown =>
          name.endsWith('.json') && !existsSync(name)
            ? loadOr(() => own(name), name, loaded)
            : own(name),
        own,
      ),
    toItems: (count, value) => {
      const own: unknown = typeof value === 'function' ? Reflect.get(value, '$toItems') : undefined
      return typeof own === 'function' ? own(count) : value
    },
    resolve: resolveModule,
  }
}

function loadOr(load: () => unknown, name: string, loaded: LoadedPackages): unknown {
  try {
    return load()
  } catch {
    const equivalent = equivalents.get(name)
    if (equivalent !== undefined) return equivalent
    loaded.missing.add(name)
    return createStub(name, loaded)
  }
}

/**
 * A function that can be called, constructed, iterated and read from to any depth, and that remembers
 * the package it stands for. What a call returns has the methods of a promise too.
 */
function createStub(name: string, loaded: LoadedPackages, isResult = false): object {
  const again = (): object => createStub(name, loaded)
  const target = function (): void {}
  const stub: object = new Proxy(target, {
    get: (_, key) => {
      if (key === '$package') return name
      if (key === '$toItems') return (length: number) => Array.from({ length }, again)
      // Sites spread themes of packages: `[...theme.styles, own]`.
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive) return () => refuseText(name, loaded)
      if (key === 'then' && isResult)
        return (...handlers: Parameters<Promise<object>['then']>) =>
          Promise.resolve(again()).then(...handlers)
      if (key === 'then' || key === '__esModule' || typeof key === 'symbol') return undefined
      return key === 'default' ? stub : again()
    },
    // esbuild looks up named imports on the prototype of a copy of the module.
    getPrototypeOf: () => stub,
    apply: () => createStub(name, loaded, true),
    construct: again,
  })
  loaded.packages.set(stub, name)
  return stub
}

/** A text or a number made from a stub would be wrong without a trace. */
function refuseText(name: string, { missing }: LoadedPackages): never {
  const why = missing.has(name) ? "can't be loaded" : 'is not loaded while this file is read'
  throw new TypeError(
    `the package \`${name}\` ${why}, but its value is used as text or as a number`,
  )
}

/**
 * Themes for code are loaded, so that a theme that extends one is complete; one that is used
 * unchanged counts as a package.
 */
function loadThemes(name: string, importer: string, packages: Map<unknown, string>): unknown {
  const themes: unknown = createRequire(importer)(name)
  const remember = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return
    if ('plain' in value && 'styles' in value) packages.set(value, name)
    else if (depth < 2) for (const inner of Object.values(value)) remember(inner, depth + 1)
  }
  remember(themes, 0)
  return themes
}

function resolveModule(importer: string, name: string): string {
  const { resolve: find } = createRequire(importer)
  for (const end of ['', ...moduleEnds])
    try {
      return find(name + end)
    } catch {
      // The next end is tried.
    }
  return name.startsWith('.') ? resolve(dirname(importer), name) : name
}
