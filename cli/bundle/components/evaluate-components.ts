import { displayName } from '../../primitives/modules/component-name.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { describeThrown } from '../../primitives/text/code-frames.ts'
import type { CompiledComponents } from './compile-components.ts'
import { type ModuleScope, runModule } from '../run-module.ts'

type MarkdownFunction = (props: Readonly<Record<string, unknown>>) => unknown

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
  /** Its name in the browser. */
  readonly island: string | undefined
  /** Its file, relative to the site's folder. */
  readonly path: string
  /** What its file exports as `markdown`: from props to the Markdown of the component. */
  readonly markdown?: MarkdownFunction | undefined
  /** The source map of its code, JSON. */
  readonly map?: string | undefined
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
    parts.map(({ name, path, code, map, exported: chosen, island }) => {
      const wake = island === undefined ? undefined : EFFECTS.test(code) ? 'visible' : 'intent'
      const fail = (reason: string): (() => never) =>
        throwing(`the component \`${displayName(name)}\` (\`${path}\`) cannot be used: ${reason}`)
      try {
        if (!exported.has(path)) exported.set(path, runModule({ path, code }, scope))
        const component = pick(exported.get(path), name, chosen)
        const isUsable = typeof component === 'function' || isRecord(component)
        const wanted = chosen ?? name
        const missing =
          wanted === 'default'
            ? 'it exports no component as default'
            : `it exports no component as ${chosen === undefined ? 'default or as ' : ''}\`${wanted}\``
        const usable = isUsable ? component : fail(missing)
        const markdown = markdownOf(exported.get(path), path)
        return [name, { component: usable, wake, island, path, map, markdown }]
      } catch (cause) {
        const maps = new Map(map === undefined ? [] : [[path, map] as const])
        const component = fail(describeThrown(cause, maps))
        return [
          name,
          { component, wake: undefined, island: undefined, path, map, markdown: undefined },
        ]
      }
    }),
  )
}

function throwing(message: string): () => never {
  return () => {
    throw new Error(message)
  }
}

function markdownOf(exported: unknown, path: string): MarkdownFunction | undefined {
  const found = isRecord(exported) ? exported['markdown'] : undefined
  if (found === undefined) return undefined
  if (typeof found !== 'function')
    return throwing(
      `\`${path}\` exports \`markdown\`, which is not a function that returns Markdown. Export a function, or give the export another name.`,
    )
  return (props): unknown => Reflect.apply(found, undefined, [props])
}

function pick(exported: unknown, name: string, chosen: string | undefined): unknown {
  if (!isRecord(exported) || chosen === '*') return exported
  if (chosen !== undefined) return exported[chosen]
  return exported[name] ?? exported['default']
}
