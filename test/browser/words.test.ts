import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ask, ours, parts } from './search-tools.ts'
import { alive } from './shell-page.ts'
import { useShell } from './use-shell.ts'

const german = `locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'i18n/de' },
  ],`
const hint = `'use client'
import { useState } from 'react'
import Admonition from '@theme/Admonition'
export default function Hint() {
  const [count, setCount] = useState(0)
  return <Admonition type="tip"><button onClick={() => setCount(count + 1)}>{count}</button></Admonition>
}`
const shell = useShell({
  change: async (siteDir) => {
    const file = join(siteDir, 'site.config.ts')
    const text = await readFile(file, 'utf8')
    const named = text.replace('components: {', "components: { Hint: 'components/hint.jsx',")
    await writeFile(file, named.replace(/locales: \[[^]*?\n {2}\],/, german))
    await writeFile(join(siteDir, 'components/hint.jsx'), hint)
    await mkdir(join(siteDir, 'i18n/de/version-1.0'), { recursive: true })
    await writeFile(join(siteDir, 'i18n/de/version-1.0/hafen.md'), '# Hafen\n')
    await writeFile(
      join(siteDir, 'i18n/de/hafen.md'),
      '# Hafen\n\n## Schiffe\n\nViele Schiffe.\n\n<Hint />\n',
    )
  },
})

it('D: scripts speak the language of the page', async () => {
  const { page, faults } = await shell.open('de/hafen')
  await alive(page)
  const button = page.locator('[data-color-switch]').first()
  expect(await button.getAttribute('aria-label')).toBe('Farbmodus wechseln (derzeit System, hell)')
  await ask(page, 'viele schiffe')
  expect(await page.getAttribute(parts.field, 'placeholder')).toBe('Dokumentation durchsuchen')
  expect(await page.innerText('.search-modal__close')).toMatch(/^Schließen/)
  expect(await page.innerText('.search-modal__status')).toBe('1 Ergebnis')
  await page.fill(parts.field, 'zzzzzz')
  await page.getByText('Keine Ergebnisse für „zzzzzz“').waitFor()
  expect(ours(faults)).toEqual([])
})

it('D: so do islands, as the build wrote them', async () => {
  const { page, faults } = await shell.open('de/hafen')
  await alive(page)
  const title = page.locator('[data-island] .admonition-title')
  expect(await title.innerText()).toBe('Tipp')
  await page.locator('[data-island] button').click()
  await page.getByRole('button', { name: '1', exact: true }).waitFor()
  expect(await title.innerText()).toBe('Tipp')
  expect(ours(faults)).toEqual([])
})
