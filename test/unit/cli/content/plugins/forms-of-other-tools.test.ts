import { describe, expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (text: string): Promise<string> => found(await make(text)).join('\n')

/** What authors type, and the start of the finding. */
const seen: readonly (readonly [text: string, finding: string])[] = [
  // Rows without pipes around them
  ['A | B\n1 | 2', '1:1 table-row `A | B` has no line such as'],
  ['Name | Type\na | `x | y`\nb | c', '1:1 table-row `Name | Type`'],
  ['> A | B | C\n> 1 | 2 | 3', '1:3 table-row `A | B | C`'],
  ['| A | B |\n| 1 | 2 |\n|---|---|', '1:1 table-row `| A | B |` is above the header'],
  // Headings with several lines of signs
  ['Heading\n===\n===', '3:1 unparsed-block `===` is not directly below a line of text'],
  ['Heading\n=====\n=====\nText', '3:1 unparsed-block `=====`'],
  ['===\nHeading\n===', '1:1 unparsed-block `===` above `Heading` is a part of the heading'],
  ['Text\n#######', '2:1 unparsed-block `#######` is not directly below'],
  ['Heading\n*******', '2:1 unparsed-block `***` below `Heading` draws a line'],
  ['Title\n_____', '2:1 unparsed-block `___` below `Title`'],
  ['----\ncode\n----', '2:1 unparsed-block `code` is between two lines of hyphens'],
  // Escapes of strings
  ['First line\\nSecond line', '1:11 foreign-syntax `\\n` is syntax of strings in code'],
  ['一行目\\n二行目', '1:4 foreign-syntax `\\n`'],
  ['Done.\\n\\nNext', '1:6 foreign-syntax `\\n`'],
  ['A point.\\n- another', '1:9 foreign-syntax `\\n`'],
  // Colons in odd places
  ['Text :::note inline::: more', '1:6 unparsed-block `:::note` is inside a line'],
  // Confluence, Jira, Textile, Creole, Trac
  ['A {quote}x{quote}', '1:3 foreign-syntax `{quote}` is syntax of Confluence'],
  ['A {color:red}x{color}', '1:3 foreign-syntax `{color:red}`'],
  ['{status:colour=Green|title=DONE}', '1:1 foreign-syntax `{status:colour=Green|title=DONE}`'],
  ['See [text|https://a.example]', '1:5 foreign-syntax `[text|https://a.example]`'],
  ['Ask [~user.name]', '1:5 foreign-syntax `[~user.name]`'],
  ['A "link":https://a.example b', '1:3 foreign-syntax `"link":https://a.example`'],
  ['!image.png!', '1:1 foreign-syntax `!image.png!`'],
  ['!image.png|thumbnail!', '1:1 foreign-syntax `!image.png|thumbnail!`'],
  ['bq. A quotation', '1:1 unparsed-block `bq.` is the mark of Textile'],
  ['h3(#id). Title', '1:1 foreign-syntax `h3(#id).`'],
  ['A //word// b', '1:3 foreign-syntax `//word//`'],
  ['A {{{code}}} b', '1:3 foreign-syntax `{{{`'],
  ['{{{\ncode\n}}}', '1:1 foreign-syntax `{{{`'],
  ['__NOTOC__', '1:1 foreign-syntax `__NOTOC__`'],
  // AsciiDoc, reStructuredText, Pandoc, Org mode, Docsify, Obsidian
  ['Press kbd:[Ctrl+C]', '1:7 foreign-syntax `kbd:[Ctrl+C]`'],
  ['Text footnote:[More]', '1:6 foreign-syntax `footnote:[More]`'],
  ['image:x.png[alt] here', '1:1 foreign-syntax `image:x.png[alt]`'],
  ['////\ncomment\n////', '1:1 foreign-syntax `////`'],
  ['. one\n.. two', '1:1 unparsed-block `.` is the mark of AsciiDoc'],
  ['.. a comment', '1:1 unparsed-block `..`'],
  ['| line one\n| line two', '1:1 unparsed-block `|` is the mark of Pandoc'],
  ['(@good) An example', '1:1 foreign-syntax `(@good)`'],
  [':Author: Me\n:Version: 1', '1:1 foreign-syntax `:Author:`'],
  [':param x: The x', '1:1 foreign-syntax `:param x:`'],
  ['See `two words`_ here', "1:5 foreign-syntax `'two words'_`"],
  ['_One_ and `x`_ here', "1:11 foreign-syntax `'x'_`"],
  ['a_b, then `x`_ here', "1:11 foreign-syntax `'x'_`"],
  ['See `x`:sup: here', "1:5 foreign-syntax `'x':sup:`"],
  ['SCHEDULED: <2020-01-01>', '1:1 foreign-syntax `SCHEDULED: <2020-01-01`'],
  ['@[toc]', '1:1 foreign-syntax `@[toc]`'],
  ['[toc levels=2]', '1:1 foreign-syntax `[toc levels=2]`'],
  ['<<[x](x.md)', '1:1 foreign-syntax `<<[`'],
  ['!include x.md', '1:1 foreign-syntax `!include x.md`'],
  ['\\input{x}', '1:1 foreign-syntax `\\input{x}`'],
  ["[a](https://a.example ':include')", '1:24 foreign-syntax `:include`'],
  ['![a|300](https://a.example/a.png)', '1:4 foreign-syntax `|300`'],
  // mdBook
  ['{{#include a.md}}', '1:1 foreign-syntax `{{#include a.md}}` is syntax of mdBook'],
  ['A {{ #include a.rs:3:5 }} b', '1:3 foreign-syntax `{{ #include a.rs:3:5 }}`'],
  ['{{#title A book}}', '1:1 foreign-syntax `{{#title A book}}` is syntax of mdBook'],
  ['```rust\n{{#include a.rs}}\n```', '2:1 foreign-syntax `{{#include a.rs}}` is syntax of mdBook'],
  ['```rust\nfn a() {}\n{{#rustdoc_include a.rs:here}}\n```', '3:1 foreign-syntax'],
  // Full-width signs
  ['｜A｜B｜\n｜1｜2｜', '1:1 unparsed-block `｜A｜B｜` contains full-width bars'],
  ['改行＜br＞です', '1:3 foreign-syntax `＜br＞`'],
  ['空白＆nbsp；です', '1:3 foreign-syntax `＆nbsp；`'],
  ['～～消し～～', '1:1 foreign-syntax `～～消し～～`'],
  // Definitions
  ['Term\n: - a\n  - b', '2:3 unparsed-block `-` at the start of a definition'],
  ['Term\n: ```js\n  code\n  ```', "2:3 unparsed-block `'''` at the start of a definition"],
  ['> Term\n> : 1. one', '2:5 unparsed-block `1.` at the start of a definition'],
  // Lists and fences
  ['1: one\n2: two', '1:1 unparsed-block `1:` is not a number of Markdown'],
  ['1 . one\n2 . two', '1:1 unparsed-block `1 .`'],
  ['"""\ncode\n"""', '1:1 unparsed-block `"""` is not the mark of code'],
  ['···js\ncode\n···', '1:1 unparsed-block `···js`'],
  // Marks that differ in number
  ['A **bold* b', '1:3 unparsed-emphasis `*` is one side of marks that differ'],
  ['*italic** b', '1:9 unparsed-emphasis `*` is one side'],
  ['__bold_', '1:1 unparsed-emphasis `_` is one side'],
  ['**bold** text**', '1:14 unparsed-emphasis The asterisks `**` close nothing'],
  ["An 'option` here", '1:4 unparsed-emphasis `option` has a backtick after it'],
  // Links, images and tags
  ['(./x.md)[text]', '1:1 unparsed-link `(./x.md)[text]` has its brackets the wrong way round'],
  ['[text]<./x.md>', '1:1 unparsed-link `[text]<./x.md>` has angle brackets'],
  ['[text](<./x.md>', '1:1 unparsed-link `[text](<./x.md>` is never closed'],
  ['! [alt](./a.png)', '1:1 unparsed-link `! [alt](./a.png)` has a space'],
  ['![alt text]', '1:1 unparsed-link `![alt text]` has no target'],
  [
    'A [b](https://a.example))',
    '1:25 unparsed-link `)` after `[b](https://a.example)` closes nothing',
  ],
  [
    'A [[b](https://a.example)',
    '1:3 unparsed-link `[` before `[b](https://a.example)` is never closed',
  ],
  ['<img src="a.png" alt="x"', '1:1 raw-text `<img src="a.png" alt="x"` looks like a tag'],
  ['Lost \uFFFD here', '1:6 raw-text `\uFFFD` stands for a character that was lost'],
  ['Lost \uFFFC here', '1:6 raw-text `\uFFFC` stands for an image'],
]

/** What authors may mean as it is written. */
const kept: readonly string[] = [
  '```handlebars\n{{#if a}}b{{/if}}\n{{> part}}\n```',
  '```md\n{{#include a.md}}\n```',
  '`{{#include a.md}}`',
  'Docs | Blog\n\nText',
  'Term\n: A text - with > signs\n\n    - a list',
  '[Docs](https://a.example) | [Blog](https://b.example)\n[A](https://a.example) | [B](https://b.example)',
  'The pipe a | b joins\ntwo programs',
  'Heading\n===',
  'Text\n\n***\n\nText',
  'A long line of text above\n***',
  '---\n\nText\n\n---',
  'Write `\\n` for a new line',
  'In C:\\new and C:\\Users\\nobody or \\nu',
  'The sequence \\n ends a line',
  "A line {'\\n\\n'}",
  'The {quote} placeholder and {color}',
  '[a|b] and [x | y]',
  'Say "word": https://a.example',
  'Wow!file.png and a!b',
  'https://a.example//b// c // d',
  'a // b // c',
  '{{{ `x` }}}'.replace(/[{}]/g, ''),
  'Use __name__ here and **TOC**',
  'keyboard: [Ctrl](https://a.example)',
  '... and so on',
  '(@user) said',
  ':smile: text and 10:30: start',
  'e.g. .gitignore\n.npmrc',
  '`x`_y and `a`: b',
  'An _`x`_ and __`y`__ here',
  '_Added in `one@2.0`_',
  'A (_new in `one`_) and __since `two`__ here',
  '- *_from\n  `three`_*',
  'Closed: 2020-01-01',
  '![x] and !important [x]',
  '![alt][a] ![a]\n\n[a]: https://a.example/a.png',
  '＜Enter＞キーと ＜ＡＢＣ＞',
  '8～10～12時',
  'At 1:30 and 2:45\n2:00',
  '"quoted"\n""',
  '**Price*** and **a**, **b**',
  '**bold**text and 2**3',
  "It's `code` and 'word'",
  '(see [b](https://a.example))',
  '（[b](https://a.example))',
  'A (text\n<!-- note -->\nand [b](https://a.example))',
  'a) see ([b](https://a.example))',
  '[[b](https://a.example), [c](https://c.example)]',
  '<img src="a.png" alt="x">',
  '1 < 2 and a <b c="d" e > f',
]

describe('forms of other tools and slips of the keyboard', () => {
  it.each(seen)('are reported: %j', async (text, finding) => {
    expect(await run(text)).toContain(finding)
  })

  it.each(kept)('are not suspected: %j', async (text) => {
    expect(await run(text)).not.toMatch(
      /foreign-syntax|unparsed-(?:block|emphasis|link)|raw-text|table-row/,
    )
  })
})
