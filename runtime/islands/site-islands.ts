import type { ComponentType } from 'react'

type LoadComponent = () => Promise<ComponentType<Readonly<Record<string, unknown>>>>

/**
 * Loads the site's interactive components by name. Empty here; the bundler replaces this module
 * with that of the site.
 */
export const siteIslands: ReadonlyMap<string, LoadComponent> = new Map()
