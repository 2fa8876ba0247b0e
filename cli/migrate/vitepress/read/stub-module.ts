import type { PackageSubstitute } from '../../../programs/evaluation/stub-packages.ts'
import { resolveFrom } from '../../../primitives/modules/resolve-from.ts'

/** Packages that only VitePress and its build load. */
const replaced = /^vitepress(?:\/|$)|^vite$/

/** Packages of a config that are replaced, as far as they were met while it was bundled. */
export interface PackageStubs {
  /** What replaces a package; undefined: the package can be loaded. */
  readonly substitute: (name: string, importer: string) => PackageSubstitute | undefined
  /** Packages that are not installed, and those whose values `data` contains as text. */
  readonly missingIn: (data: unknown) => readonly string[]
}

/** Replace the packages of VitePress and those that aren't installed with stubs. */
export function createPackageStubs(): PackageStubs {
  const stubs = new Map<string, 'known' | 'missing'>()
  return {
    substitute: (name, importer) => {
      const isKnown = replaced.test(name)
      if (!isKnown && isInstalled(name, importer)) return undefined
      stubs.set(name, isKnown ? 'known' : 'missing')
      return 'createVitepressStub'
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
