import { expect, it } from 'vitest'
import { findings, load, loaded } from './load-fixture.ts'

it('G4: options work under their former names, with a notice', async () => {
  const result = await load({
    'site.config.ts': `export default {
  markdown: { twins: false },
  locales: [
    { code: 'en', label: 'English', words: { next: 'Onwards' } },
    { code: 'fr', label: 'French', path: 'fr', uiTranslations: { next: 'Allons' } },
  ],
}`,
  })
  const { markdown, locales, notices } = loaded(result)
  expect(markdown.javascriptVariants).toBe(false)
  expect(markdown).not.toHaveProperty('twins')
  expect(locales.map(({ uiTranslations }) => uiTranslations)).toEqual([
    { next: 'Onwards' },
    { next: 'Allons' },
  ])
  expect(notices).toEqual([
    {
      severity: 'info',
      rule: 'config-renamed',
      message:
        '`locales[0].words` is now called `locales[0].uiTranslations`; the old name still works.',
      help: 'Rename it to `uiTranslations`.',
      data: { actual: 'locales[0].words', expected: ['locales[0].uiTranslations'] },
      place: { path: 'site.config.ts', line: 4, column: 37 },
    },
    {
      severity: 'info',
      rule: 'config-renamed',
      message:
        '`markdown.twins` is now called `markdown.javascriptVariants`; the old name still works.',
      help: 'Rename it to `javascriptVariants`.',
      data: { actual: 'markdown.twins', expected: ['markdown.javascriptVariants'] },
      place: { path: 'site.config.ts', line: 2, column: 15 },
    },
  ])
})

it('G4: a wrong value under a former name is found where it is written', async () => {
  const result = await load({ 'site.config.ts': `export default {\n markdown: { twins: 1 } }` })
  expect(findings(result)).toEqual([
    '2:14 config-type `markdown.javascriptVariants` is `1`; expected a boolean.',
  ])
})

it('G4: of both names of an option the current one counts', async () => {
  const text = 'export default { markdown: { twins: true, javascriptVariants: false } }'
  expect(loaded(await load({ 'site.config.ts': text })).markdown.javascriptVariants).toBe(false)
})
