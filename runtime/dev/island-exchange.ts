// Exchanges the code of interactive components in the open page. Islands of other components keep
// their state.
import { type DevIsland, type DevState, islandEvent } from '../shared/dev-events.ts'

type Component = unknown

/** Knows the islands that React renders in this page. */
export interface IslandExchange {
  readonly isMounted: (element: Element) => boolean
  /** Load new code. The result shows it, and returns false when the page must be reloaded instead. */
  readonly load: (islands: DevState['islands']) => Promise<() => boolean>
  /** Render islands again whose props were changed in their HTML. */
  readonly refresh: (elements: readonly Element[]) => boolean
}

/** Begin to follow the islands of the document, as they announce that they are mounted. */
export function createIslandExchange(): IslandExchange {
  const mounted = new Map<Element, DevIsland<Component>>()
  const latest = new Map<string, Component>()
  document.addEventListener(islandEvent, (event) => {
    if (!(event instanceof CustomEvent)) return
    const island: DevIsland<Component> = event.detail
    mounted.set(island.element, island)
    const component = latest.get(island.name)
    if (component !== undefined) island.show(component)
  })
  const showLatest = (name: string): boolean =>
    [...document.querySelectorAll(`[data-island="${CSS.escape(name)}"]`)].every((element) => {
      const island = mounted.get(element)
      return island ? island.show(latest.get(name)) : !isRoot(element)
    })

  return {
    isMounted: (element) => mounted.has(element),
    load: async (islands) => {
      const modules = await Promise.all(
        islands.map(async ({ name, url }) => [name, await import(url)] as const),
      )
      return () => {
        for (const element of mounted.keys()) if (!element.isConnected) mounted.delete(element)
        for (const [name, module] of modules) latest.set(name, module[name] ?? module.default)
        return modules.every(([name]) => showLatest(name))
      }
    },
    refresh: (elements) => elements.every((element) => mounted.get(element)?.show() ?? true),
  }
}

/** React has rendered the element before this script could know. */
function isRoot(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactContainer'))
}
