import { expect, it } from 'vitest'
import { isLanguageTag } from '../../../../cli/primitives/text/is-language-tag.ts'
import { toLanguageTag } from '../../../../cli/migrate/language-name.ts'
import { planMigration } from '../../../../cli/migrate/plan-migration.ts'
import { readLocales } from '../../../../cli/migrate/starlight/read/read-locales.ts'
import { createSourceFiles } from '../../../../cli/migrate/source-files.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const options = {
  out: undefined,
  into: undefined,
  rewrite: false,
  hasShim: () => false,
  readStatements: () => [],
}

it.each([
  ['pt-BR', 'pt-BR'],
  ['zh_hans', 'zh-hans'],
  ['zh_CN', 'zh-CN'],
  ['en.v2', 'und-x-en-v2'],
  ['documentation-old', 'und-x-document-ation-old'],
  ['+', 'und'],
])('makes a language tag of the code %s', (code, tag) => {
  expect(toLanguageTag(code)).toBe(tag)
  expect(isLanguageTag(tag)).toBe(true)
})

const withI18n = [
  'plugins:',
  '  - i18n:',
  '      docs_structure: folder',
  '      languages:',
  '        - { locale: en, default: true }',
  '        - { locale: zh_TW }',
].join('\n')

it.each([
  ['MkDocs', { 'mkdocs.yml': 'theme: { name: material, language: zh_TW }' }, ['zh-TW']],
  ['MkDocs', { 'mkdocs.yml': 'theme: { name: mkdocs, locale: zh_TW }' }, ['zh-TW']],
  ['MkDocs', { 'mkdocs.yml': withI18n }, ['en', 'zh-TW']],
  ['mdBook', { 'book.toml': '[book]\nsrc = "docs"\nlanguage = "zh_TW"' }, ['zh-TW']],
])('reads codes with underscores from %s %j', async (_, config, codes) => {
  const siteDir = await siteOf({
    'docs/index.md': '# Home\n',
    'docs/SUMMARY.md': '- [Home](index.md)\n',
    ...config,
  })
  const plan = await planMigration(siteDir, options)
  if (plan.kind === 'failed') throw new Error(plan.message)
  const { locales } = plan.migration.config
  expect(locales).toEqual(codes.map((code) => expect.objectContaining({ code })))
})

it('reads codes with underscores from Starlight, whose folders keep them', async () => {
  const siteDir = await siteOf({ 'docs/zh_tw/index.md': '# Home\n' })
  const locales = readLocales(
    { locales: { root: { label: 'English' }, zh_tw: { label: 'Chinese' } } },
    `${siteDir}/docs`,
    createSourceFiles(siteDir),
  )
  expect(locales.map(({ code, path }) => [code, path])).toEqual([
    ['en', ''],
    ['zh-tw', 'zh_tw'],
  ])
})
