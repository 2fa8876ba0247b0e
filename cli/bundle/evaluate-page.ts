import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { isRecord } from '../primitives/is-record.ts'

/** What a page module exports, as far as it is what it must be. */
export interface PageModule {
  readonly component: unknown
  readonly title: string | undefined
  readonly description: string | undefined
  readonly noindex: boolean
  readonly load: ((context: LoadContext) => unknown) | undefined
}

/** What a page's `load` is told. It runs at build time, once. */
export interface LoadContext {
  /** Absolute. */
  readonly siteDir: string
}

/** Run a compiled page. `modules` are given to it instead of being looked up. Throws what the page throws. */
export function evaluatePage(
  code: string,
  modules: Readonly<Record<string, unknown>>,
  file: { readonly siteDir: string; readonly path: string },
): PageModule {
  const lookUp = createRequire(join(file.siteDir, file.path))
  const provide = (name: string): unknown => (name in modules ? modules[name] : lookUp(name))
  const module: { exports: unknown } = { exports: {} }
  const run = compileFunction(code, ['require', 'module', 'exports'], { filename: file.path })
  run(provide, module, module.exports)
  return checkModule(module.exports)
}

function checkModule(exported: unknown): PageModule {
  if (!isRecord(exported) || typeof exported['default'] !== 'function') {
    throw new Error('it has no component as its default export')
  }
  const meta = isRecord(exported['meta']) ? exported['meta'] : {}
  const text = (key: string): string | undefined => {
    const value = meta[key]
    if (value === undefined || typeof value === 'string') return value
    throw new Error(`\`meta.${key}\` is not a string`)
  }
  const load = exported['load']
  if (load !== undefined && typeof load !== 'function') throw new Error('`load` is not a function')
  return {
    component: exported['default'],
    title: text('title'),
    description: text('description'),
    noindex: meta['noindex'] === true,
    load: load === undefined ? undefined : (context) => Reflect.apply(load, undefined, [context]),
  }
}
