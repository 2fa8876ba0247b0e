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
const shell = useShell({
  change: async (siteDir) => {
    const file = join(siteDir, 'site.config.ts')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(/locales: \[[^]*?\n {2}\],/, german))
    await mkdir(join(siteDir, 'i18n/de/version-1.0'), { recursive: true })
    await writeFile(join(siteDir, 'i18n/de/version-1.0/hafen.md'), '# Hafen\n')
    await writeFile(join(siteDir, 'i18n/de/hafen.md'), '# Hafen\n\n## Schiffe\n\nViele Schiffe.\n')
  },
})

it('D: scripts speak the language of the page', async () => {
  const { page, faults } = await shell.open('de/hafen')
  await alive(page)
  const button = page.locator('[data-color-switch]').first()
  expect(await button.getAttribute('aria-label')).toBe('Farbmodus wechseln (derzeit System, hell)')
  await ask(page, 'viele schiffe')
  expect(await page.getAttribute(parts.field, 'placeholder')).toBe('Dokumentation durchsuchen')
  expect(await page.innerText('.search-modal__close')).toBe('Schließen')
  expect(await page.innerText('.search-modal__status')).toBe('1 Ergebnis')
  await page.fill(parts.field, 'zzzzzz')
  await page.getByText('Keine Ergebnisse für „zzzzzz“').waitFor()
  expect(ours(faults)).toEqual([])
})
