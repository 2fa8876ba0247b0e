import { expect, it } from 'vitest'
import { loadMessages } from '../../../../cli/bundle/load-messages.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { configOf } from '../content/page-of.ts'

const load = async (text: string) => {
  const siteDir = await siteOf({ 'i18n/de/code.json': text })
  const locales = [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de', messages: 'i18n/de/code.json' },
  ]
  return loadMessages(configOf({ locales }, siteDir))
}

it.each([
  ['{ "a": 5 }', '`a` is `5`', 1, 3],
  ['{\n  "x": "X",\n  "a": null\n}', '`a` is `null`', 3, 3],
  ['{\n  "a": ["A"]\n}', '`a` is a list', 2, 3],
  ['{\n  "a": { "message": 5 }\n}', '`a.message` is `5`', 2, 10],
  ['{\n  "a": { "message": { "one": "A" } }\n}', '`a.message` is an object', 2, 10],
  ['{\n  "a": { "mesage": "A" }\n}', '`a` has no `message`', 2, 3],
  ['{\n  "a": {}\n}', '`a` has no `message`', 2, 3],
  ['{\n  "constructor": 1\n}', '`constructor` is `1`', 2, 3],
])(
  'a translation that is not a string is an error at its line: %j',
  async (text, found, line, column) => {
    const { messages, diagnostics } = await load(text)
    expect(diagnostics).toMatchObject([
      {
        rule: 'unreadable-messages',
        message: expect.stringContaining(found),
        place: { path: 'i18n/de/code.json', line, column },
      },
    ])
    expect(Object.keys(messages['de'] ?? {})).toEqual(text.includes('"X"') ? ['x'] : [])
  },
)

it('every such translation is reported, and none of the theme of Docusaurus', async () => {
  const { messages, diagnostics } = await load(
    '{ "theme.a": { "message": 5 }, "theme.b": 1, "a": 1, "b": true, "c": { "message": "C", "description": "" } }',
  )
  expect(diagnostics).toHaveLength(2)
  expect(messages['de']).toEqual({ c: 'C' })
})
