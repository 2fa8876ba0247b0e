import { it } from 'vitest'
import { allPairs } from './path-pairs.ts'
import { pathPlaces } from './path-places.ts'
import { expectNoLeaks, expectRefused } from './try-paths.ts'

// Each place has a site of its own: an address that one place gives a page would be the target of
// links at another.
const places = Object.keys(pathPlaces)

it.each(places)(
  'P16: every form of a path is refused at its line, or stays inside: %s',
  async (place) => {
    await expectRefused(allPairs.filter((pair) => pair.place === place))
  },
)

it.each(places)(
  'P16: with every error off, no file outside the site is published, cached or printed: %s',
  async (place) => {
    await expectNoLeaks(allPairs.filter((pair) => pair.place === place))
  },
)
