import type { ComponentType } from 'react'

/** The component of an island. */
export type Island = ComponentType<Readonly<Record<string, unknown>>>

/** The module of an island, which exports the component by its name or as the default export. */
interface IslandModule {
  readonly default: Island
  readonly [name: string]: Island
}

type LoadModule = () => Promise<IslandModule>

/**
 * Loads the modules of the site's interactive components by name. Empty here; the bundler replaces
 * this module with that of the site.
 */
export const siteIslands: ReadonlyMap<string, LoadModule> = new Map()
