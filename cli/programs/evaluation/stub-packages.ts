import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const stubbed =
  /^(?:@docusaurus|@theme|@site|@generated)\/|docusaurus|remark|rehype|prism|mermaid|katex/
const theme = /^prism-react-renderer(?:\/|$)/
/** Docusaurus also resolves modules in TypeScript. */
const moduleEnds = ['.ts', '.mts', '.cts', '.mjs', '.tsx', '/index.ts']

/** The functions that a bundled config calls, as `__docsSsg`, for modules outside its files. */
export interface PackageLoader {
  readonly toUrl: (path: string) => string
  readonly load: (name: string, importer: string) => unknown
  readonly resolve: (importer: string, name: string) => string
}

/**
 * Create the loader. It adds each stub, and each theme of a package, to `packages` with the name of
 * the package that it stands for.
 */
export function createLoader(packages: Map<unknown, string>): PackageLoader {
  return {
    toUrl: (path) => pathToFileURL(path).href,
    load: (name, importer) => {
      if (theme.test(name))
        return loadOr(() => loadThemes(name, importer, packages), name, packages)
      if (stubbed.test(name)) return createStub(name, packages)
      return loadOr((): unknown => createRequire(importer)(name), name, packages)
    },
    resolve: resolveModule,
  }
}

function loadOr(load: () => unknown, name: string, packages: Map<unknown, string>): unknown {
  try {
    return load()
  } catch {
    return createStub(name, packages)
  }
}

/**
 * A function that can be called, constructed, iterated and read from to any depth, and that remembers
 * the package it stands for.
 */
function createStub(name: string, packages: Map<unknown, string>): object {
  const again = (): object => createStub(name, packages)
  const target = function (): void {}
  const stub: object = new Proxy(target, {
    get: (_, key) => {
      if (key === '$package') return name
      // Sites spread themes of packages: `[...theme.styles, own]`.
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === 'then' || key === '__esModule' || typeof key === 'symbol') return undefined
      return key === 'default' ? stub : again()
    },
    // esbuild looks up named imports on the prototype of a copy of the module.
    getPrototypeOf: () => stub,
    apply: again,
    construct: again,
  })
  packages.set(stub, name)
  return stub
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
