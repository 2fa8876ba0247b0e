import { isComponent } from '../../primitives/modules/is-component.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { type ModuleCode, type ModuleScope, runModule } from '../run-module.ts'

/** The checked exports of a page. */
export interface PageModule {
  readonly component: unknown
  readonly title: string | undefined
  readonly description: string | undefined
  readonly noindex: boolean
  /** Everything that the file exports. */
  readonly exported: Readonly<Record<string, unknown>>
  readonly load: ((context: LoadContext) => unknown) | undefined
}

/** The argument of a page's `load`, which runs once, at build time. */
export interface LoadContext {
  /** Absolute. */
  readonly siteDir: string
}

/** Run a compiled page or slot and check what it exports. Throws what the code throws. */
export function evaluatePage(module: ModuleCode, scope: ModuleScope): PageModule {
  return checkModule(runModule(module, scope))
}

function checkModule(exported: unknown): PageModule {
  if (!isRecord(exported) || !isComponent(exported['default'])) {
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
    exported,
    load: load === undefined ? undefined : (context) => Reflect.apply(load, undefined, [context]),
  }
}
