import { expect, it } from 'vitest'
import { twinOf } from './twin-of.ts'

const group = (fences: readonly string[]): string =>
  `<CodeGroup>\n\n${fences.join('\n\n')}\n\n</CodeGroup>\n`
const fence = (info: string): string => `\`\`\`${info}\na\nb\n\`\`\``

const count = (text: string, word: string): number => text.split(word).length - 1

it.each([
  ['a title', [fence('js title="store.js"'), fence('sh')], 'store.js'],
  ['a title with words', [fence('js title="The store"'), fence('sh')], 'The store'],
  ['a label', [fence('js [store.js]'), fence('sh')], 'store.js'],
])('the name of a tab in a group of code is written once: %s', async (_, fences, name) => {
  const { html, markdown } = await twinOf(group(fences))
  expect(count(markdown, name)).toBe(1)
  expect(html).not.toContain('<figcaption')
})

it('a title that differs from its label is kept', async () => {
  const { html, markdown } = await twinOf(group([fence('js title="a.js" [Store]'), fence('sh')]))
  expect(html).toContain('<figcaption class="code-title">a.js</figcaption>')
  expect(markdown).toContain('**Store**\n\n**a.js**')
})
