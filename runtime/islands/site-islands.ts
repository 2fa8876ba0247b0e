import type { ComponentType } from 'react'

type LoadComponent = () => Promise<ComponentType<Readonly<Record<string, unknown>>>>

/** The site's components that live in the browser, by name; empty here, filled when a site is bundled. */
export const siteIslands: ReadonlyMap<string, LoadComponent> = new Map()
