// React pages that the browser runs as a whole. Given what the code of a page does, and its data,
// it returns the component that is rendered. It must not load or route pages.
import type { BrowserProps } from '../../model/compiling/browser-props.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { otherProps } from '../islands/prop-names.ts'
import type { EntryFacts } from '../islands/site-island.ts'
import type { PageLoaderOptions } from './page-loader-options.ts'

/** Props that the browser can't have: functions that know the site's URLs, and the view of the site. */
const buildOnly = ['href', 'asset', 'site']

/** Which props a page that needs the browser has there. */
export function toBrowserProps(
  { hasParameters, propNames }: EntryFacts,
  component: unknown,
  {
    props,
    findBrowserProps,
  }: {
    readonly props: Readonly<Record<string, unknown>>
    readonly findBrowserProps: PageLoaderOptions['findBrowserProps'] | undefined
  },
): BrowserProps {
  if (!hasParameters) return { kind: 'sendable', names: [] }
  const named = buildOnly.find((name) => propNames.includes(name))
  if (named === undefined && findBrowserProps) {
    const found = findBrowserProps(component, props)
    if (found.kind === 'build-only' || propNames.includes(otherProps)) return found
    return { ...found, names: found.names.filter((name) => propNames.includes(name)) }
  }
  return { kind: 'build-only', reason: toBuildOnlyReason(named) }
}

/** Why code that uses a prop can't run in the browser. */
export function toBuildOnlyReason(name: string | undefined): string {
  return name === undefined
    ? 'its props exist only in the build'
    : `its prop \`${name}\` exists only in the build`
}

/** Creates elements as code of the site does, so that a live component becomes an island. */
export type CreateElement = (component: unknown, props?: unknown) => unknown

/** Take the function that creates elements from the modules that pages share with the renderer. */
export function toCreateElement({ react }: PageLoaderOptions['modules']): CreateElement {
  const create = isRecord(react) ? react['createElement'] : undefined
  return (component, props = null) =>
    typeof create === 'function' ? Reflect.apply(create, undefined, [component, props]) : null
}

/** A component that renders a page as an island, with the props that the browser has as well. */
export function wrapLivePage(
  component: unknown,
  names: readonly string[],
  createElement: CreateElement,
): (props: Readonly<Record<string, unknown>>) => unknown {
  return (props) =>
    createElement(component, Object.fromEntries(names.map((name) => [name, props[name]])))
}
