import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const tab = (attributes: string): string => `<TabItem ${attributes}>\n\nA\n\n</TabItem>\n`
const group = (attributes: string, tabs: readonly string[]): string =>
  `<Tabs${attributes}>\n${tabs.map(tab).join('')}</Tabs>`
const problems = async (text: string): Promise<string[]> =>
  found(await make(text)).filter((one) => / tabs /.test(one))

it.each([
  ['', ['value="a" label="A"', 'value="a" label="B"'], '7:1', 'the value `a` too'],
  ['', ['label="A"', 'label="A"'], '7:1', 'the value `A` too'],
  [' groupId="x"', ['value="1"', 'label="1"'], '7:1', 'the value `1` too'],
  [' defaultValue="npn"', ['value="npm"'], '1:7', 'the value of no tab'],
])('<Tabs%s> with %j is reported', async (attributes, tabs, place, reason) => {
  const all = await problems(group(attributes, tabs))
  expect(all).toHaveLength(1)
  expect(all[0]).toContain(`${place} tabs `)
  expect(all[0]).toContain(reason)
})

it.each([
  ['', ['value="a"', 'value="b"']],
  [' defaultValue="b"', ['value="a"', 'value="b"']],
  [' defaultValue={null}', ['value="a"', 'value="b"']],
])('<Tabs%s> with %j is fine', async (attributes, tabs) => {
  expect(await problems(group(attributes, tabs))).toEqual([])
})
