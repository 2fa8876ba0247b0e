import type { ComponentType } from 'react'
import { siteIslands } from './site-islands.ts'

type Island = ComponentType<Readonly<Record<string, unknown>>>

/** Our own islands by name; each is a chunk that is fetched when the reader turns to it. */
const ownIslands: ReadonlyMap<string, () => Promise<Island>> = new Map([])

/** The component of an island; rejects when the name is unknown or its chunk cannot be fetched. */
export async function loadIsland(name: string): Promise<Island> {
  const load = ownIslands.get(name) ?? siteIslands.get(name)
  if (!load) throw new Error(`No island is called \`${name}\`.`)
  return load()
}
