import { describe, expect, it } from 'vitest'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import { createComparison } from './compare-both-ways.ts'
import { formats } from './parse-both-ways.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined

const compare = await createComparison()
const compareFormulas = await createComparison({ math: true })

/** The texts that the two parsers read differently. */
function unequalOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    formats.flatMap((format) => {
      const found = compare(text, format)
      return found === undefined ? [] : [`${format} ${JSON.stringify(text)} ${found}`]
    }),
  )
}

const combine = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((all, part) => all.flatMap((one) => part.map((next) => one + next)), [''])

// Without a program for this platform, there is nothing to compare.
describe.runIf(isInstalled)('both parsers make the same tree of', () => {
  const containers = ['- ', '-   a\n\t1. ', '> ', '- > ', '> - ', ':::note\n- ', '[^1]: a\n\n    ']

  it.each(containers)('raw HTML directly below a definition in: %j', (container) => {
    const definitions = ['[b]: /c\n', '[b]:\n/c\n', '[^2]: n\n']
    const tags = ['<Counter>', '  <b>']
    const texts = combine([container], definitions, tags, ['', '\n> - a\n-   b', '\n\n c'])
    expect(unequalOf(texts)).toEqual([])
  })

  it('raw HTML and a quote below the last definition of a nested list', () => {
    const text =
      '   > - two words\n-   [a][b]\n\t1.  <details>\n\t1. [b]: /c\n  <Counter>\n> - <https://a.example/x>\n-   </Foo>'
    expect(unequalOf([text])).toEqual([])
  })

  it.each(['a ', '- a ', '> a ', ':::note\na ', ''])(
    'code in text whose lines begin a block if indented text isn’t code, below: %j',
    (before) => {
      const marks = ['</Counter>', '<Counter/> b', "{'a'}", '    > b', '    1. b', '    # b']
      const texts = combine(
        [before],
        ['`b\n', '``\n'],
        [...marks, '    :::note', '    b'],
        ['\n'],
        ['c` d\n', '    c`` d\n', '<Badge/> c`\n'],
      )
      expect(unequalOf(texts)).toEqual([])
    },
  )

  it('code in text that begins above a tag and ends in a list that is indented like code', () => {
    const text =
      'g`}}\n\\<Card> \\{a}\n</Counter>\n    > :::note\n    10. g`}}\n\n    ![<Badge/>](c.png)\n    `a <Card>\n    10. * * *\n    ````\n'
    expect(unequalOf([text])).toEqual([])
  })

  it('a tag in text that goes on below', () => {
    const texts = combine(
      ['', '- ', '1. ', '- > '],
      ['a <b c\n'],
      ['', '  ', '    ', '\t'],
      ['d\ne> f\n', 'd> f\n'],
    )
    expect(unequalOf(texts)).toEqual([])
  })

  it('a comment, or HTML that ends with its line, directly above the next item', () => {
    const html = ['<!-- a -->', '<script>a</script>', '<pre>a</pre>', '<!-- a --> b']
    const texts = combine(['- ', '- > ', '- - ', '- a\n\n  ', '> - a\n>\n>   '], html, [
      '\n- b',
      '\n- > b\n',
      '\n\n- b',
    ])
    expect(unequalOf(texts)).toEqual([])
  })

  it('tabs that stand where a list has as many spaces', () => {
    const texts = combine(
      ['<Counter />\n    - - a\\\n'],
      ['   - ', '  - '],
      ['<p>\n\t\tb\n', 'a `b\n\t\tc`\n', 'a\n\n\t\tb\n', '[b]: /c "d\n\t\te"\n'],
    )
    expect(unequalOf(texts)).toEqual([])
  })

  it('a footnote with a tag, or in a quote', () => {
    const texts = combine(
      ['', '> ', '- > ', '- '],
      ['[^1]: '],
      [
        '<Counter>\n    b',
        '<Counter/> b\n',
        '<b>x</b>\n<b>\n',
        'n\n>',
        'n\n  >\n',
        'n\n<Counter>\n> - a',
      ],
    )
    expect(unequalOf(texts)).toEqual([])
  })

  it('a list or a quote whose last line is text of colons', async () => {
    const texts = combine(
      ['- a\n', '- :::note\n  a\n  :::\n- b\n', '- a\n  - b\n', '> - a\n'],
      [':::\n', '::::\n', '  :::\n'],
      ['\n  c', '\n    c\n', '  c\n', '\n> c\n'],
    )
    expect(unequalOf(texts)).toEqual([])
  })

  it('a table directly below a footnote, a list or a quote', () => {
    const above = ['[^1]: a\n', '- a\n', '> a\n', '- [^1]: a\n']
    const rows = ['| - | - |\n', '| b | c |\n| - | - |\n']
    const texts = combine(above, rows, ['', '\t| - | - |\n', '    | - | - |\n', '\n    d\n'])
    expect(unequalOf(texts)).toEqual([])
  })

  it('an address behind a bracket that is open', () => {
    const texts = combine(
      ['', '- [ ] '],
      ['[', '[a ', '[a\n', '[a](b) ', '![a [b](c) '],
      ['http://b.c d', 'http://b.c d]', 'http://a.'],
    )
    expect(unequalOf(texts)).toEqual([])
  })

  it('a formula whose lines begin with spaces', () => {
    const texts = combine(
      ['', '- ', '2){#id}:b[c] '],
      ['$', '$$'],
      ['a\n b', 'a \\\n b c', 'a\n\tb', 'a\nb', '\n a\n'],
      ['$\n', '$$\n', '$$  c\n\nd\n'],
    )
    const unequal = texts.flatMap((text) =>
      formats.filter((format) => compareFormulas(text, format) !== undefined).map(() => text),
    )
    expect(unequal).toEqual([])
  })
})
