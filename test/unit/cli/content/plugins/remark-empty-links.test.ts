import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const rules = async (text: string): Promise<string[]> =>
  found(await make(text)).flatMap((one) => /^\S+ empty-link/.exec(one)?.[0] ?? [])

it.each<[text: string, found: string[]]>([
  ['# T\n\nSee [](./a.md).', ['3:5 empty-link']],
  ['- [](https://a.example)', ['1:3 empty-link']],
  ['| a |\n| - |\n| [](#b) |', ['3:3 empty-link']],
  ['[][a]\n\n[a]: ./b.md', ['1:1 empty-link']],
  ['[ ](./a.md)', ['1:1 empty-link']],
  ['a [\u00A0](./a.md)', ['1:3 empty-link']],
])('%j: %j', async (text, expected) => {
  expect(await rules(text)).toEqual(expected)
})

it.each([
  '# T',
  '---\ntitle: T\n---\n',
  '[![](./a.png)](./a.md)',
  '[`a`](./a.md)',
  '`[ ](./a.md)` and `[](./a.md)`',
  '[&nbsp;x](./a.md)',
  '<a href="#a"></a>',
])('%j has a text', async (text) => {
  expect(await rules(text)).toEqual([])
})
