import { createElement, type ReactElement } from 'react'
import type { ContentComponent } from '../../runtime/components/content/content-props.ts'
import { placeTag } from './component-links.ts'
import { createIsland } from './create-island.tsx'
import { islandOf } from './live-elements.tsx'

/** Given the props of a component, it returns Markdown. */
type MarkdownFunction = (props: Readonly<Record<string, unknown>>) => unknown

/** The site's own components by name, as its files export them. */
export type SiteComponents = ReadonlyMap<
  string,
  {
    readonly component: unknown
    readonly wake: 'intent' | 'visible' | undefined
    /** Its name in the browser; undefined if the browser doesn't run it. */
    readonly island?: string | undefined
    /** Its file, relative to the site's folder. */
    readonly path?: string
    /** Writes it in the Markdown of a page. */
    readonly markdown?: MarkdownFunction | undefined
    /** The source map of its code, JSON. */
    readonly map?: string | undefined
  }
>

/**
 * The components as articles render them: those that also run in the browser are inside an island.
 */
export function toContentComponents(
  components: SiteComponents,
): Readonly<Record<string, ContentComponent>> {
  return Object.fromEntries(
    [...components].flatMap(([name, { component, wake, island = name }]) => {
      if (!isComponent(component)) return []
      const own = wake ? createIsland(component, { name: island, wake }) : component
      const part = [name, toPlaced(own)] as const
      return [part, ...membersOf(name, component, new Set([component]))]
    }),
  )
}

/**
 * `Links.Home` of a file that exports `Links = { Home: … }`, or of a component with a component as
 * its property.
 */
function membersOf(
  name: string,
  component: ContentComponent,
  seen: ReadonlySet<unknown>,
): readonly (readonly [string, ContentComponent])[] {
  return Object.entries(component).flatMap(([key, member]: [string, unknown]) => {
    // A context is its own provider.
    if (!/^[A-Z]/.test(key) || !isComponent(member) || seen.has(member)) return []
    const path = `${name}.${key}`
    const island = islandOf(member)
    const own = island ? createIsland(member, island) : member
    return [[path, toPlaced(own)] as const, ...membersOf(path, member, new Set([...seen, member]))]
  })
}

/** Put everything that a component renders into an element with the location of its tag in the page. */
function toPlaced(Part: ContentComponent): ContentComponent {
  return function PlacedComponent({ 'data-at': at, ...props }): ReactElement {
    return createElement(placeTag, { at }, createElement(Part, props))
  }
}

/** True for functions and for the objects that `memo` and `forwardRef` return. */
function isComponent(value: unknown): value is ContentComponent {
  return typeof value === 'function' || (typeof value === 'object' && value !== null)
}
