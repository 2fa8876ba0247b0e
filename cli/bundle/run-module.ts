import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { keepPrototypes } from '../primitives/modules/keep-prototypes.ts'
import { during } from '../threads/during.ts'

/** CommonJS, and the path of the file that it was compiled from, relative to the site's folder. */
export interface ModuleCode {
  readonly path: string
  readonly code: string
}

/** Where `require` in the code finds modules. */
export interface ModuleScope {
  /** Absolute. */
  readonly siteDir: string
  /** Modules that the code receives instead of resolving them, by name. */
  readonly externals: Readonly<Record<string, unknown>>
}

/** Run compiled code and return what it exports. Throws what the code throws. */
export function runModule(
  { path, code }: ModuleCode,
  { siteDir, externals }: ModuleScope,
): unknown {
  const resolveInSite = createRequire(join(siteDir, path))
  const require = (name: string): unknown =>
    name in externals ? externals[name] : resolveInSite(name)
  const module: { exports: unknown } = { exports: {} }
  const run = compileFunction(code, ['require', 'module', 'exports'], { filename: path })
  during({ kind: 'code', subject: path }, () =>
    keepPrototypes(() => run(require, module, module.exports)),
  )
  return module.exports
}
