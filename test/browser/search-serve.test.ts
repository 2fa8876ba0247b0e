import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { cliPath } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { ask, openFor, parts } from './search-tools.ts'

/** Address of the site that `docs-ssg serve` serves; it ends with the test. */
async function startServing(siteDir: string): Promise<string> {
  const child = spawn(process.execPath, [cliPath, 'serve', siteDir, '--port', '0'], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const closed = new Promise((done) => child.once('close', done))
    child.kill('SIGTERM')
    await closed
  })
  let said = ''
  return new Promise((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8')
      const [found] = /http:\/\/[^\s/]+:\d+\//.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
  })
}

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
  const first = page.locator(parts.option).first()
  expect(await first.getAttribute('href')).toBe('/boats#mooring')
  await page.keyboard.press('Escape')

  writeFileSync(
    join(siteDir, 'docs/boats.md'),
    '# Boats\n\n## Mooring\n\nTie it.\n\n## Sculling\n\nOne oar over the transom.\n',
  )
  await page.getByText('One oar over the transom.').waitFor()
  await ask(page, 'transom')
  expect(await first.getAttribute('href')).toBe('/boats#sculling')
  await page.reload()
  await ask(page, 'sculling')
  expect(await first.getAttribute('href')).toBe('/boats#sculling')
  expect(faults.filter((fault) => !fault.includes('/favicon.ico'))).toEqual([])
})
