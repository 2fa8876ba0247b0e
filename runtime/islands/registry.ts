import { type Island, siteIslands } from './site-islands.ts'

/**
 * Load the component of an island; rejects when the name is unknown or the chunk cannot be fetched.
 */
export async function loadIsland(name: string): Promise<Island> {
  const load = siteIslands.get(name)
  if (!load) throw new Error(`The site has no island \`${name}\`.`)
  const module = await load()
  return module[name] ?? module.default
}
