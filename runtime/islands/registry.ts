import { type Island, siteIslands } from './site-islands.ts'

/**
 * Load the component of an island; rejects when the name is unknown or the chunk cannot be fetched.
 */
export async function loadIsland(name: string): Promise<Island> {
  const module = await siteIslands.get(name)?.()
  if (!module) throw new Error(`There is no \`${name}\`.`)
  return module[name] ?? module.default
}
