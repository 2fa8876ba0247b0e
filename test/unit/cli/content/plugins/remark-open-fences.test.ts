import { describe, expect, it } from 'vitest'
import { configOf, found, make } from '../page-of.ts'

const config = configOf({ markdown: { math: true } })

const run = async (markdown: string): Promise<string[]> =>
  found(await make(markdown, { config }))
    .filter((one) => one.includes('unclosed-fence'))
    .map((one) => one.replace(' that begins here is never closed, so everything to', ''))
    .map((one) => one.replace(' belongs to it.', ''))

describe('fences in a page that include what follows', () => {
  it.each([
    ['```js\nfirst()\n\n## Lost', ['1:1 unclosed-fence The code fence line 4']],
    ['Text.\n\n~~~\nfirst()\n```\n\nLost', ['3:1 unclosed-fence The code fence line 7']],
    ['````md\n```js\nfirst()\n```\n', ['1:1 unclosed-fence The code fence line 4']],
    ['```js\nfirst()\n``\n\nLost', ['1:1 unclosed-fence The code fence line 5']],
    ['```js\nfirst()\n```js\n\nLost', ['1:1 unclosed-fence The code fence line 5']],
    ['```js\nfirst() ```', ['1:1 unclosed-fence The code fence line 2']],
    ['Text.\n\n```', ['3:1 unclosed-fence The code fence line 3']],
    ['- ```js\n  first()\n- Two', ['1:3 unclosed-fence The code fence line 2']],
    ['> ```js\n> first()\n\nText', ['1:3 unclosed-fence The code fence line 2']],
    [':::tip\n\n```js\nfirst()\n:::\n', ['3:1 unclosed-fence The code fence line 4']],
    ['<Tabs>\n<TabItem label="a">\n\n```js\nfirst()\n\n</TabItem>\n</Tabs>', expect.any(Array)],
    ['Text.\n\n$$\na + b\n\nLost', ['3:1 unclosed-fence The formula line 6']],
  ])('are reported: %j', async (text, findings) => {
    expect(await run(text)).toEqual(findings)
    expect(await run(text)).toHaveLength(1)
  })

  it.each([
    ['```md\nText\n\n```js\nfirst()\n```\n\nMore\n```\n\n## Later\n\n```js\nlast()\n```', 4, 1],
    ['~~~~md\n~~~~js\nfirst()\n~~~~\n', 2, 1],
    ['Text\n\n- ```sh\n  first\n  ```js {1}\n  last()\n  ```', 5, 3],
    ['> ```\n> ```{.js}\n> a\n> ```', 2, 1],
  ])('are reported at the fence within another one: %j', async (text, inner, line) => {
    const [first = '', ...others] = await run(text)
    expect(first).toMatch(new RegExp(`^${inner}:\\d unclosed-fence This line begins no code fence`))
    expect(first).toContain(`within the one of line ${line},`)
    expect(others.filter((one) => !/^1[1-5]:/.test(one))).toEqual([])
  })

  it.each([
    '````md\n```js\nfirst()\n```\n````',
    '~~~md\n```js\nfirst()\n```\n~~~',
    '```sh\n``` 1\n"```"\n```',
    '```js\nfirst()\n```',
    '```js\nfirst()\n`````   \n\nText',
    '~~~\n```\n~~~',
    '```\n```',
    '   ```js\n   first()\n   ```\n',
    '- a\n\n  ```js\n  first()\n  ```\n- b',
    '1. a\n\n\t```js\n\tfirst()\n\t```\n',
    '> ```js\n> first()\n> ```\n',
    ':::tip\n\n```js\nfirst()\n```\n\n:::',
    '<Tabs>\n<TabItem label="a">\n\n```js\nfirst()\n```\n\n</TabItem>\n</Tabs>',
    '<details>\n<summary>S</summary>\n\n  ```js\n  first()\n  ```\n\n</details>',
    '    indented ```\n\nText ``` in text',
    '$$\na + b\n$$\n\nText',
    'Term\n: Text\n\n  ```js\n  first()\n  ```\n',
    '```js\r\nfirst()\r\n```\r\n',
  ])('are not those that are closed: %j', async (text) => {
    expect(await run(text)).toEqual([])
  })
})
