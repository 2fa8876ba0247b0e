import { describe, expect, it } from 'vitest'
import { configOf, found, make } from '../page-of.ts'

async function run(text: string, parser: 'native' | 'remark'): Promise<string> {
  return found(await make(text, { config: configOf({ markdown: { parser } }) })).join('\n')
}

describe.each(['native', 'remark'] as const)('blocks that become other blocks (%s)', (parser) => {
  it.each([
    ['1. A\n  - b\n  - c\n2. D', '2:3 unparsed-block `- b` is indented by 2 spaces, but'],
    ['- A\n - b', '2:2 unparsed-block `- b` is indented by 1 space, but'],
    ['10. A\n   - b\n11. C', '2:4 unparsed-block `- b` is indented by 3 spaces'],
    ['1. A\n\n  More.\n\n2. B', '3:3 unparsed-block `More.` is indented by 2 spaces'],
    ['1. A\n\n  > q\n\n2. B', '3:3 unparsed-block `> q` is indented by 2 spaces'],
    ['> 1. A\n>   - b', '2:5 unparsed-block `- b` is indented by 2 spaces'],
    ['1. A\n\n  ```sh\n  npm i\n  ```\n\n2. B', "3:3 unparsed-block `'''sh` is indented"],
    ['A sentence, and more.\n---', '1:1 unparsed-block `---` below `A sentence, and more.`'],
    ['说明文字。\n---', '1:1 unparsed-block `---` below `说明文字。`'],
    ['[source,js]\n----\nx\n----', '1:1 unparsed-block `---` below `[source,js]`'],
    ['[NOTE]\n====\nx\n====', '1:1 unparsed-block `===` below `[NOTE]`'],
    ['# T\n\n---\ntitle: X\n---', '4:1 unparsed-block `---` below `title: X`'],
    ['---\ntitle: X\n---\n---\ntitle: Y\n---', '5:1 unparsed-block `---` below `title: Y`'],
    ['`\nnpm i\nnpm t\n`', "1:1 unparsed-block `'` has fewer than three backticks"],
    ['``js\nx\ny\n``', "1:1 unparsed-block `''js` has fewer than three"],
    ['>>>\nquote\n>>>', '1:1 unparsed-block `>>>` is the border of a quote in GitLab'],
    ['Call __init__.py', '1:6 unparsed-emphasis `__init__` looks like a name'],
    ['Run foo.__all__ and __x__()', '1:9 unparsed-emphasis `__all__` looks like a name'],
    ['In spring.\n\n1986. A great year', '3:1 unparsed-block `1986.` at the start of a line is'],
    ['> 2024. Ein gutes Jahr', '1:3 unparsed-block `2024.` at the start of a line is'],
    ['12. Oktober 2020 war', '1:1 unparsed-block `12.` at the start of a line is'],
    ['3. července 2020', '1:1 unparsed-block `3.` at the start of a line is'],
    [
      'Text.\n\n    This is a text that someone has indented by four spaces too many.',
      '3:1 unparsed-block `This is a text that someone has indented…` is indented by four',
    ],
    [
      'Text.\n\n\tSee [the guide](./a.md) for all that you need to know, and more.',
      '3:1 unparsed-block `See [the guide]',
    ],
    ['    这是一段缩进了四个空格的文字，读者看到的是代码。', '1:1 unparsed-block `这是一段'],
    ['    この段落は空白で字下げされているので、コードになる。', '1:1 unparsed-block `この段落'],
    ['See __proto__', '1:5 unparsed-emphasis `__proto__` looks like a name'],
  ])('%j', async (text, message) => {
    expect(await run(text, parser)).toContain(message)
  })

  it.each([
    '1. A\n   - b\n   - c\n2. D',
    '- A\n  - b\n- C',
    ' - a\n - b\n- c',
    '- a\n\n b',
    '- a\n\nText\n\n  Indented text',
    '- a\n\n<!-- c -->\n\n1. b',
    '1. a\n2. b\n- c',
    '1. A\n  2. B\n  3. C',
    '> 4. A\n>  5. B',
    'In\n1986. A great year',
    '2. Do this\n\n```sh\nx\n```\n\n3. Do that',
    '1990. a\n1991. b',
    '2. Julia starts',
    'Text.\n\n    npm install --save-dev a b c d e f g h i j k',
    'Text.\n\n    Error: cannot find the module that was named in the first line.',
    'Text.\n\n    const value = createStore(a, b, c, d, e, f, g, h, i) // 说明文字在这里写着。',
    'Text.\n\n    Name     Description of the columns in this table of words.',
    '!!! note\n\n    This is the text of an admonition in the syntax of another tool.',
    '- A\n\n    This is a paragraph of the item above it, which is indented by four spaces.',
    '```text\nThis is a sentence in a fence, which keeps its place and its text here.\n```',
    'Heading\n---\n\nText.',
    'Version 1.0...\n---',
    '## A sentence.\n\n---',
    '`a\nb`',
    'Some `a\nb` text',
    '> > > deep',
    '__bold__ and __note__. And __a b__',
    '**init**.py',
  ])('but not %j', async (text) => {
    expect(await run(text, parser)).not.toMatch(/unparsed/)
  })
})
