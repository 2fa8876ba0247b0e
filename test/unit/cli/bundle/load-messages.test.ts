import { expect, it } from 'vitest'
import { loadMessages } from '../../../../cli/bundle/texts/load-messages.ts'
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
  ['{\n  "a": { "description": "A" }\n}', '`a` has no `message`', 2, 3],
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

it.each([
  ['{\n  "a": { "message": "A", "mesage": "B" }\n}', 'a.mesage', 2, 26, '`message`'],
  [
    '{\n  "a": { "message": "A",\n    "Description": "" }\n}',
    'a.Description',
    3,
    5,
    '`description`',
  ],
  ['{ "a.b": { "message": "A", "toString": 1 } }', 'a.b.toString', 1, 28, 'Expected one of'],
  ['{ "a": { "__proto__": {}, "message": "A" } }', 'a.__proto__', 1, 10, 'Expected one of'],
])('an unknown key of a translation is reported at its place: %s', async (...one) => {
  const [text, key, line, column, help] = one
  const { messages, diagnostics } = await load(text)
  expect(diagnostics).toMatchObject([
    {
      rule: 'unknown-message-key',
      severity: 'warning',
      message: `\`${key}\` is not a key of a translation, so it has no effect.`,
      help: expect.stringContaining(help),
      place: { path: 'i18n/de/code.json', line, column },
    },
  ])
  expect(Object.values(messages['de'] ?? {})).toEqual(['A'])
})

it.each([
  ['{\n  "a": "A",\n  "b": "B",\n  "a": "C"\n}', '`a`', 4, 3],
  ['{\n  "a\\"": "A",\r\n  "a\\u0022": "C"\n}', '`a"`', 3, 3],
  ['{ "a": { "message": "A", "message": "B" } }', '`message`', 1, 26],
])(
  'a text that is written twice is an error at the second: %j',
  async (text, found, line, column) => {
    const { diagnostics } = await load(text)
    expect(diagnostics).toMatchObject([
      {
        rule: 'unreadable-messages',
        message: expect.stringContaining(`${found} is written before`),
        place: { line, column },
      },
    ])
  },
)

it('texts and objects that look like keys are none', async () => {
  const { diagnostics } = await load(
    '{ "a": "{\\"a\\": 1", "b": "a", "c": { "message": "a : }" } }',
  )
  expect(diagnostics).toEqual([])
})
