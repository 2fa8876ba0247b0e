import { expect, it } from 'vitest'
import { isolateBidi } from '../../../../cli/primitives/text/isolate-bidi.ts'
import { pageOf } from '../content/page-of.ts'

it.each([
  ['A title', 'A title'],
  ['عنوان', 'عنوان'],
  ['a\u202eb', '\u2068a\u202eb\u2069'],
  ['a\u2069b', '\u2068ab\u2069'],
  ['a\u2067b', '\u2068a\u2067b\u2069\u2069'],
  ['a\u2067b\u2069c\u2069d', '\u2068a\u2067b\u2069cd\u2069'],
])('%j becomes %j', (text, isolated) => {
  expect(isolateBidi(text)).toBe(isolated)
})

it('the title of a page can’t reorder the text beside it', async () => {
  expect((await pageOf('# a\u202eb\n')).title).toBe('\u2068a\u202eb\u2069')
})
