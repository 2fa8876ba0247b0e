import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchShell } from '../search-tools.ts'
import { type ShellSite, startShellSite } from '../shell-site.ts'
import { describeInEngines } from './all-engines.ts'
import { menuWalks } from './menu-walks.ts'
import { navigationWalks } from './navigation-walks.ts'
import { partWalks } from './part-walks.ts'
import { searchWalks } from './search-walks.ts'
import { faultsOf, startVisit } from './visit.ts'

let site: ShellSite | undefined
beforeAll(async () => {
  site = await startShellSite(searchShell)
})
afterAll(async () => site?.close())

/** In the part that crashes on purpose. */
const wanted = /fragile part/

const areas = {
  navigation: navigationWalks,
  menus: menuWalks,
  search: searchWalks,
  'tabs, islands and color mode': partWalks,
}

describeInEngines((engine) => {
  describe.each(Object.entries(areas))('%s', (_area, walks) => {
    it.each(walks)('$title', async ({ start, take }) => {
      const base = site?.url ?? ''
      const visit = await startVisit(engine(), `${base}${start}`)
      await take(visit, base)
      const faults = [await faultsOf(visit)].flat().filter((fault) => !wanted.test(String(fault)))
      expect(faults).toEqual([])
    })
  })
})
