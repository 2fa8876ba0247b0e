import { describe, expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (text: string): Promise<string> => found(await make(text)).join('\n')

describe('forms of other markup languages are reported at their place', () => {
  it.each([
    ['{漢字|かんじ}を読む', '1:1', '{漢字|かんじ}'],
    ['読む｜漢字《かんじ》', '1:3', '｜漢字《かんじ》'],
    ['[漢字]{かんじ}', '1:1', '[漢字]{かんじ}'],
    ['Some text ^my-id', '1:11', '^my-id'],
    ['- item ^37066d', '1:8', '^37066d'],
    ['a [b](https://a.example) ^c-1', '1:26', '^c-1'],
    ['link:https://a.example[Text]', '1:1', 'link:https://a.example[Text]'],
    ['See https://a.example/b[Text]', '1:5', 'https://a.example/b[Text]'],
    ['See xref:page.adoc[Text]', '1:5', 'xref:page.adoc[Text]'],
    ['See <<anchor,Text>>', '1:5', '<<anchor,Text>>'],
    ['A [b]bold[/b]', '1:3', '[b]'],
    ["A '''bold''' b", '1:3', "'''bold'''"],
    ["A ''word'' b", '1:3', "''word''"],
    ["'''''both'''''", '1:1', "'''''both'''''"],
    ['A [https://a.example text]', '1:3', '[https://a.example text]'],
    ['A <https://a.example|text>', '1:3', '<https://a.example|text>'],
    ['\\section{Intro}', '1:1', '\\section{Intro}'],
    ['\\begin{itemize}\n\\item x', '1:1', '\\begin{itemize}'],
    ['As in [@doe2020, p. 3]', '1:7', '[@doe2020, p. 3]'],
    ['@[code](./x.js)', '1:1', '@[code](./x.js)'],
    ['[!include[x](x.md)]', '1:1', '[!include[x](x.md)]'],
    ['［リンク］（https://a.example）', '1:1', '［リンク］（https://a.example）'],
    ['A ＊＊太字＊＊', '1:3', '＊＊太字＊＊'],
    ['！[画像](a.png)', '1:1', '！[画像](a.png)'],
    ['#+TITLE: x', '1:1', '#+TITLE:'],
    ['Text\n:toc:\n', '2:1', ':toc:'],
    ['@param x the x', '1:1', '@param'],
    ['<%= x %>', '1:1', '<%= x %>'],
    ['A [1]_ and [#note]_', '1:12', '[#note]_'],
    ['| a [2]_ | b |\n| - | - |', '1:5', '[2]_'],
    ['See {@link Foo}', '1:5', '{@link Foo}'],
    ['# A {@code b}', '1:5', '{@code b}'],
    ['.. [1] Text', '1:1', '.. [1]'],
    ['.. _label:', '1:1', '.. _label:'],
    ['.. |x| image:: y.png', '1:1', '.. |x|'],
    ['===  ===\nA    B\n===  ===', '3:1', '===  ==='],
    ['- term:: text\n- other:: text', '2:3', 'other::'],
    ['As below::\n\n    x', '1:9', '::'],
    ['A \\(x^2\\) and \\[a \\to b\\]', '1:15', '\\[a'],
  ])('%j', async (text, place, written) => {
    expect(await run(text)).toContain(`${place} foreign-syntax \`${written.trim()}`)
  })

  it.each([
    'C:\\foo{bar} and \\alpha',
    '[text](./a.md)[1] and a[b] and [b] alone',
    "don't 'quote' it's",
    "+''''+,.        .,''''+",
    ",++''+,. ''+,.,+''",
    "a ''''word'''' b",
    '说明（见下文）和《书名》',
    '[@babel/core] and [@user]',
    '`\\section{x}` and `[b]x[/b]`',
    'a << b >> c',
    'https://a.example/{language}[the rest]',
    'x ^2 and 2 ^10',
    'a ^note b',
    '^alone',
    '`a ^my-id`',
    'Closed \\(by the client\\), \\(1\\) and \\[optional\\] `a_b`',
    'a[0] and [1] and `x`:: y and a::b and f :: Int',
    'The scope is `std`::',
    '`{@link Foo}` and {@ b}',
    '.. and so on',
    '**说明**（见下文）',
  ])('but not %j', async (text) => {
    expect(await run(text)).not.toContain('foreign-syntax')
  })
})
