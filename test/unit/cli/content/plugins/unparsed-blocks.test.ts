import { describe, expect, it } from 'vitest'
import { configOf, make } from '../page-of.ts'

const parsers = ['native', 'remark'] as const

async function run(text: string, rule: string, parser: (typeof parsers)[number]) {
  const { diagnostics } = await make(text, { config: configOf({ markdown: { parser } }) })
  return diagnostics
    .filter((one) => one.rule === rule)
    .map(({ place, message }) => `${place?.line}:${place?.column} ${message}`)
}

describe.each(parsers)('lines that look like a block and are none are reported (%s)', (parser) => {
  it.each([
    ['#\u00A0Title', '1:1 `#` is followed by a no-break space (U+00A0)', 'a heading'],
    [
      'Text\n\n##\u3000見出し',
      '3:1 `##` is followed by an ideographic space (U+3000)',
      'a heading',
    ],
    ['# \u200BA\n\n#\u200BB', '3:1 `#` is followed by a zero-width space (U+200B)', 'a heading'],
    ['#Install', '1:1 `#` has no space after it', 'a heading'],
    ['# A\n\n#安装', '3:1 `#` has no space after it', 'a heading'],
    ['> #فصل', '1:3 `#` has no space after it', 'a heading'],
    ['＃标题', '1:1 `＃` is the full-width sign', 'a heading'],
    ['a\n\n＃＃小节', '3:1 `＃＃` is the full-width sign', 'a heading'],
    ['*one\n*two', '1:1 `*one` has no space after its first mark', 'a list'],
    ['Intro:\n*`a`\n*`b`', "2:1 `*'a'` has no space after its first mark", 'a list'],
    ['-## Title', '1:1 `-##` has no space between its marks', 'a heading in a list'],
    ['[ ] first\n[x] second', '1:1 `[ ]` is in no list', 'the box of a task'],
    [':::tip[Read\nx', '1:1 `:::tip[Read` has a bracket that is never closed', 'an admonition'],
    ['-\u00A0a\n-\u00A0b', '1:1 `-` is followed by a no-break space', 'a list'],
    ['*\u2003a', '1:1 `*` is followed by an invisible character (U+2003)', 'a list'],
    ['1.\u00A0a\n2.\u00A0b', '1:1 `1.` is followed by a no-break space', 'a list'],
    ['- a\n-\u00A0b', '2:1 `-` is followed by a no-break space', 'a list'],
    ['> #\u00A0Title', '1:3 `#` is followed by a no-break space', 'a heading'],
    ['\u200B## Hidden', '1:2 `##` is after a zero-width space', 'a heading'],
    ['\u00A0\u00A0- a', '1:3 `-` is after a no-break space', 'a list'],
    ['\u200B```js\ncode\n```', "1:2 `'''` is after a zero-width space", 'a block of code'],
    ['\u00A0:::note\n\nText', '1:2 `:::` is after a no-break space', 'an admonition'],
    ['\u200B| a | b |\n\nText', '1:2 `|` is after a zero-width space', 'a table'],
    ['####### Deep', '1:1 `#######` has more than six number signs', 'a heading'],
    ['a. one\nb. two', '1:1 `a.` has a letter for its number', 'a list'],
    ['I) one\nII) two', '1:1 `I)` has a letter for its number', 'a list'],
    ['＃ 見出し', '1:1 `＃` is the full-width sign', 'a heading'],
    [
      '| a | b |\n|\u00A0---\u00A0|\u00A0---\u00A0|\n| 1 | 2 |',
      '2:1 `|\u00A0---\u00A0|\u00A0---\u00A0|` contains a no-break space',
      'a table',
    ],
    ['| a | b | c |\n| - | - |\n| 1 | 2 | 3 |', '2:1 `| - | - |` has another number', 'a table'],
    ['Intro:\n-one\n-two', '2:1 `-one` has no space after its first mark', 'a list'],
    ['1.one\n2.two', '1:1 `1.one` has no space after its first mark', 'a list'],
    ['- a\n\n  -`b`\n  -`c`', "3:3 `-'b'` has no space after its first mark", 'a list'],
    ['• one\n• two', '1:1 `•` is not a mark of Markdown', 'a list'],
    ['Intro:\n– one\n– two', '2:1 `–` is not a mark', 'a list'],
    ['> ① one\n> ② two', '1:3 `①` is not a mark', 'a list'],
    ['\u200F# כותרת', '1:2 `#` is after a right-to-left mark (U+200F)', 'a heading'],
    ['\u2067- פריט', '1:2 `-` is after an invisible character (U+2067)', 'a list'],
    ['\u00AD- x', '1:2 `-` is after a soft hyphen', 'a list'],
    ['１．最初\n２．次', '1:1 `１．` is not a number of Markdown', 'a list'],
    ['1、首先\n2、其次', '1:1 `1、` is not a number', 'a list'],
    ['（1）a\n（2）b', '1:1 `（1）` is not a number', 'a list'],
    ['一、首先\n二、其次', '1:1 `一、` is not a number', 'a list'],
    ['가. 하나\n나. 둘', '1:1 `가.` is not a number', 'a list'],
    ['١. أول\n٢. ثان', '1:1 `١.` is not a number', 'a list'],
    ['১. ক\n২. খ', '1:1 `১.` is not a number', 'a list'],
    ['๑. หนึ่ง\n๒. สอง', '1:1 `๑.` is not a number', 'a list'],
    ['#. one\n#. two', '1:1 `#.` is not a number', 'a list'],
    ['・項目\n・項目', '1:1 `・` is not a mark', 'a list'],
    ['－ 項目\n－ 項目', '1:1 `－` is not a mark', 'a list'],
    ['✅ done\n❌ open', '1:1 `✅` is not a mark', 'a list'],
    ['\uF0B7\tone\n\uF0B7\ttwo', '1:1 `\uF0B7` is not a mark', 'a list'],
    ['o\tone\no\ttwo', '1:1 `o` is not a mark', 'a list'],
    ['Steps:\n2. do\n3. then', '2:1 `2.` follows a line of text and is not `1.`', 'a list'],
    ['- a\n** b', '2:1 `**` is the mark of AsciiDoc', 'a list within a list'],
    ['：：：note\nx', '1:1 `：：：note` contains full-width colons', 'an admonition'],
    [':: tip\nx', '1:1 `:: tip` has two colons', 'an admonition'],
    ['’’’js\nx', '1:1 `’’’js` is not the mark of code', 'a block of code'],
    [
      '｜ A ｜ B ｜\n｜ --- ｜ --- ｜',
      '2:1 `｜ --- ｜ --- ｜` contains full-width bars',
      'a table',
    ],
    ['h2. Title', '1:1 `h2.` is the mark of AsciiDoc, Textile', 'a heading'],
    ['＞ 引用', '1:1 `＞` is the full-width sign', 'a quote'],
    ['|===\n|A', '1:1 `|===` is a border', 'a table'],
    ['{| class="x"\n| a', '1:1 `{| class="x"` is a border', 'a table'],
    ['Title\n^^^^^', '2:1 `^^^^^` is an underline', 'a heading'],
    ['== Install', '1:1 `==` is the mark of AsciiDoc', 'a heading'],
    [
      '+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+---+',
      '1:1 `+---+---+` is the border of a table in reStructuredText',
      'a table',
    ],
    ['Text[1].\n\n[1]: A note here.', '3:1 `[1]:` defines a link', 'a footnote'],
    ['- [x ] a', '1:3 `[x ]` has more than one character', 'the box of a task'],
    ['- a\n- [  ] b', '2:3 `[  ]` has more than one character', 'the box of a task'],
    ['- [] a', '1:3 `[]` has no space between its brackets', 'the box of a task'],
    ['* [-] a', '1:3 `[-]` has a hyphen', 'the box of a task'],
    ['- [?] a', '1:3 `[?]` is a task state of Obsidian', 'the box of a task'],
    ['1. [>] a', '1:4 `[>]` is a task state of Obsidian', 'the box of a task'],
    ['> - [!] a', '1:5 `[!]` is a task state of Obsidian', 'the box of a task'],
    ['- [✓] a', '1:3 `[✓]` is a task state of Obsidian', 'the box of a task'],
    ['1. [ ]a', '1:4 `[ ]` has no space and no text after it', 'the box of a task'],
    ['> - [x]a', '1:5 `[x]` has no space and no text', 'the box of a task'],
    ['- [ ] a\n  - [ ]', '2:5 `[ ]` has no space and no text', 'the box of a task'],
  ])('%j', async (text, message, what) => {
    const [first, ...others] = await run(text, 'unparsed-block', parser)
    expect(first).toContain(message)
    expect(first).toContain(`instead of ${what}.`)
    const isTwice = /\n-\u00A0b/.test(text) && !text.startsWith('- ')
    expect(others.length).toBe(isTwice || text.startsWith('[ ] ') ? 1 : 0)
  })

  it.each([
    '# A\u00A0title\n\n- one\u00A0two',
    'A. Miller\nand B. Smith',
    'a. one\n\nb. two',
    '#######',
    '3.\u00A0May 1990',
    'A\u00A0- B and 5\u00A0* 3',
    '`#\u00A0a`',
    '```\n#\u00A0a\n-b\n-c\n```',
    '    -a\n    -b',
    'The flag\n-v and more',
    '-1\n-2',
    '1.5\n2.5',
    '-a\\\n-b',
    '-a  \n-b',
    '--a\n--b',
    '*a*\n*b*',
    'a | b\n\n--- | ---',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '\u200Bپ و\u200Cت',
    '　日本語の段落。',
    '# \n\n＃タグ ＃別のタグ',
    '#123 is fixed\n#Foo',
    '#React #Redux',
    '#define X',
    '#A\nand more',
    '*Required\n\n*Optional',
    '*a* and\n*b*',
    'a\n*one\nb',
    '-#1',
    '[x] is [x]\n\n[x]: https://example.org',
    'The [ ] box',
    '- [ ] `a` b\n- [x] **c**',
    '::::tip[Read]\nx\n::::',
    '- [ ] a\n- [x] b',
    '- [x](https://example.org)\n- [x][y]\n- \\[] a\n- `[]` b\n- a []',
    '- [x]\n\n[x]: https://example.org',
    '- [-]: a\n\n[]',
    '- [?](./a.md)\n- `[?]` b\n- a [?]',
    '• one',
    '1、首先',
    '(1) one and (2) two',
    'In the year\n1986. It was',
    'a\n** b **',
    "It's '''x'''\n^ up",
    '说明：：：note',
    '→ a\n\n→ b',
    '— Hello, he said.',
    '• one\\\n• two',
    '=> a\n== b ==',
    'a\n+--+',
    '[1]: https://example.org\n\n[a][1]',
  ])('but not %j', async (text) => {
    expect(await run(text, 'unparsed-block', parser)).toEqual([])
  })
})

describe.each(parsers)('text that a table loses or takes is reported (%s)', (parser) => {
  const head = '| a | b |\n| - | - |\n'
  it.each([
    [`${head}| 1 | 2 | 3 |`, '3:11 `3` is after the last of the 2 columns'],
    [`${head}| \`x | y\` | z |`, '3:13 `z` is after'],
    [`${head}| \`x || y\` | z |`, "3:9 `y'` is after"],
    ['> | a |\n> | - |\n> | 1 | **2** |', '3:9 `**2**` is after the last of the 1 columns'],
    [`- x\n\n  ${head.replaceAll('\n', '\n  ')}| 1 | 2 | 3 |`, '5:13 `3` is after'],
    [`${head}| 1 | 2 |\nText: c`, '4:1 `Text: c` is directly below a table'],
    [`${head}| 1 | 2 |\n**Bold**`, '4:1 `**Bold**` is directly below a table'],
    [`${head}| 1 | 2 |\n\n| 3 | 4 |`, '5:1 `| 3 | 4 |` is separated from the table above it'],
    [`${head}<!-- c -->\n| 3 | 4 |`, '4:1 `| 3 | 4 |` is separated from'],
    [`${head}| 1 | 2 |\n\n<!-- c -->\n\n| 3 |\n| 5 | 6 |`, '7:1 `| 3 |` is separated from'],
    [`- ${head.replaceAll('\n', '\n  ')}| 1 | 2 |\n\n  | 3 | 4 |`, '5:3 `| 3 | 4 |` is separated'],
    ['| a | b |\n| 1 | 2 |', '1:1 `| a | b |` has no line such as `| --- | --- |` below it'],
    ['> | a | b |\n> | 1 | 2 |', '1:3 `| a | b |` has no line such as'],
  ])('%j', async (text, message) => {
    const found = await run(text, 'table-row', parser)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })

  it.each([
    `${head}| 1 | 2 | |`,
    `${head}| 1 | 2 |\n\nText | a`,
    `${head}| 1 | 2 |\n\n\\| 3 | 4 |`,
    '| a | b |',
    '|x|\n|y|',
    '`| a | b |`\n`| c | d |`',
    `${head}| 1 | 2 |`,
    `${head}| 1 |`,
    `${head}| \`x \\| y\` | \\| |`,
    `${head}| 1 | 2 |\n\nText`,
    '| a |\n| - |\n1',
  ])('but not %j', async (text) => {
    expect(await run(text, 'table-row', parser)).toEqual([])
  })
})
