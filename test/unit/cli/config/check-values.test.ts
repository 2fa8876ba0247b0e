import { expect, it } from 'vitest'
import { load } from './load-fixture.ts'

const start = (text: string): string =>
  `const self: any = { a: 1 }; self.self = self\nexport default ${text}\n`

it.each<[config: string, found: readonly string[]]>([
  ['{ customFields: { ok: [1, { a: null }], f: () => 1, d: new Date(0) } }', []],
  ['{ markdown: { remarkPlugins: [[() => {}, self], [() => {}, { n: 1n }]] } }', []],
  ['{ customFields: { twice: [self.a, self.a], both: { x: [], y: [] } } }', []],
  [
    '{ customFields: { self } }',
    [
      '`customFields.self.self` contains itself, so it can’t be written as JSON and pages can’t read it.',
    ],
  ],
  [
    '{ customFields: { list: [1n] } }',
    ['`customFields.list[0]` is a BigInt, which JSON can’t hold, so pages can’t read it.'],
  ],
  [
    "{ get title() { throw new Error('no network') } }",
    ['`title` throws an error when it is read: no network.'],
  ],
  [
    '{ navbar: { get title() { throw { code: 7 } } } }',
    ['`navbar.title` throws an error when it is read: {"code":7}.'],
  ],
  ['[]', ['The config is `[]`; expected an object.']],
  ["[{ title: 'A' }]", ['The config is `[{"title":"A"}]`; expected an object.']],
  ['() => []', ['The config is `[]`; expected an object.']],
])('%s: %j', async (config, found) => {
  const result = await load({ 'site.config.ts': start(config) })
  expect(result.kind === 'loaded' ? [] : result.diagnostics.map(({ message }) => message)).toEqual(
    found,
  )
})
