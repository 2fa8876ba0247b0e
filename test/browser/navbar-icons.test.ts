import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { violations } from './accessible.ts'
import { withBuiltSite } from './wide-and-narrow.ts'

const site = {
  'site.config.ts': `export default {
  title: 'Icons', url: 'https://icons.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  navbar: { items: [
    { label: 'Source', href: 'https://github.com/me/project', icon: 'github', hideLabel: true },
    { label: 'Chat', href: 'https://chat.example', icon: 'discord' },
    { label: 'Shape', to: '/', icon: 'M12 2 2 22h20z', hideLabel: true },
    { label: 'More', type: 'dropdown', icon: 'npm', hideLabel: true, items: [{ label: 'A', to: '/' }] },
  ] },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  'docs/index.md': '# Home\n\nText.\n',
}

it.each(['', "theme: { look: 'docusaurus' },"])(
  'items of the navbar have icons, alone or beside their label {%s}',
  async (theme) => {
    const config = site['site.config.ts'].replace('docs:', `${theme} docs:`)
    const { siteDir, run } = await builtSite({ ...site, 'site.config.ts': config })
    expect(run.exitCode).toBe(0)
    await withBuiltSite(siteDir, async ({ browser, origin }) => {
      const page = await browser.newPage({
        bypassCSP: true,
        viewport: { width: 1280, height: 800 },
      })
      await page.goto(origin)
      const icons = await page.locator('.navbar .site-icon').evaluateAll((all) =>
        all.map((icon) => {
          const { width, height } = icon.getBoundingClientRect()
          const { fill, color } = getComputedStyle(icon)
          return { width, height, isSolid: fill === color }
        }),
      )
      expect(icons).toEqual(Array.from(Array(4), () => ({ width: 20, height: 20, isSolid: true })))
      // A finger must hit it.
      const size = await page.locator('.navbar .navbar__link').first().boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
      const shown = await page.locator('.navbar').innerText()
      expect(shown).toContain('Chat')
      expect(await page.getByRole('link', { name: /^Source/ }).count()).toBe(1)
      const faults = await violations(page)
      // In the look of Docusaurus, the entry of the current page has the colors of Docusaurus.
      const current = /^color-contrast: (?:\.menu__link|a\[aria-current="page"\])/
      expect(faults.filter((fault) => !current.test(fault))).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      await page.click('[data-menu-open]')
      const menu = page.locator('[data-menu] .sidebar__main')
      const labels = await menu.locator('li > a, summary').evaluateAll((all) =>
        all.map((link) => {
          const copy = link.cloneNode(true)
          if (copy instanceof Element) copy.querySelector('.visually-hidden')?.remove()
          return copy.textContent?.trim()
        }),
      )
      expect(labels).toEqual(['Source', 'Chat', 'Shape', 'More', 'A'])
    })
  },
)
