/** An object with one of these keys is a config. */
const configKeys =
  'title titleTemplate description base head themeConfig locales srcDir markdown vite cleanUrls extends nav sidebar'.split(
    ' ',
  )

/**
 * In place of a package of a VitePress config. A function of it that receives a config, such as
 * `defineConfig` or `withMermaid`, returns it unchanged. Every other value has its path in brackets as its
 * text, so that readers of the config see what is missing; what a function returns can be awaited.
 */
export function createVitepressStub(name: string): object {
  return createStub(name, { name, isResult: false })
}

interface StubOptions {
  /** Of the package. */
  readonly name: string
  /** A function returned it, so it has the methods of a promise too. */
  readonly isResult: boolean
}

function createStub(path: string, options: StubOptions): object {
  const again = (added: string, isResult = false): object =>
    createStub(path + added, { ...options, isResult })
  const stub: object = new Proxy(function (): void {}, {
    get: (_, key): unknown => {
      if (key === '__esModule') return path === options.name
      if (key === '$toItems')
        return (length: number) => Array.from({ length }, (_item, at) => again(`:${String(at)}`))
      if (key === 'name') return `[${path}]`
      if (key === Symbol.iterator) return () => [][Symbol.iterator]()
      if (key === Symbol.toPrimitive || key === 'toString') return () => `[${path}]`
      if (key === 'then' && options.isResult)
        return (...handlers: Parameters<Promise<object>['then']>) =>
          Promise.resolve(again('')).then(...handlers)
      if (typeof key === 'symbol' || key === 'then') return undefined
      return again(key === 'default' ? ':' : `:${key}`)
    },
    // esbuild looks up named imports on the prototype of a copy of the module.
    getPrototypeOf: () => stub,
    apply: (_, _self, [first]: readonly unknown[]): unknown =>
      isConfig(first) ? first : again('()', true),
    construct: () => again(''),
  })
  return stub
}

function isConfig(value: unknown): boolean {
  return typeof value === 'object' && value !== null && configKeys.some((key) => key in value)
}
