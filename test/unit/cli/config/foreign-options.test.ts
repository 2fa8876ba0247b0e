import { expect, it } from 'vitest'
import {
  foreignOption,
  foreignOptionKeys,
} from '../../../../cli/config/validation/foreign-options.ts'
import { siteConfigSchema } from '../../../../cli/schema/schema.ts'
import { schemaAt } from '../../../../cli/schema/schema-tree.ts'
import { load } from './load-fixture.ts'

const toPath = (key: string): (string | number)[] =>
  key.split('.').flatMap((part) => (part.endsWith('[]') ? [part.slice(0, -2), 0] : [part]))

it('knows options of four tools that are not options here', () => {
  expect(foreignOptionKeys.length).toBeGreaterThan(90)
  for (const tool of ['Docusaurus', 'VitePress', 'Starlight', 'MkDocs']) {
    const own = foreignOptionKeys.filter((key) => foreignOption(key)?.includes(tool))
    expect(own.length, tool).toBeGreaterThan(6)
  }
  const real = foreignOptionKeys.filter((key) => schemaAt(siteConfigSchema, toPath(key)))
  expect(real).toEqual([])
})

it('names only options that exist as the counterparts', () => {
  const notOptions =
    /^(?:\W|--|docs-ssg|showLineNumbers|uiTranslations$|unlisted|slug|sitemap|label|to$|href$|icon$|hideLabel$|code$)/
  const named = foreignOptionKeys.flatMap((key) =>
    [...(foreignOption(key) ?? '').matchAll(/`([a-zA-Z]+(?:\.[a-zA-Z]+)*)`/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  const unknown = [...new Set(named)].filter(
    (name) => !notOptions.test(name) && !schemaAt(siteConfigSchema, name.split('.')),
  )
  // Not options of the config, but keys that other sentences name.
  expect(unknown.filter((name) => !['head', 'scripts', 'description'].includes(name))).toEqual([])
})

it('reports each with what to write instead', async () => {
  const result = await load({
    'site.config.ts': `export default {
  base: '/x/', site_name: 'A', headTags: [], navbar: { items: [{ text: 'A', link: '/' }] },
}`,
  })
  const found = result.kind === 'invalid' ? result.diagnostics : []
  const helps = found
    .filter(({ rule }) => rule === 'config-unknown-key')
    .map(({ data, help }) => `${String(data?.actual)}: ${String(help)}`)
  expect(helps.toSorted()).toEqual([
    'base: This is an option of VitePress, Starlight and Vite. Write `baseUrl` instead.',
    'headTags: This is an option of Docusaurus. Write `head`, a list of `{ tag, attributes }` instead.',
    'navbar.items[0].link: This is an option of VitePress. Write `to` for a page of the site, or `href` for a URL instead.',
    'navbar.items[0].text: This is an option of VitePress. Write `label` instead.',
    'site_name: This is an option of MkDocs. Write `title` instead.',
  ])
})
