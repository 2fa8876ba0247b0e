import { expect, it } from 'vitest'
import { planMigration } from '../../../../../cli/migrate/plan-migration.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const options = {
  out: undefined,
  into: undefined,
  rewrite: false,
  hasShim: () => false,
  readStatements: () => [],
}

it.each([
  [
    "{ label: texts.guides, items: ['a'] }",
    { type: 'category', label: 'site-texts', items: ['a'] },
  ],
  ["{ label: texts.a, slug: 'a' }", 'a'],
  ["{ label: 'One', slug: 'a' }", { type: 'doc', id: 'a', label: 'One' }],
])('the entry %s keeps its place if a package is not installed', async (entry, expected) => {
  const siteDir = await siteOf({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nimport texts from 'site-texts'\nexport default { integrations: [starlight({ title: 'T', sidebar: [${entry}] })] }\n`,
    'src/content/docs/a.md': '---\ntitle: A\n---\n',
  })
  const planned = await planMigration(siteDir, options)
  if (planned.kind === 'failed') throw new Error(planned.message)
  const { config, notes } = planned.migration
  expect(config).toMatchObject({ sidebars: { main: [expected] } })
  const isNamed = notes.some(({ advice }) => advice.includes('`site-texts`'))
  expect(isNamed).toBe(entry.includes('texts.'))
})
