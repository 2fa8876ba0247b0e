import { it } from 'vitest'
import { allPairs } from './path-pairs.ts'
import { pathPlaces } from './path-places.ts'
import { tryPairs } from './try-paths.ts'

/** Places share a site, except that an address which a category gets could be the target of a link. */
const siteOf = (place: string): string => {
  const { in: file, isAlone = false } = pathPlaces[place] ?? {}
  if (file) return file
  if (isAlone) return 'front matter'
  return /^(?:twoslash|sample)\b/.test(place) ? 'samples' : 'text'
}

it.each(['text', 'samples', 'front matter', 'api', 'authors', 'category', 'changelog'])(
  'P16: every form of a path is refused at its line or stays inside, and none leaks: %s',
  async (name) => {
    await tryPairs(allPairs.filter(({ place }) => siteOf(place) === name))
  },
)
