import { expect, it } from 'vitest'
import { rewriteAdmonitions } from '../../../../cli/integrations/python/admonitions.ts'
import { admonitionHead } from '../../../../cli/migrate/mkdocs/rewrite/admonition-head.ts'

it.each([
  ['note', 'note'],
  ['abstract', 'info'],
  ['Example', 'info'],
  ['question', 'info'],
  ['check', 'success'],
  ['failure', 'danger'],
  ['quote', 'secondary'],
  ['versionadded', 'note'],
  ['constructor', 'note'],
])('an admonition `%s` of MkDocs becomes `%s` in pages and in docstrings', (type, expected) => {
  expect(admonitionHead(`!!! ${type} "Title"`)?.text).toBe(`${expected}[Title]`)
  expect(rewriteAdmonitions(`!!! ${type} "Title"\n    Text`)).toContain(`:::${expected}[Title]`)
})
