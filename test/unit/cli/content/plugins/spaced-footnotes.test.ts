import { describe, expect, it } from 'vitest'
import { configOf, found, make } from '../page-of.ts'

describe.each(['native', 'remark'] as const)('labels of footnotes with spaces (%s)', (parser) => {
  const config = configOf({ markdown: { parser } })
  const places = async (text: string): Promise<string[]> =>
    found(await make(text, { config }))
      .filter((one) => one.includes('has a space, so Markdown reads'))
      .map((one) => one.split(' ').slice(0, 2).join(' '))

  it.each([
    ['a[^b c]\n\n[^b c]: d', ['3:1']],
    ['a[^b c]\n\n[^b c]: two words', ['3:1']],
    ['[^b c d]: e', ['1:1']],
    ['a\n[^b c]: d', ['2:1']],
    ['> [^b c]: d', ['1:3']],
    ['- [^b c]: d', ['1:3']],
    ['[^b c]: d\n[^e f]: g', ['1:1', '2:1']],
  ])('are reported at their places: %j', async (text, expected) => {
    expect(await places(text)).toEqual(expected.map((place) => `${place} undefined-reference`))
  })

  it.each(['a[^b-c]\n\n[^b-c]: d', '[b c]: ./d.md', '`[^b c]: d`', '\\[^b c]: d', 'a[^b c] d'])(
    'are not in %j',
    async (text) => {
      expect(await places(text)).toEqual([])
    },
  )
})
