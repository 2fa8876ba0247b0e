// Components of the site that the browser runs. Given what code of the site registers, it returns
// React as that code sees it, which puts each of them into an island.
import * as react from 'react'
import { type ComponentType, createElement, type ElementType, type ReactNode, use } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { InsideIsland } from '../../runtime/components/content/inside-island.ts'
import { createIsland } from './create-island.tsx'

/** How the browser loads a component, and when. */
export interface RegisteredIsland {
  readonly name: string
  readonly wake: 'intent' | 'visible'
}

type Component = ComponentType<
  Readonly<Record<string, unknown>> & { readonly children?: ReactNode }
>

const registered = new WeakMap<object, RegisteredIsland>()
const wrappers = new WeakMap<object, Component>()

/** The island that a component is; undefined for static ones and for everything else. */
export function islandOf(value: unknown): RegisteredIsland | undefined {
  return isObject(value) ? registered.get(value) : undefined
}

/** The module `docs-ssg/islands`, which compiled code of the site calls. */
export const islandRegistry = {
  registerIsland(component: unknown, name: string, wake: RegisteredIsland['wake']): void {
    if (isObject(component) && !registered.has(component)) registered.set(component, { name, wake })
  },
}

/** Inside an island the component itself, because the island is hydrated as a whole. */
function toLive<Type>(type: Type): Type | Component {
  const island = islandOf(type)
  if (island === undefined || !isComponent(type)) return type
  const known = wrappers.get(type)
  if (known) return known
  const Island = createIsland(type, { ...island, isStrict: true })
  const Live: Component = (props) => createElement(use(InsideIsland) ? type : Island, props)
  wrappers.set(type, Live)
  return Live
}

const { jsx, jsxs } = jsxRuntime

/** React for code of the site: elements of live components become islands. */
export const liveReact: Readonly<Record<string, unknown>> = {
  ...react,
  createElement: (type: ElementType, ...rest: [Record<string, unknown> | null, ...ReactNode[]]) =>
    createElement(toLive(type), ...rest),
}

/** The same for compiled JSX. */
export const liveJsxRuntime: Readonly<Record<string, unknown>> = {
  ...jsxRuntime,
  jsx: (type: ElementType, props: unknown, key?: string) => jsx(toLive(type), props, key),
  jsxs: (type: ElementType, props: unknown, key?: string) => jsxs(toLive(type), props, key),
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}

function isComponent(value: unknown): value is Component & object {
  return isObject(value)
}
