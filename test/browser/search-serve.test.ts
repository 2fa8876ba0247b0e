import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { startServing } from '../helpers/start-serving.ts'
import { siteOf } from '../helpers/site-of.ts'
import { ask, openFor, parts } from './search-tools.ts'

it('Q1: search works in serve, and finds what was written since', async () => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n\nAbout harbours.\n',
    'docs/boats.md': '# Boats\n\n## Mooring\n\nTie the painter to the bollard.\n',
    'site.config.ts': `export default { title: 'Harbour', docs: { path: 'docs' } }\n`,
  })
  const url = await startServing(siteDir)
  const browser = await connectChromium()
  onTestFinished(async () => browser.close())
  const { page, faults } = await openFor(browser, `${url}boats`)
  await ask(page, 'bollard')
  // Its page's title comes before it.
  const first = page.locator('.search-hit--heading').first()
  expect(await first.getAttribute('href')).toBe('/boats#mooring')
  // The modal stays open, and finds the words as soon as they are in the data.
  await page.fill(parts.field, 'transom')
  await page.getByText('No results').first().waitFor()

  writeFileSync(
    join(siteDir, 'docs/boats.md'),
    '# Boats\n\n## Mooring\n\nTie it.\n\n## Sculling\n\nOne oar over the transom.\n',
  )
  await page.locator('article').getByText('One oar over the transom.').waitFor()
  await first.waitFor()
  expect(await first.getAttribute('href')).toBe('/boats#sculling')
  await page.reload()
  await ask(page, 'sculling')
  expect(await first.getAttribute('href')).toBe('/boats#sculling')
  expect(faults.filter((fault) => !fault.includes('/favicon.ico'))).toEqual([])
})
