import type { SearchModule } from './search-module.ts'

/** Fetch the chunk with the search. */
export async function loadSearch(): Promise<SearchModule> {
  const { searchModule } = await import('./open-search.ts')
  return searchModule
}
