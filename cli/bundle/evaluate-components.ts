import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { CompiledComponents } from './compile-components.ts'
import { isRecord } from '../primitives/is-record.ts'
import { toErrorMessage } from '../primitives/error-message.ts'

/** A component of the site, ready to be rendered; `component` is what its file exports under its name or as default. */
export interface SiteComponent {
  readonly component: unknown
  /**
   * When it comes to life in the browser: when a reader turns to it or, as it shows what only a browser knows, when it is
   * seen; undefined: never.
   */
  readonly wake: 'intent' | 'visible' | undefined
}

/** What runs when a component stands in a page, be it its own or that of a stand-in. */
const EFFECTS =
  /\buse(?:Effect|LayoutEffect|InsertionEffect|SyncExternalStore)\b|\bcomponentDidMount\b/

/**
 * Run the site's components; `modules` are given to them instead of being looked up. One that
 * can't be run becomes a component that says why when a page uses it.
 */
export function evaluateComponents(
  { parts }: CompiledComponents,
  modules: Readonly<Record<string, unknown>>,
  siteDir: string,
): ReadonlyMap<string, SiteComponent> {
  const exported = new Map<string, unknown>()
  return new Map(
    parts.map(({ name, path, code, isIsland }) => {
      const fail = (reason: string): (() => never) => {
        const text = `the component \`${name}\` (\`${path}\`) cannot be used: ${reason}`
        return () => {
          throw new Error(text)
        }
      }
      const wake = isIsland ? (EFFECTS.test(code) ? 'visible' : 'intent') : undefined
      try {
        if (!exported.has(path)) exported.set(path, run({ path, code }, modules, siteDir))
        const component = pick(exported.get(path), name)
        const isUsable = typeof component === 'function' || isRecord(component)
        const missing = `it exports no component as default or as \`${name}\``
        return [name, { component: isUsable ? component : fail(missing), wake }]
      } catch (cause) {
        const reason = toErrorMessage(cause)
        return [name, { component: fail(reason), wake: undefined }]
      }
    }),
  )
}

function run(
  { path, code }: { readonly path: string; readonly code: string },
  modules: Readonly<Record<string, unknown>>,
  siteDir: string,
): unknown {
  const lookUp = createRequire(join(siteDir, path))
  const provide = (name: string): unknown => (name in modules ? modules[name] : lookUp(name))
  const module: { exports: unknown } = { exports: {} }
  compileFunction(code, ['require', 'module', 'exports'], { filename: path })(
    provide,
    module,
    module.exports,
  )
  return module.exports
}

function pick(exported: unknown, name: string): unknown {
  if (!isRecord(exported)) return exported
  return exported[name] ?? exported['default']
}
