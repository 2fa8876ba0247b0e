import { expect, it } from 'vitest'
import { brokenSites } from './seeded-failures.ts'
import { addressSites, proofSites } from './seeded-sites.ts'
import { checkFiles, plant } from './seeded.ts'

it.each(Object.entries({ ...addressSites, ...proofSites, ...brokenSites }))(
  'F: finds every seeded fault of %s at its place, and none in the clean twin',
  async (_, { common, faulty, clean, placeless }) => {
    const seeded = plant({ ...common, ...faulty }, placeless)
    expect(await checkFiles(seeded.files)).toEqual(seeded.expected)
    expect(await checkFiles({ ...common, ...clean })).toEqual([])
  },
)
