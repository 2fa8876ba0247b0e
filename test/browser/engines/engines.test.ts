import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { detailsSite } from '../../helpers/details-site.ts'
import { searchShell } from '../search-tools.ts'
import { serveFolder } from '../serve-folder.ts'
import { type ShellSite, startShellSite } from '../shell-site.ts'
import { describeInEngines } from './all-engines.ts'
import { measureDetails } from './details-places.ts'
import { walk } from './short-walk.ts'
import { startVisit } from './visit.ts'

/** The styles of every look, because each may place the parts of a `details` in its own way. */
const looks = { default: '', docusaurus: "theme: { look: 'docusaurus' }," }

let shell: ShellSite | undefined
let origins: Readonly<Record<string, string>> = {}
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  shell = await startShellSite(searchShell)
  closing.push(shell.close)
  for (const [look, theme] of Object.entries(looks)) {
    const { siteDir, run } = await builtSite(detailsSite(theme))
    expect(run.stderr).toBe('')
    const { origin, close } = await serveFolder(join(siteDir, 'build'))
    origins = { ...origins, [look]: origin }
    closing.push(close)
  }
})
afterAll(async () => {
  for (const close of closing) await close()
})

describeInEngines((engine) => {
  it('shows six pages, searches for typed keys, switches a tab, follows a link and goes back', async () => {
    const base = shell?.url ?? ''
    await walk(await startVisit(engine(), base), base)
  })

  it('what a `details` contains is as wide as what is around it, and arrows are in one line', async () => {
    const visit = await startVisit(engine(), `${origins['default']}/guide/a`)
    for (const [look, origin] of Object.entries(origins)) {
      for (const width of [1280, 390]) {
        await visit.resize(width, 800)
        await visit.load(`${origin}/guide/a`)
        if (width === 390) await visit.click('[data-menu-open]')
        const places = await measureDetails(visit)
        // Four categories, an admonition and an element.
        expect(places, `${look}, ${width}`).toHaveLength(6)
        for (const { name, frame, content } of places) {
          expect(content[0], `start of ${name}`).toBeCloseTo(frame[0], 0)
          expect(content[1], `end of ${name}`).toBeCloseTo(frame[1], 0)
        }
        const arrows = places.flatMap(({ arrow }) => arrow ?? [])
        expect(Math.max(...arrows) - Math.min(...arrows), 'arrows').toBeLessThan(1)
        if (width === 1280) continue
        // A menu that is open when the window widens goes back in the history, which would stop the next load.
        await visit.back()
        await visit.expectVisible('[data-menu-close]', false)
      }
    }
  })
})
