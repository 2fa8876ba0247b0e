import { describe, expect, it } from 'vitest'
import {
  rewritePage,
  type RewriteOptions,
} from '../../../../../cli/migrate/mkdocs/rewrite/rewrite-page.ts'
import { found, make } from '../../content/page-of.ts'

const includes: ReadonlyMap<string, string> = new Map([
  ['../src/a.py', 'a\nb\nc\nd\n'],
  ['note.md', 'A\n\n{! ../src/a.py [ln:2-3] !}\n'],
  ['loop.md', '{! loop.md !}\n'],
])

const options: RewriteOptions = {
  has: (name) => /^pymdownx\.(?:caret|emoji|inlinehilite|tilde|smartsymbols)$/.test(name),
  findHeading: (id) => (id === 'setup' ? 'install.md#setup' : undefined),
  readInclude: (path) => includes.get(path),
  findMarkdown: () => undefined,
  readSnippet: (path) =>
    path === 'note.md'
      ? 'A *note*.\nTwo\n'
      : path === 'flow.svg'
        ? '<svg>\n<title>Flow</title><a xlink:href="#a"><text>A</text></a></svg>\n'
        : undefined,
  findImage: (path) => `../${path}`,
  appended: '',
  post: undefined,
  areTabsLinked: false,
  frontMatter: {},
  templates: 'jinja',
  isVariable: (name) => name === 'version',
}
const rewrite = (text: string, more: Partial<RewriteOptions> = {}): string =>
  rewritePage(text, { ...options, ...more }).text

/** A construct of MkDocs and what it becomes. */
const rows: readonly (readonly [string, string])[] = [
  ['Title: A\n\n!!! note\n    B\n', '---\ntitle: A\n---\n\n:::note\nB\n:::\n'],
  ['!!! note\n    Text\n', ':::note\nText\n:::\n'],
  ['!!! example\n\n    Text', ':::info[Example]\n\nText\n:::'],
  ['!!! tip "A [b] c"\n    Text', ':::tip[A [b] c]\nText\n:::'],
  [
    '!!! tip "A ==b== [`C`][pkg.C]"\n    Text',
    ':::tip[A <mark>b</mark> `C`<!-- mkdocstrings: pkg.C -->]\nText\n:::',
  ],
  ['!!! note ""\n    Text', ':::note{title=""}\nText\n:::'],
  ['!!! info inline end "T"\n    Text', ':::info[T]\nText\n:::'],
  ['??? bug\n    Text', ':::details[Bug]\nText\n:::'],
  ['???+ note "T"\n    Text\n\nAfter', ':::details[T]{open}\nText\n:::\n\nAfter'],
  ['Before\n!!! note\n    Text', 'Before\n\n:::note\nText\n:::'],
  ['!!! a\n    !!! note\n        Deep\n    Up', '::::note[A]\n:::note\nDeep\n:::\nUp\n::::'],
  ['- item\n\n    !!! tip\n        Text', '- item\n\n    :::tip\n    Text\n    :::'],
  ['> !!! note\n>     Text', '> :::note\n> Text\n> :::'],
  ['!!! note\n\tTabs', ':::note\nTabs\n:::'],
  ['!!! note\r\n    Text\r\n\r\nB\r\n', ':::note\r\nText\r\n:::\r\n\r\nB\r\n'],
  ['=== "A"\n\n    1\n', '<Tabs>\n<TabItem label="A">\n\n1\n\n</TabItem>\n</Tabs>\n'],
  [
    '=== "A"\n    1\n\n===+ "B"\n    2',
    '<Tabs>\n<TabItem label="A">\n\n1\n\n</TabItem>\n\n<TabItem label="B" default>\n\n2\n\n</TabItem>\n</Tabs>',
  ],
  [
    '??? tip\n    === "A"\n        1',
    ':::details[Tip]\n<Tabs>\n<TabItem label="A">\n\n1\n\n</TabItem>\n</Tabs>\n:::',
  ],
  ['```py hl_lines="1 3-4" linenums="1"\na\n```', '```py {1,3-4} showLineNumbers\na\n```'],
  ['``` { .py linenums="7" title="a.py" }\na\n```', '```py showLineNumbers=7 title="a.py"\na\n```'],
  ['```yaml { .no-copy }\na: 1\n```', '```yaml noCopy\na: 1\n```'],
  ['```py {test="skip"}\na\n```', '```py\na\n```'],
  ['```py\na # (1)!\n```\n\n1. Why', '```py annotate\na # (1)\n```\n\n1. Why'],
  ['``` { .py .annotate }\na # (1)\n```\n\n1. Why', '```py annotate\na # (1)\n```\n\n1. Why'],
  ['    ==code==', '    ==code=='],
  // Quote marks in code are code.
  [
    '1. A\n\n   ```cmd\n   > run ==a==\n   > go `b\n   ```\n',
    '1. A\n\n   ```cmd\n   > run ==a==\n   > go `b\n   ```\n',
  ],
  ['   ```\n   > !!! note\n   ```', '   ```\n   > !!! note\n   ```'],
  ['> ```\n> > ==a==\n> ```\n> ==b==', '> ```\n> > ==a==\n> ```\n> <mark>b</mark>'],
  ['```\n!!! note\n    ==a==\n```', '```\n!!! note\n    ==a==\n```'],
  ['__:material-check: a__ __==b==__', '__✅ a__ __<mark>b</mark>__'],
  ['__^^c^^__ __++d++__', '__<ins>c</ins>__ __<kbd>D</kbd>__'],
  ['`==a==` \\==b==', '`==a==` \\==b=='],
  ['a ==b `c` d== e', 'a <mark>b `c` d</mark> e'],
  ['^^in^^ H~2~O A^2^', '<ins>in</ins> H<sub>2</sub>O A<sup>2</sup>'],
  [
    '{++a++} {--b--} {==c==} {~~d~>e~~}',
    '<ins>a</ins> <del>b</del> <mark>c</mark> <del>d</del><ins>e</ins>',
  ],
  ['Text{>> why <<}.', 'Text<!-- why -->.'],
  ['++ctrl+alt+"My key"++', '<kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>My key</kbd>'],
  ['==`a`== and ^^`b`^^', '<mark>`a`</mark> and <ins>`b`</ins>'],
  ['(c) 1/2 a --> b +/- 5/20', '© ½ a → b ± 5/20'],
  ['`a`{ .c } <b>x</b>{ .d } :material-check:`z`', '`a` <b>x</b> ✅`z`'],
  [
    '![A](a.png#only-light)\n![B](b.png#only-dark)',
    '<ThemedImage light="a.png" dark="b.png" alt="A" />',
  ],
  [
    '![A](a.png#gh-dark-mode-only){ width=9 } ![A](b.png#gh-light-mode-only)',
    '<ThemedImage light="b.png" dark="a.png" alt="A" />',
  ],
  ['[TAGS]', '<!-- [TAGS] -->'],
  [
    '<div class="grid cards" markdown>\n\n-   :material-rocket: **Fast & easy**\n\n    ---\n\n    A *text*\n\n    ```sh\n    run\n    ```\n\n- [B](b.md)\n  more\n</div>',
    '<Cards>\n\n<Card title="🚀 Fast &amp; easy">\n\n\nA *text*\n\n```sh\nrun\n```\n\n</Card>\n\n<Card>\n\n[B](b.md)\nmore\n\n</Card>\n</Cards>',
  ],
  ['<div class="grid" markdown>\n\nText\n\n</div>', '<div class="grid">\n\nText\n\n</div>'],
  ['/// html | div.grid.cards\n- a\n///', '<Cards>\n<Card>\n\na\n\n</Card>\n</Cards>'],
  [
    'A (1) b (2)!, c (9)\n{ .annotate }\n\n1.  One\n\n    More\n1. Two\n\nAfter',
    'A[^annotation-1] b[^annotation-2], c (9)\n\n[^annotation-1]: One\n\n    More\n[^annotation-2]: Two\n\nAfter',
  ],
  [
    '!!! note annotate "T (1)"\n    Text `(1)` (2)\n\n1. a\n\n   b\n2. c',
    ':::note[T[^annotation-1]]\nText `(1)`[^annotation-2]\n:::\n\n[^annotation-1]: a\n\n    b\n[^annotation-2]: c',
  ],
  [
    '<div class="annotate" markdown>\n\n> A (1)\n\n</div>\n\n1. b',
    '<div class="annotate">\n\n> A[^annotation-1]\n\n</div>\n\n[^annotation-1]: b',
  ],
  ['A (1)\n\n1. b', 'A (1)\n\n1. b'],
  // A pattern that tries each split of the word would never end.
  [`!!! note "${'annotate'.repeat(20)}"\n    T`, `:::note[${'annotate'.repeat(20)}]\nT\n:::`],
  [`!!! ${'a'.repeat(60)} "annotate"\n    T`, ':::note[annotate]\nT\n:::'],
  [
    '- i\n\n    !!! tip\n        === "A"\n            !!! note\n                x',
    '- i\n\n    ::::tip\n    <Tabs>\n    <TabItem label="A">\n\n    :::note\n    x\n    :::\n\n    </TabItem>\n    </Tabs>\n    ::::',
  ],
  ['<p markdown="1">\n_a_\n</p>', '<p>\n\n_a_\n\n</p>'],
  [':material-check: yes :octicons-tag-24: no', '✅ yes no'],
  ['## T { #own .c }', '## T {#own}'],
  ['## T {: .c }', '## T'],
  ['## T {: #a.b-c .d }', '## T {#a.b-c}'],
  ['##T', '## T'],
  ['[T](a.md){ .md-button }', '[T](a.md)'],
  ['[T](a.md){target=_blank}', '<a href="a.md" target="_blank">T</a>'],
  ['![A](a.png){ width="300" }', '<img src="a.png" alt="A" width="300" />'],
  ['Text\n{: #here }', 'Text\n<span id="here"></span>'],
  ['[](){#a}', '[](){#a}'],
  ['| a |\n|---|\n| `a|b` c |\n\n`a|b`', '| a |\n|---|\n| `a\\|b` c |\n\n`a|b`'],
  ['a | b\n--|--\n``x`|y`` \\| `z\\|` | c', 'a | b\n--|--\n``x`\\|y`` \\| `z\\|` | c'],
  ['##\u00A0Two\n\n#One\n\n#!x', '## Two\n\n# One\n\n#!x'],
  ['Text\n<hr>\n**a**', 'Text\n<hr>\n\n**a**'],
  ['Text\n<br>\n**a**', 'Text\n<br>\n**a**'],
  ['[a][b.c]\n\n[b.c]:\n    <https://a.example/>', '[a][b.c]\n\n[b.c]:\n    <https://a.example/>'],
  ['`#!py range(1)`', '`range(1){:py}`'],
  ['`#!env node` and `#!bash -e`', '`#!env node` and `#!bash -e`'],
  ['[TOC]', '[[toc]]'],
  ['--8<-- "note.md"', 'A *note*.\nTwo'],
  ['--8<-- "flow.svg"', '![Flow](../flow.svg)\n\n- [A](#a)'],
  [':man_raising_hand: a :tada: :no_such_name: b', '🙋‍♂️ a :tada: b'],
  ['--8<-- "note.md:2:2"', 'Two'],
  ['--8<-- "gone.md"', ''],
  ['A\n\n--8<-- "gone:part"\n\nB', 'A\n\n\n\nB'],
  ['--8<--\ngone.md\nnote.md\n--8<--\n', 'A *note*.\nTwo\n'],
  [
    'HTML and XHTML\n\n*[HTML]: Hyper "Text"\n',
    '<abbr title="Hyper &quot;Text&quot;">HTML</abbr> and XHTML\n\n',
  ],
  ['===  "A"\n    1', '<Tabs>\n<TabItem label="A">\n\n1\n\n</TabItem>\n</Tabs>'],
  ['??? tip\n    ::: pkg.A\n        x: 1', ':::details[Tip]\n<!-- ::: pkg.A\n    x: 1 -->\n:::'],
  ['::: mkdocs-click\n    :module: a', '<!-- ::: mkdocs-click\n    :module: a -->'],
  ['#### ::: pkg.A\n    x: 1\n\nT', '#### `pkg.A` {#pkg.A}\n\n<!-- ::: pkg.A\n    x: 1 -->\n\nT'],
  ['``` title="a b.md"\na\n```', '```text title="a b.md"\na\n```'],
  ['```title="a.md"\na\n```', '```text title="a.md"\na\n```'],
  ['``` .sh\na\n```', '```sh\na\n```'],
  ['``` hl_lines="1"\na\n```', '```text {1}\na\n```'],
  ['```\n    ```\n=== "A"\n```\n==b==', '````\n    ```\n=== "A"\n````\n<mark>b</mark>'],
  ['!!! tip\n    a\n    ```\n\n==b==', ':::tip\na\n\\```\n:::\n\n<mark>b</mark>'],
  ['- ```py\n  a\n  ```\n- ==b==', '- ```py\n  a\n  ```\n- <mark>b</mark>'],
  ['[a][^1] [b][^1]\n\n[a]: a.md\n[^1]: T', '[a][][^1] [b][^1]\n\n[a]: a.md\n[^1]: T'],
  ['/// Note\nText\n///', ':::::note\nText\n:::::'],
  ['!!! tip\n    /// note | T\n    A\n    ///', '::::::tip\n:::::note[T]\nA\n:::::\n::::::'],
  [
    '    **a**\n\n      ```\n\n=== "A"\n\n        b\n',
    '````\n**a**\n\n  ```\n````\n\n<Tabs>\n<TabItem label="A">\n\n```\nb\n```\n\n</TabItem>\n</Tabs>\n',
  ],
  ['    a\n\n`<A>` is code', '    a\n\n`<A>` is code'],
  ['```md\n    ````\n    ```\n```', '`````md\n    ````\n    ```\n`````'],
  ['<p>a\n--8<-- "flow.svg"\n</p>', '<p>a\n\n![Flow](../flow.svg)\n\n- [A](#a)\n\n</p>'],
  ['/// note | T\nText\n///', ':::::note[T]\nText\n:::::'],
  ['/// details | T\n    open: true\n\nText\n///', ':::::details[T]{open}\n\nText\n:::::'],
  ['/// tab | A\n1\n///', '<Tabs>\n<TabItem label="A">\n\n1\n\n</TabItem>\n</Tabs>'],
  [
    '[<http://a.example/b>][c] [<https://a.example>](d.md) [<http://e.example>] [f]\n\n[c]: http://a.example/b',
    '[http://a.example/b][c] [https://a.example](d.md) [<http://e.example>] [f]\n\n[c]: http://a.example/b',
  ],
  ['<hr>\n**b**', '<hr>\n\n**b**'],
  ['<img src="a.png">\n*b*\n\na\n<br>\nc', '<img src="a.png">\n\n*b*\n\na\n<br>\nc'],
  ['<div>\n<p>a\nb</p>\n</div>\n**c**\nd', '<div>\n<p>a\nb</p>\n</div>\n\n**c**\nd'],
  ['<div>\n```py\na\n```\n</div>\nb', '<div>\n\n```py\na\n```\n</div>\n\nb'],
  ['<p>\n**a**\n\n  b\n</p>\n\nc', '<p>\n**a**\n\n  b\n</p>\n\nc'],
  ['<div class="x" markdown>\n**b**\n</div>', '<div class="x">\n\n**b**\n\n</div>'],
  [
    '1. a\n\n    <figure markdown>\n        ![b](c.png)\n\n          d\n    </figure>',
    '1. a\n\n    <figure>\n\n    ![b](c.png)\n\n      d\n\n    </figure>',
  ],
  ['<p class="x" markdown>A *b*</p>', '<div class="x">\n\nA *b*\n\n</div>'],
  ['<P markdown="1">[b](c.md)</P>', '<div>\n\n[b](c.md)\n\n</div>'],
  ['<summary markdown>`b`</summary>', '<summary>\n\n`b`\n\n</summary>'],
  ['<td markdown="span">**b**</td>', '<td>\n\n**b**\n\n</td>'],
  ['<figcaption markdown>b</figcaption>', '<figcaption>b</figcaption>'],
  ['<h2 markdown>*b*</h2>', '<h2>*b*</h2>'],
  ['<p markdown>a</p> <p>b</p>', '<p>a</p> <p>b</p>'],
  ['<div markdown>\n  **b**\n</div>', '<div>\n\n  **b**\n\n</div>'],
  ['::: pkg.Name\n    options: 1\n\nT', '<!-- ::: pkg.Name\n    options: 1 -->\n\nT'],
  [
    '[`A`][pkg.A] and [`pkg.B`][]',
    '`A`<!-- mkdocstrings: pkg.A --> and `pkg.B`<!-- mkdocstrings: pkg.B -->',
  ],
  ['[A][setup]', '[A](install.md#setup)'],
  ['[A][b]\n\n[b]: https://b.example/', '[A][b]\n\n[b]: https://b.example/'],
  [
    '!!! note\n    [A][b.c]\n\n    [b.c]: https://b.example/',
    ':::note\n[A][b.c]\n\n[b.c]: https://b.example/\n:::',
  ],
]

describe('rewriting pages of MkDocs', () => {
  it.each(rows)('D: %j becomes %j', (before, after) => {
    expect(rewrite(before)).toBe(after)
  })

  it.each(rows.map(([, after]) => [after] as const))('D: %j stays as it is', (text) => {
    expect(rewrite(text)).toBe(text)
  })

  it.each(
    rows.filter(
      ([before]) =>
        !/8<|::: (?:pkg|mkdocs)|pkg\.C|\[(?:`?A`?|A)\]\[|code==|!!! note\n {4}==a/.test(before),
    ),
  )('D: nothing foreign is left of %j', async (before) => {
    const made = await make(`# Page\n\n${rewrite(before)}\n`)
    expect(
      found(made).filter((one) => /foreign-syntax|unclosed|stray|code-meta|unknown-/.test(one)),
    ).toEqual([])
  })

  const templates: readonly (readonly [RewriteOptions['templates'], string, string])[] = [
    ['jinja', '{{ version }} {{ other }}', '{{ version }} <!-- MkDocs: {{ other }} -->'],
    [
      'jinja',
      '{{ f("x") }} {% include "a" %}',
      '<!-- MkDocs: {{ f("x") }} --> <!-- MkDocs: {% include "a" %} -->',
    ],
    [
      'jinja',
      '{% for a in b %}\n- {{ a }}\n{% endfor %}\nT',
      '<!-- MkDocs: {% for a in b %} - {{ a }} {% endfor %} -->\nT',
    ],
    ['jinja', '{% raw %}\n```\n{{ a }}\n```\n{% endraw %}\nT', '```\n{{ a }}\n```\nT'],
    ['jinja', '`{% raw %}{{ a }}{% endraw %}`', '`{{ a }}`'],
    ['jinja', '{% raw %}{{ a }}{% endraw %}', '\\{{ a }}'],
    ['jinja', '{# no #}A', '<!-- MkDocs: {# no #} -->A'],
    [
      'jinja',
      '```\n{{ a }}\n{% if a %}\n```\n`{{ a }}`',
      '```\n{{ a }}\n{% if a %}\n```\n`{{ a }}`',
    ],
    [
      'jinja',
      'See [`A` b](https://c.example/{{ d }}/e.md), [F]({{ f(g="h",i="j") }}) and {{ k }}.',
      'See `A` b<!-- MkDocs: [`A` b](https://c.example/{{ d }}/e.md) -->, F<!-- MkDocs: [F]({{ f(g="h",i="j") }}) --> and <!-- MkDocs: {{ k }} -->.',
    ],
    ['jinja', '![A]({{b}}/c.png)', '<!-- MkDocs: ![A]({{b}}/c.png) -->'],
    ['jinja', '[{{ a }}]({{ b }})', '<!-- MkDocs: {{ a }} --><!-- MkDocs: [{{ a }}]({{ b }}) -->'],
    ['jinja', '`[A]({{ b }})` [C](d.md)', '`[A]({{ b }})` [C](d.md)'],

    ['values', '[A]({{ b }}/c)', 'A<!-- MkDocs: [A]({{ b }}/c) -->'],
    ['values', '{{ a.b }} {{ f("x") }}', '<!-- MkDocs: {{ a.b }} --> \\{{ f("x") }}'],
    ['none', '{{ a }} {% b %}', '\\{{ a }} \\{% b %}'],
    ['none', '<p>{{ a }}</p>', '<p>&#123;{ a }}</p>'],
  ]
  it.each(templates)('templates (%s): %j becomes %j', async (kind, before, after) => {
    const text = rewrite(before, { templates: kind })
    expect(text).toBe(after)
    expect(rewrite(text, { templates: kind })).toBe(after)
    const made = await make(text.replaceAll('{{ version }}', ''))
    const isReported = found(made).some((one) => one.includes('foreign-syntax'))
    expect(isReported).toBe(after.includes('<!--'))
  })

  it('D: other text stays byte for byte', () => {
    const text =
      '\uFEFF---\r\ntitle: "==a=="\r\n---\r\n\r\n# A\t \r\n\r\n* x  \r\n\r\n~~~\n!!! note\n~~~\n<!-- ==c== -->\n<pre>\n=== "A"\n</pre>\n'
    expect(rewrite(text)).toBe(text)
  })

  it('D: the front matter gets what keeps title and URL', () => {
    const frontMatter = { title: 'Yes: no', slug: '/a/a' }
    expect(rewrite('Text', { frontMatter })).toBe('---\ntitle: "Yes: no"\nslug: /a/a\n---\n\nText')
    expect(rewrite('---\ntags: [a]\n---\nT', { frontMatter: { title: 'A b' } })).toBe(
      '---\ntitle: A b\ntags: [a]\n---\nT',
    )
  })

  it.each([
    ['slug: /other', '# slug: /other'],
    ['id: other\ntitle: A', '# id: other\ntitle: A'],
    ['draft: true', '# draft: true'],
    ['title: A\naliases:\n  - /a\n\n  - /b', 'title: A\n# aliases:\n#   - /a\n\n#   - /b'],
    ['layout: home\r\ntags: [a]', '# layout: home\r\ntags: [a]'],
    ['date: 2026-01-02\nauthor: Ada', '# date: 2026-01-02\n# author: Ada'],
    ['"head": text', '# "head": text'],
    ['description: A\nown: 1\nid:', 'description: A\nown: 1\nid:'],
  ])('the front matter %j, which MkDocs ignores in part, becomes %j', (before, after) => {
    expect(rewrite(`---\n${before}\n---\n\nText\n`)).toBe(`---\n${after}\n---\n\nText\n`)
  })

  it('what keeps the URL is added once, in place of a key that MkDocs ignores', () => {
    const frontMatter = { slug: '/a/a' }
    const once = rewrite('---\nslug: /b\n---\nText', { frontMatter })
    expect(once).toBe('---\nslug: /a/a\n# slug: /b\n---\nText')
    expect(rewrite(once, { frontMatter })).toBe(once)
  })

  it('posts of a blog keep their URL, their tags and the end of their excerpt', () => {
    const post = { path: '/2024/05/31/a-title' }
    expect(
      rewrite(
        '---\ndate: 2024-05-31\nauthors: [a]\nreadtime: 9\ncategories:\n  - Search\n  - Web apps\n---\n\n# A title\n\nB\n\n<!-- more -->\n\nC\n',
        { post },
      ),
    ).toBe(
      '---\ndate: 2024-05-31\nslug: /2024/05/31/a-title\nauthors: [a]\ntags:\n  - Search\n  - label: Web apps\n    permalink: web-apps\n---\n\n# A title\n\nB\n\n<!-- truncate -->\n\nC\n',
    )
    expect(
      rewrite(
        '---\ndate:\n  created: 2024-05-31\n  updated: 2024-06-01\ntags: [x]\ncategories: [News]\n---\nT',
        { post },
      ),
    ).toBe(
      '---\ndate: 2024-05-31\nlast_update:\n  date: 2024-06-01\nslug: /2024/05/31/a-title\ntags:\n  - x\n  - News\n---\nT',
    )
  })

  it('D: linked tabs have a group, and what `auto_append` defines is used', () => {
    expect(rewrite('=== "A b"\n    1', { areTabsLinked: true })).toContain('<Tabs groupId="a-b">')
    const appended =
      '*[API]: An interface\n\n[docs]: https://d.example/\n[other]: https://o.example/\n'
    expect(rewrite('The API of [docs].\n', { appended })).toBe(
      'The <abbr title="An interface">API</abbr> of [docs].\n\n[docs]: https://d.example/\n',
    )
  })

  it('D: what is lost is named with its line', () => {
    expect(rewritePage('# A\n\n:octicons-tag-24: a\n\n::: pkg.A\n', options).findings).toEqual([
      { what: 'icon', line: 3, lost: 'the icon `octicons-tag-24`' },
      { what: 'API block', line: 5, lost: 'the documentation of `pkg.A`' },
    ])
  })
})

const included: readonly (readonly [string, string])[] = [
  ['{* ../src/a.py *}\n', '```py\na\nb\nc\nd\n```\n'],
  ['{* ../src/a.py hl[2,4] title["a.py"] *}', '```py {2,4} title="a.py"\na\nb\nc\nd\n```'],
  ['  {* ../src/a.py ln[1,3:4] hl[4] *}', '  ```py {3}\n  a\n  c\n  d\n  ```'],
  ['```py hl_lines="2"\n{!> ../src/a.py!}\n```', '```py {2}\na\nb\nc\nd\n```'],
  ['- {!../src/a.py!lines=1-2 4!}\n', '- a\nb\nd\n'],
  ['> {! note.md !}', '> A\n\n> b\n> c'],
  ['{* ../src/none.py *}', '{* ../src/none.py *}'],
  ['{! none.md !}\n', '{! none.md !}\n'],
  ['{! loop.md !}', '{! loop.md !}'],
]

describe('files that extensions include', () => {
  it.each(included)('%j becomes %j', (source, expected) => {
    expect(rewrite(source, { has: () => true })).toBe(expected)
  })

  it.each(included)('%j stays without the extensions, and nothing of it is lost', (source) => {
    const mark = /\{[!*].*[!*]\}/.exec(source)?.[0]
    expect(rewrite(source)).toContain(mark)
  })
})

it.each(['{a.b}', 'Write {"a": 1.0}.', '{1.5} m', '{**a, "b": c}', '{ x }', '{! a.md !}'])(
  'leaves %j, which isn’t a list of attributes',
  (source) => {
    expect(rewrite(source)).toBe(source)
  },
)

it.each([
  ['---\nhide: toc\n---\nA', '---\nhide_table_of_contents: true\n---\nA', []],
  [
    '---\ntitle: A\nhide:\n  - navigation\n  - footer\n  - path\ntags: [a]\n---\n',
    '---\ntitle: A\npagination_prev: null\npagination_next: null\ntags: [a]\n---\n',
    ['`hide: navigation, path`'],
  ],
  ['---\r\nhide: [toc]\r\n---\r\n', '---\r\nhide_table_of_contents: true\r\n---\r\n', []],
  ['hide: toc\n', '---\nhide_table_of_contents: true\n---\n', []],
  ['A\n\n---\nhide: toc\n\n---\n', 'A\n\n---\nhide: toc\n\n---\n', []],
  ['---\n---\nhide: toc\n\n---\n', '---\n---\nhide: toc\n\n---\n', []],
])('hides what %j hides', (source, expected, lost) => {
  const page = rewritePage(source, options)
  expect(page.text).toBe(expected)
  expect(page.findings.flatMap((finding) => finding.lost ?? [])).toEqual(lost)
})
