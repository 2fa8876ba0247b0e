import { expect, it } from 'vitest'
import { readMarkdown } from '../../../../../cli/migrate/markdown/read-markdown.ts'

it.each([
  ['a fence', '```js\ncode\n```\ntext'],
  ['a fence with less indentation inside', '  ```\ncode\n  ```\ntext'],
  ['a fence in a list', '- a\n\n  ```\n  code\n\n  code\n  ```\n\n  text'],
  ['a fence on the line of a list marker', '1. ```\n   code\n   ```\n   text'],
  ['a fence that the end of its list ends', '- a\n\n  ```diff\n  code\n- text'],
  [
    'a fence after such a one',
    '- a\n\n  ```\n  code\n- text\n\n  ```\n  code\n  [b](./b.md)\n  ```',
  ],
  ['a fence in a list that tabs indent', '-\ta\n\n\t```\n\tcode\n\t```\n\n\ttext'],
  ['a fence after a list', '- a\n\nb\n\n  ```\ncode\n  ```\ntext'],
])('leaves out the code of %s, and nothing else', (_, source) => {
  const { text } = readMarkdown(source)
  expect(text).toContain('text')
  expect(text).not.toMatch(/code|\]\(|`/)
})

it.each([
  ['', {}],
  ['---\n---\n', {}],
  ['---\n\n---\n', {}],
  ['---\r\n---\r\n', {}],
  ['\uFEFF---\n---\n', {}],
  ['---\na: 1\n---\n', { a: 1 }],
  ['---\r\na: 1\r\n---  \r\n', { a: 1 }],
])('reads the text after the front matter %j up to its end', (block, values) => {
  const { frontMatter, text } = readMarkdown(`${block}one\n\n---\n\ntwo\n\n---\n\nthree\n`)
  expect(frontMatter).toEqual(values)
  expect(text.match(/\w+/g)).toEqual(['one', 'two', 'three'])
})
