import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { temporarySite } from '../helpers/live-site.ts'
import { runCli } from '../helpers/run-cli.ts'
import { type Served, serveFolder } from './serve-folder.ts'
import { openPage } from './shell-page.ts'

/** Each form of a component, by the label of its button, and the page that contains it. */
const counters = [
  { label: 'page', path: '', start: 7 },
  { label: 'named', path: '', start: 0 },
  { label: 'member', path: '', start: 4 },
  { label: 'partial', path: '', start: 3 },
  { label: 'nested', path: '', start: 5 },
  { label: 'slot', path: '', start: 1 },
  { label: 'end', path: '', start: 0 },
  { label: 'react', path: 'team', start: 2 },
  { label: 'local', path: 'team', start: 9 },
  { label: 'end', path: 'team', start: 0 },
]

describe('components of a site in the browser', () => {
  let site: Awaited<ReturnType<typeof temporarySite>>
  let server: Served | undefined
  let browser: Browser

  beforeAll(async () => {
    site = await temporarySite()
    const { exitCode, stdout, stderr } = await runCli(['build', site.siteDir, '--strict'])
    expect(exitCode, stdout + stderr).toBe(0)
    server = await serveFolder(join(site.siteDir, 'build'), { policy: 'own' })
    browser = await connectChromium()
  })
  afterAll(async () => {
    await browser.close()
    await server?.close()
    await site.remove()
  })

  it.each(counters)('counts: $label in /$path', async ({ label, path, start }) => {
    const { page, faults } = await openPage(browser, `${server?.origin ?? ''}/${path}`)
    const button = page.getByTestId(label)
    expect(await button.textContent()).toBe(`${label} ${start}`)
    await button.click()
    await expect.poll(() => button.textContent()).toBe(`${label} ${start + 1}`)
    await button.click()
    await expect.poll(() => button.textContent()).toBe(`${label} ${start + 2}`)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
