import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { useShell } from './use-shell.ts'

const labels = ['Every instruction', 'The whole reference', 'Advanced instruction', 'Other places']
const items = [
  ...labels.map((label) => `{ label: '${label}', to: '/long' }`),
  `{ label: 'Somewhere', href: 'https://a.example', position: 'right' }`,
]
const navbar = `navbar: { title: '', logo: { src: 'wide.svg', alt: 'Wide shell' }, items: [${items.join(', ')}] },`
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="280" height="40"><rect width="280" height="40"/></svg>'
const shell = useShell({
  change: async (siteDir) => {
    const file = `${siteDir}/site.config.ts`
    const config = await readFile(file, 'utf8')
    await writeFile(file, config.replace(/navbar: \{[\s\S]*?\n {2}\},/, navbar))
    await writeFile(`${siteDir}/static/wide.svg`, picture)
  },
})

/** How far the parts of the navbar reach over the next one, in the order they stand. */
const overlaps = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll(
        '.navbar__brand, .navbar__item, .navbar__tools > :not([hidden])',
      ),
    ]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .toSorted((a, b) => a.left - b.left)
    return parts.slice(1).map((part, index) => (parts[index]?.right ?? 0) - part.left)
  })

it('D: a navbar with many words breaks them, and covers none', async () => {
  for (const width of [1000, 1280]) {
    const { page } = await shell.open('guide/install', { viewport: { width, height: 700 } })
    expect(Math.max(...(await overlaps(page)))).toBeLessThan(1)
    await page.context().close()
  }
})

it('D: a wide logo alone keeps its shape, has a name, and leaves room on a phone', async () => {
  const { page } = await shell.open('guide/install', { viewport: { width: 1600, height: 700 } })
  expect(await page.locator('.navbar .navbar__logo').boundingBox()).toMatchObject({
    width: 224,
    height: 32,
  })
  expect(await page.locator('.navbar').getByRole('link', { name: 'Wide shell' }).count()).toBe(1)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(Math.max(...(await overlaps(page)))).toBeLessThan(1)
  await page.context().close()
})
