import { it } from 'vitest'
import { allPairs } from './path-pairs.ts'
import { expectNoLeaks, expectRefused } from './try-paths.ts'

it('P16: every form of a path at every place is refused at its line, or stays inside', async () => {
  await expectRefused(allPairs)
})

it('P16: with every error off, no place publishes, caches or prints a file outside the site', async () => {
  await expectNoLeaks(allPairs)
})
