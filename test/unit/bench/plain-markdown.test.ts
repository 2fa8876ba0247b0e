import { expect, it } from 'vitest'
import { toPlainMarkdown } from '../../bench/corpora/plain-markdown.mjs'

const resolveLink = (url: string): string | undefined =>
  url.startsWith('https:') ? url : url === './known.md' ? '/section/known' : undefined
const convert = (source: string): string =>
  toPlainMarkdown(source, { name: 'page', resolveLink }).text.trimEnd()

it.each([
  ['a container becomes a quote', '::: tip Use it\nText.\n:::', '> **Use it**\n>\n> Text.'],
  [
    'a container without a title has that of its kind',
    ':::note\nText.\n:::',
    '> **Note**\n>\n> Text.',
  ],
  [
    'a fence in a container stays code',
    '::: tip\n```js\n::: a\n```\n:::',
    '> **Tip**\n>\n> ```js\n> ::: a\n> ```',
  ],
  [
    'a link to a page gets the URL that all tools resolve',
    'See [*it*](./known.md#a).',
    'See *it*.',
  ],
  ['a known link stays a link', 'See [*it*](./known.md).', 'See [*it*](/section/known).'],
  ['a link that points nowhere becomes text', '[a `b`](../lost)', 'a `b`'],
  ['an address becomes a link', '<https://a.test/>', '[https://a.test/](https://a.test/)'],
  ['imports and components are left out', "import A from 'a'\n\n<A>\n\nText\n\n</A>", 'Text'],
  [
    'expressions are not evaluated',
    'a {{ b }} <c d',
    'a ((( b ))) &lt;c d'.replace('(((', '((').replace(')))', '))'),
  ],
  ['only the language of a fence is kept', '```ts {1} title="a"\nb\n```', '```ts\nb\n```'],
  ['a language that few tools know becomes text', '```mermaid\nb\n```', '```text\nb\n```'],
  ['an image becomes its text', '![A *b*](./c.png)', '*A b*'],
  ['closed inline HTML is kept, other HTML is not', '<kbd>a</kbd> <b>c <C />', '<kbd>a</kbd> c'],
])('%s', (_, source, expected) => {
  expect(convert(source)).toBe(expected)
})

it('the title is that of the front matter, of the first heading, or the file name', () => {
  const titleOf = (source: string): string =>
    toPlainMarkdown(source, { name: 'page', resolveLink }).title
  expect(titleOf('---\ntitle: "A"\n---\n# B')).toBe('A')
  expect(titleOf('# B `c`\n\nText')).toBe('B c')
  expect(titleOf('Text')).toBe('page')
  expect(convert('# B\n\nText')).toBe('Text')
})
