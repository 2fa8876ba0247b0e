import fs from 'node:fs'

interface Integration {
  readonly $integration: string
  readonly options: unknown
}

/** In place of an integration of Astro (`name`): a function whose result keeps its options. */
export function createIntegration(name: string): (options: unknown) => Integration {
  return (options) => ({ $integration: name, options })
}

/** In place of `astro/config`: its `defineConfig` returns the config, and everything else is that of `stub`. */
export function createAstroConfig(stub: object): object {
  // The compiler of Astro makes `fs` a global.
  if (!('fs' in globalThis)) Object.defineProperty(globalThis, 'fs', { value: fs })
  const all: object = new Proxy(stub, {
    get: (own, key): unknown =>
      key === 'defineConfig' ? (config: unknown) => config : Reflect.get(own, key),
    // esbuild looks up named imports on the prototype of a copy of the module.
    getPrototypeOf: () => all,
  })
  return all
}
