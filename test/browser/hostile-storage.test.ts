import { describe, expect, it } from 'vitest'
import { heading } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const shell = useShell()

const keys = [
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docusaurus.tab.lang',
  'docs-preferred-version-default',
  'docs-ssg.sidebar',
]

const poisons: Readonly<Record<string, string>> = {
  markup: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  prototype: '__proto__',
  broken: '{"a":',
  long: 'x'.repeat(850_000),
}

async function usePage(script: string): Promise<void> {
  const context = await shell.browser.newContext()
  await context.addInitScript(script)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(`${shell.site.url}guide/tabs`)
  await page.getByRole('tab', { name: 'JavaScript' }).first().click()
  expect(await page.getByRole('tab', { selected: true }).first().textContent()).toBe('JavaScript')
  const before = await page.getAttribute('html', 'data-theme')
  await page.click('[data-color-switch]')
  await page.click('[data-color-switch]')
  expect(['light', 'dark']).toContain(before)
  const close = page.locator('[data-announcement-close]')
  if (await close.isVisible()) await close.click()
  await page.locator('main li a', { hasText: 'Install' }).click()
  await heading(page, 'Install')
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBe(undefined)
  expect(faults).toEqual([])
  await context.close()
}

describe('storage', () => {
  for (const [name, value] of Object.entries(poisons)) {
    it(`P21: ${name} values under every key leave the page usable`, async () => {
      await usePage(
        `for (const key of ${JSON.stringify(keys)}) localStorage.setItem(key, ${JSON.stringify(value)})`,
      )
    })
  }

  it('P21: storage that throws on every access leaves the page usable', async () => {
    const get = `{ get() { throw new DOMException('no', 'SecurityError') } }`
    await usePage(
      `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, ${get})`,
    )
  })

  it('P21: storage that is full leaves the page usable', async () => {
    await usePage(
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    )
  })
})
