import { resolveFrom } from '../../../primitives/modules/resolve-from.ts'

/** Packages that only VitePress and its build load. */
const replaced = /^vitepress(?:\/|$)|^vite$/

/** An object with one of these keys is a config. */
const configKeys =
  'title titleTemplate description base head themeConfig locales srcDir markdown vite cleanUrls extends nav sidebar'.split(
    ' ',
  )

/** Packages of a config that are replaced, as far as they were met while it was bundled. */
export interface PackageStubs {
  /** The text of a module in place of a package; undefined: the package can be loaded. */
  readonly substitute: (name: string, importer: string) => string | undefined
  /** Packages that are not installed, and those whose values `data` contains as text. */
  readonly missingIn: (data: unknown) => readonly string[]
}

/**
 * Replace the packages of VitePress and those that aren't installed with stubs. A function of a stub
 * that receives a config, such as `defineConfig` or `withMermaid`, returns it unchanged.
 */
export function createPackageStubs(): PackageStubs {
  const stubs = new Map<string, 'known' | 'missing'>()
  return {
    substitute: (name, importer) => {
      const isKnown = replaced.test(name)
      if (!isKnown && isInstalled(name, importer)) return undefined
      stubs.set(name, isKnown ? 'known' : 'missing')
      return toModule(name)
    },
    missingIn: (data) => {
      const text = JSON.stringify(data)
      return (
        [...stubs]
          .filter(([name, kind]) => kind === 'missing' || text.includes(`[${name}:`))
          .map(([name]) => name)
          // The bundler resolves imports in any order.
          .toSorted()
      )
    },
  }
}

/** The package is only found, because its code must not run in this process. */
const isInstalled = (name: string, importer: string): boolean =>
  resolveFrom(importer, name) !== undefined

/**
 * As text, the value is its path in brackets, so that readers of the config see what is missing. What
 * a function returns can be awaited, and has the methods of a promise.
 */
const toModule = (name: string): string => `
const create = (path, isResult = false) => {
  const stub = new Proxy(function () {}, {
    get: (_, key) => {
      if (key === '__esModule') return path === ${JSON.stringify(name)}
      if (key === '$toItems')
        return (length) => Array.from({ length }, (_, at) => create(path + ':' + at))
      if (key === 'name') return '[' + path + ']'
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive || key === 'toString') return () => '[' + path + ']'
      if (key === 'then' && isResult)
        return (done, fail) => Promise.resolve(create(path)).then(done, fail)
      if (typeof key === 'symbol' || key === 'then') return undefined
      return key === 'default' ? create(path + ':') : create(path + ':' + key)
    },
    getPrototypeOf: () => stub,
    apply: (_, __, [first]) => (isConfig(first) ? first : create(path + '()', true)),
    construct: () => create(path),
  })
  return stub
}
const keys = ${JSON.stringify(configKeys)}
const isConfig = (value) =>
  typeof value === 'object' && value !== null && keys.some((key) => key in value)
module.exports = create(${JSON.stringify(name)})
`
