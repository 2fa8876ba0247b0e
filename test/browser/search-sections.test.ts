import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { violations } from './accessible.ts'
import { openFor, ours } from './search-tools.ts'
import { useShell } from './use-shell.ts'

/** Three pages in two categories, and one in none. */
async function addPages(siteDir: string): Promise<void> {
  const pages = {
    'recipes/tea.md': 'Recipes',
    'recipes/coffee.md': 'Recipes',
    'devices/kettle.md': 'Devices',
    'water.md': undefined,
  }
  for (const [path, label] of Object.entries(pages)) {
    const file = join(siteDir, 'docs', path)
    await mkdir(join(file, '..'), { recursive: true })
    const tags =
      path.includes('tea') || path.includes('kettle') ? '---\ntags: [leaves]\n---\n\n' : ''
    const title = `# Page ${path.replace(/\W/g, ' ')}`
    await writeFile(file, `${tags}${title}\n\nBoil quokkawater here.\n`)
    if (label !== undefined)
      await writeFile(join(file, '../_category_.json'), JSON.stringify({ label }))
  }
}

const sites = {
  'whole data': useShell({ change: addPages }),
  shards: useShell({
    config: `search: { provider: 'embedded', shards: 'always' },`,
    change: addPages,
  }),
}

describe.each(Object.entries(sites))('the filter by section with %s', (_, shell) => {
  const open = (query: string) =>
    openFor(shell.browser, `${shell.site.url}search?${query}`, { bypassCSP: true })

  it.each([
    { width: 320, isBelow: true },
    { width: 390, isBelow: true },
    { width: 1280, isBelow: false },
  ])('shows all sections below their titles or all beside them, at $width px', async (window) => {
    const { page } = await openFor(shell.browser, `${shell.site.url}guide/install`, {
      viewport: { width: window.width, height: 800 },
    })
    await page.keyboard.press('Control+k')
    await page.locator('.search-modal input').fill('quokkawater')
    const sections = page.locator('.search-modal .search-hit__category')
    await expect.poll(() => sections.count()).toBe(3)
    const areBelow = await sections.evaluateAll((all) =>
      all.map((section) => {
        const path = section.parentElement?.querySelector('.search-hit__path')
        const bottom = path?.getBoundingClientRect().bottom ?? Number.NaN
        return section.getBoundingClientRect().top >= bottom - 2
      }),
    )
    expect(areBelow).toEqual(areBelow.map(() => window.isBelow))
    await page.context().close()
  })

  it('shows counts that follow the query, keeps the choice in the URL, and passes axe', async () => {
    const { page, faults } = await open('q=quokkawater')
    const filter = page.getByLabel('Section')
    const labels = (): Promise<readonly string[]> => filter.locator('option').allTextContents()
    const titles = (): Promise<readonly string[]> =>
      page.locator('.search-page__title').allTextContents()
    await expect.poll(labels).toEqual(['All (4)', 'Devices (1)', 'Recipes (2)'])
    expect(await violations(page)).toEqual([])

    await filter.selectOption('Recipes')
    await page.waitForURL(/\?q=quokkawater&section=Recipes$/)
    await expect
      .poll(async () => (await titles()).toSorted())
      .toEqual(['Page recipes coffee md', 'Page recipes tea md'])
    expect(await labels()).toEqual(['All (4)', 'Devices (1)', 'Recipes (2)'])
    await page.locator('.search-page__input').fill('kettle')
    await expect.poll(labels).toContain('Recipes (0)')
    expect(await titles()).toEqual([])

    await page.goBack()
    await expect.poll(async () => (await titles()).length).toBe(4)
    expect(await filter.inputValue()).toBe('')
    expect(ours(faults)).toEqual([])
  })

  it('is read from the URL, and is not there where all hits are in one section', async () => {
    const { page } = await open('q=quokkawater&section=Devices')
    await expect.poll(() => page.locator('.search-page__title').count()).toBe(1)
    expect(await page.getByLabel('Section').inputValue()).toBe('Devices')
    const { page: other } = await open('q=coffee')
    await other.locator('.search-page__hit').first().waitFor()
    expect(await other.getByLabel('Section').count()).toBe(0)
  })

  it('has a filter by tag beside it, and each counts what the other one leaves', async () => {
    const { page, faults } = await open('q=quokkawater')
    const labelsOf = (name: string) => () =>
      page.getByLabel(name).locator('option').allTextContents()
    await expect.poll(labelsOf('Tag')).toEqual(['All (4)', 'leaves (2)'])
    await page.getByLabel('Tag').selectOption('leaves')
    await page.waitForURL(/\?q=quokkawater&tag=leaves$/)
    await expect.poll(() => page.locator('.search-page__title').count()).toBe(2)
    expect(await labelsOf('Section')()).toEqual(['All (2)', 'Devices (1)', 'Recipes (1)'])
    await page.getByLabel('Section').selectOption('Recipes')
    await page.waitForURL(
      /\?q=quokkawater&section=Recipes&tag=leaves$|&tag=leaves&section=Recipes$/,
    )
    await expect.poll(labelsOf('Tag')).toEqual(['All (2)', 'leaves (1)'])
    expect(await page.locator('.search-page__title').allTextContents()).toEqual([
      'Page recipes tea md',
    ])
    expect(await violations(page)).toEqual([])
    expect(ours(faults)).toEqual([])
  })
})
