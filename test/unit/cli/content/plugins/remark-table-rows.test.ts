import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const rows = async (text: string): Promise<string[]> =>
  found(await make(text)).filter((one) => one.includes('table-row'))

it.each([
  ['| a | b |\n\n|---|---|\n| 1 | 2 |', '3:1 table-row `|---|---|` is separated from the header'],
  ['> | a | b |\n>\n> | - | - |', '3:3 table-row `| - | - |` is separated from the header'],
  ['| a | b |\n\n<!-- c -->\n\n|:--|--:|\n| 1 | 2 |', '5:1 table-row'],
])('a table in two parts is reported: %j', async (text, message) => {
  const [first, ...others] = await rows(text)
  expect(first).toContain(message)
  expect(others).toEqual([])
})

it.each(['Text.\n\n| --- |', '| a | b |\n| - | - |\n| 1 | 2 |\n\nText', 'a | b\n\n---\n\nc'])(
  'but not %j',
  async (text) => {
    expect(await rows(text)).toEqual([])
  },
)
