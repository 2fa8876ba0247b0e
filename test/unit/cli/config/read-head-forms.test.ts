import { expect, it } from 'vitest'
import { readHeadForms } from '../../../../cli/config/validation/read-head-forms.ts'
import { findings, load, loaded } from './load-fixture.ts'

const own = [
  { tag: 'meta', attributes: { name: 'theme-color', content: '#fff' } },
  { tag: 'script', attributes: { id: 'a' }, content: 'window.a = 1' },
  { tag: 'link', attributes: { rel: 'icon', href: '/a.png' } },
]

it('reads the elements of the head as VitePress and Starlight write them', () => {
  const head = [
    ['meta', { name: 'theme-color', content: '#fff' }],
    ['script', { id: 'a' }, 'window.a = 1'],
    { tag: 'link', attrs: { rel: 'icon', href: '/a.png' } },
  ]
  expect(readHeadForms({ title: 'A', head })).toEqual({ title: 'A', head: own })
  expect(readHeadForms({ head: own })).toEqual({ head: own })
  const unknown = [[{}], ['meta', 'x'], 'text', ['a', {}, '', 1]]
  expect(readHeadForms({ head: unknown })).toEqual({ head: unknown })
  expect(readHeadForms({ head: 'text' })).toEqual({ head: 'text' })
  expect(readHeadForms(undefined)).toBeUndefined()
})

it('a config can have them, and a tag that no page may have is an error at its place', async () => {
  const config = (head: string) =>
    load({ 'site.config.ts': `export default {\n  head: [${head}],\n}` })
  const { head } = loaded(await config("['meta', { name: 'a', content: 'b' }]"))
  expect(head).toEqual([{ tag: 'meta', attributes: { name: 'a', content: 'b' } }])
  const [found] = findings(await config("['base', { href: '/' }]"))
  expect(found).toMatch(/^2:\d+ config-type `head\[0\]\.tag` is `"base"`/)
})
