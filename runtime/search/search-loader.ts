import type { SearchModule } from './search-module.ts'

/** Fetch the chunk that contains the search. */
export async function loadSearch(): Promise<SearchModule> {
  const { searchModule } = await import('./open-search.ts')
  return searchModule
}
