import { expect, it } from 'vitest'
import { configOf, make } from './page-of.ts'

const paragraph = async (text: string): Promise<string> => {
  const config = configOf({ components: { SideNote: 'a.tsx' } })
  const { page, diagnostics } = await make(`# T\n\n${text}\n`, { config })
  expect(diagnostics).toEqual([])
  return page?.html.pieces.join('').split('\n').at(-1) ?? ''
}
const badge = '<span class="badge badge-tip">new</span>'

it.each([
  ['a :badge[new]{type=tip} b', `<p>a ${badge} b</p>`],
  ['a :Badge[new]{type=tip} b', `<p>a ${badge} b</p>`],
  [':badge{text=new type=tip}', `<p>${badge}</p>`],
  ['(:badge[new]{type=tip})', `<p>(${badge})</p>`],
])('D: a known component may stand in a line, in any letter case: %s', async (text, html) => {
  expect(await paragraph(text)).toBe(html)
})

it.each([
  'At 10:30, or a:b[c], or x:badge[new]',
  'see :unknown[text]{a=b} and :Unknown[text] here',
  'a :badge and :steps stay, as do :tabs: and key:value',
  'https://localhost:3000/a',
])('D: what names no component stays as it is: %s', async (text) => {
  expect((await paragraph(text)).replace(/<\/?a\b[^>]*>/g, '')).toBe(`<p>${text}</p>`)
})

it('D: an emoji whose name is that of a component is an emoji', async () => {
  expect(await paragraph('a :link: b :smile:')).toBe('<p>a 🔗 b 😄</p>')
})
