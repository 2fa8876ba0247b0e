import { toErrorMessage } from '../primitives/error-message.ts'
import { isRecord } from '../primitives/is-record.ts'
import type { CompiledComponents } from './compile-components.ts'
import { type ModuleScope, runModule } from './run-module.ts'

/**
 * A component of the site, ready to be rendered: the export of its file with its name, or the
 * default export.
 */
export interface SiteComponent {
  readonly component: unknown
  /**
   * When the browser hydrates it: when a reader turns to it, or when it becomes visible, if it
   * shows what only a browser knows; undefined: never.
   */
  readonly wake: 'intent' | 'visible' | undefined
  /** Its file, relative to the site's folder. */
  readonly path: string
}

/** Code that runs when a component is in a page, be it its own or that of a shim. */
const EFFECTS =
  /\buse(?:Effect|LayoutEffect|InsertionEffect|SyncExternalStore)\b|\bcomponentDidMount\b/

/**
 * Run the site's components. One that can't be run becomes a component that throws the reason when
 * a page uses it.
 */
export function evaluateComponents(
  { parts }: CompiledComponents,
  scope: ModuleScope,
): ReadonlyMap<string, SiteComponent> {
  const exported = new Map<string, unknown>()
  return new Map(
    parts.map(({ name, path, code, isIsland }) => {
      const wake = isIsland ? (EFFECTS.test(code) ? 'visible' : 'intent') : undefined
      const fail = (reason: string): (() => never) =>
        throwing(`the component \`${name}\` (\`${path}\`) cannot be used: ${reason}`)
      try {
        if (!exported.has(path)) exported.set(path, runModule({ path, code }, scope))
        const component = pick(exported.get(path), name)
        const isUsable = typeof component === 'function' || isRecord(component)
        const missing = `it exports no component as default or as \`${name}\``
        return [name, { component: isUsable ? component : fail(missing), wake, path }]
      } catch (cause) {
        return [name, { component: fail(toErrorMessage(cause)), wake: undefined, path }]
      }
    }),
  )
}

function throwing(message: string): () => never {
  return () => {
    throw new Error(message)
  }
}

function pick(exported: unknown, name: string): unknown {
  if (!isRecord(exported)) return exported
  return exported[name] ?? exported['default']
}
