import { describe, expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { createPageComparison } from './compare-pages.ts'
import { findUnequalPages, ownPages, readPages } from './find-unequal-pages.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined

/** Found by mutating public pages; each made another page or other findings with one parser. */
const found: readonly (readonly [kind: string, texts: readonly string[]])[] = [
  [
    'an admonition in one with as many colons',
    [
      ':::tip\n:::note\n:::',
      ':::tip A\n::: note B\n:::\n\nText.\n\n:::',
      ':::tip\n```ts\n```\n:::note\n:::',
      ':::x\n- a\n  :::y\n  :::\n:::',
      ':::tip\n\n> :::note\n> :::\n\n:::',
      '- :::tip\n  :::note\n  :::',
      '> :::tip\n> :::note\n> :::',
    ],
  ],
  [
    'colons in the code of an admonition',
    [
      ':::tip\n```md\n:::\n```\n:::',
      ':::tip\n```md\n::::\n```\n:::',
      ':::tip\n~~~\n  :::\n~~~\n:::',
      '```ts\n```\n::: details A\n```ts\n:::\n```\n:::\n```ts\n```',
      ':::tip\n\n    :::\n\n:::',
    ],
  ],
  [
    'a closing line with fewer colons, in a quote, or indented',
    [
      '::::tip A\n:::\n',
      ':::danger A\n> :::\n',
      ':::tip\n- A\n\n  :::',
      ':::tip\n1. A\n\n   :::\n\nText.',
      ':::tip\nA\n   :::',
      '> :::tip\n:::',
    ],
  ],
  [
    'a directive in text below a fence',
    [
      '```\n\n```\n/:t\n```\n```',
      '```js\n\nx\n```\n/*  /es/:splat  302\n```\n```',
      '```\n\n```\n# a:t\nb:t\n```\n```',
      '- ```\n\n  ```\n  /:t\n  ```\n  ```',
      '> ```\n>\n> ```\n> /:t\n> ```\n> ```',
      '- ```\n\n  ```\n- /:t\n  ```\n  ```',
      '```\n\n```\n- /:t\n```\n```',
      ':::tip\n```\n\n```\n/:t\n```\n```\n:::',
    ],
  ],
  [
    'code in an indented admonition whose lines are indented less',
    [
      '  :::details\n\n```ts\n  a\nb\n```\n\n:::\n',
      ' :::tip\n```\n a\nb\n```\n:::',
      '   :::tip\n   ```\n     a\n b\n   ```\n   :::',
      '  :::tip[A]\n\n~~~ts\n  a\nb\n~~~\n\n  :::',
      '  :::tip\n\n      a\n    b\n\n  :::',
      '::::x\n  :::tip\n```ts\n  a\nb\n```\n  :::\n::::',
    ],
  ],
  [
    'a definition in an admonition',
    [
      '[a][b]\n\n:::tip\n[b]: /c\n:::',
      'a][b].\n\n:::tip[d]\n[b]: https://c.example/',
      'a[^1]\n\n:::tip\n[^1]: b\n:::',
      ':::tip\n[b]: /c\n:::\n\n[a][b]',
    ],
  ],
]

describe.runIf(isInstalled)('both parsers make the same page and report the same', () => {
  const compare = createPageComparison()

  it.each(found)('P10: of %s', async (_, texts) => {
    for (const text of texts)
      for (const extension of ['md', 'mdx'] as const)
        for (const written of [text, `Before.\n\n${text}\n\nAfter [x][b].\n`])
          expect([written, await compare({ text: written, extension })]).toEqual([
            written,
            undefined,
          ])
  })

  it('P10: of pages of this repository with the errors that people make', async () => {
    const count = 150
    const unequal = await findUnequalPages(count, { seed: 1, pages: readPages(ownPages) })
    countAttempts(count, unequal.length)
    expect(unequal).toEqual([])
  })
})
