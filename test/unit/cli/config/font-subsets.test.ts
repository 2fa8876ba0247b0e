import { expect, it } from 'vitest'
import { subsetsOfLocale } from '../../../../cli/schema/values/font-subsets.ts'

it.each([
  ['en', ['latin']],
  ['ru', ['cyrillic', 'latin']],
  ['pl', ['latin', 'latin-ext']],
  ['ja', ['japanese', 'latin']],
  ['zh-CN', ['chinese-simplified', 'latin']],
  ['zh-Hant-TW', ['chinese-traditional', 'latin']],
])('subsetsOfLocale(%s) is %j', (code, subsets) => {
  expect(subsetsOfLocale(code)).toEqual(subsets)
})
