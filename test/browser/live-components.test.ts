import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { temporarySite } from '../helpers/live-site.ts'
import { startServing } from '../helpers/start-serving.ts'
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

  it('A6: props keep their types, from a tag and from a directive', async () => {
    const { page } = await openPage(browser, `${server?.origin ?? ''}/types`)
    const shown = page.getByTestId('types')
    await shown.first().click()
    await shown.last().click()
    await expect.poll(() => shown.first().getAttribute('data-clicks')).toBe('1')
    await expect.poll(() => shown.last().getAttribute('data-clicks')).toBe('1')
    const values = { n: 7, yes: true, no: false, list: [1, 'a', null], of: { a: [2] }, none: null }
    expect(JSON.parse((await shown.first().textContent()) ?? '')).toEqual({
      ...values,
      text: '7',
      left: 'default',
    })
    expect(JSON.parse((await shown.last().textContent()) ?? '')).toEqual({
      n: 7,
      yes: true,
      no: false,
      list: [1, 2],
      none: null,
      text: '7',
      left: 'default',
    })
    await page.context().close()
  })

  it('A6: a page without live components loads no script for them, and its HTML has no island but that of a slot', async () => {
    const { siteDir } = site
    const html = await readFile(join(siteDir, 'build/plain/index.html'), 'utf8')
    expect(html).toContain('<b class="own-badge">new</b>')
    const names = [...html.matchAll(/data-island="?([^"~ >]*)/g)].map(([, name]) => name)
    expect(names).toEqual(['End', 'Counter'])
  })

  it('A6: in serve too, also what a page imports while it is served', async () => {
    const served = await temporarySite()
    onTestFinished(async () => served.remove())
    const url = await startServing(served.siteDir)
    // Only the finished site has it. A click before would be lost when that site takes over.
    await fetch(`${url}routes.json`)
    for (const { label, path, start } of counters) {
      const { page, faults } = await openPage(browser, `${url}${path}`)
      const button = page.getByTestId(label)
      await button.click()
      await expect
        .poll(() => button.textContent(), { message: label })
        .toBe(`${label} ${start + 1}`)
      expect(faults, label).toEqual([])
      await page.context().close()
    }
    const { page } = await openPage(browser, `${url}plain`)
    const source = join(served.siteDir, 'docs/plain.md')
    const text = await readFile(source, 'utf8')
    const imported = "import { Named } from '@site/src/components/Counter'"
    await writeFile(source, `${text}\n${imported}\n\n<Named label="late" start={4} />\n`)
    const late = page.getByTestId('late')
    await late.waitFor()
    await late.click()
    await expect.poll(() => late.textContent()).toBe('late 5')
    const component = join(served.siteDir, 'src/components/Counter.tsx')
    const code = await readFile(component, 'utf8')
    await writeFile(component, code.replace('count + 1', 'count + 10'))
    await writeFile(component, code.replaceAll('count + 1', 'count + 10'))
    await expect
      .poll(async () => {
        await late.click()
        return Number(/\d+$/.exec((await late.textContent()) ?? '')?.[0])
      })
      .toBeGreaterThan(20)
    await page.context().close()
  }, 180_000)
})
