import { describe, expect, it } from 'vitest'
import type { RewriteContext } from '../../../../../cli/migrate/vitepress/rewrite/rewrite-context.ts'
import { rewritePage } from '../../../../../cli/migrate/vitepress/rewrite/rewrite-page.ts'

const files: Readonly<Record<string, string>> = {
  'snippets/sum.ts':
    '// #region add\nexport const add = 1\n// #endregion add\nexport const rest = 2\n',
  'snippets/tool.py': '# region run\nrun()\n# endregion\n',
  'snippets/log.ansi': '\u001B[32mdone\u001B[0m\n',
  'guide/parts/note.md':
    '---\ntitle: Part\n---\nOne\nTwo\n\n## Later\n\nThree\n\n## Last\n\nFour\n',
  'guide/parts/outer.md': 'Outer <!--@include: ./inner.md-->\n',
  'guide/parts/inner.md': 'inner\n',
  'guide/parts/region.md': 'a\n<!-- #region b -->\nB\n<!-- #endregion b -->\nc\n',
}

const context: RewriteContext = {
  path: 'guide/page.md',
  frontMatter: { title: 'A page', nested: { count: 3 } },
  readText: (path) => files[path],
  hasFile: (path) => ['public/logo.png', 'logo.png', 'guide/a.png', 'art/b%20c.gif'].includes(path),
  findPage: (href) =>
    /^(?:\.\/|\/guide\/)?(?:index|other)\.html/.test(href) ? '/guide/other' : undefined,
  findDocId: (href) => (href === '/guide/other' ? 'guide/other' : undefined),
  findHeading: (path, fragment) =>
    `${path}#${fragment}` === './other.html#Big_One' || `#${fragment}` === '#Own%20One'
      ? 'own-one'
      : undefined,
  delimiters: ['{', '}'],
  slugOf: undefined,
  added: {},
}

const rewrite = (source: string, own: Partial<RewriteContext> = {}): string =>
  rewritePage(source, { ...context, ...own }).text

/** What every page may contain and VitePress and docs-ssg read alike. */
const same: readonly string[] = [
  '# Title {#own}\n\n## Next <Badge type="tip" text="2.1" />\n',
  '::: tip\nText\n:::\n',
  '::: details Title {open}\nText\n:::\n',
  ':::: info Outer\n::: tip\nText\n:::\n::::\n',
  '::: code-group\n```js [a.js]\nlet a\n```\n:::\n',
  '> [!NOTE]\n> Text\n',
  '[[toc]]\n\n:tada:\n',
  '```ts:line-numbers=2 {1,3-4}\nlet a // [!code focus]\n```\n',
  '`{{ code }}` and `<Chart />` and `a.html`\n',
  '```md\n::: raw\n<<< @/snippets/sum.ts\n{{ x }}\n<Chart />\n```\n',
  '<!-- <Chart /> {{ x }} -->\n',
  '<div class="a"><img src="/a.png" alt="A" width="1" height="1"></div>\n',
  '[other](/guide/missing.html) and https://example.com/other.html\n',
  '---\ntitle: A\noutline_of: b # kept\n---\n\nText\r\n',
  '| a | b |\n| - | - |\n| 1 | `{{ 2 }}` |\n',
]

describe('rewritePage', () => {
  it.each(same)('leaves %j as it is', (source) => {
    expect(rewrite(source)).toBe(source)
  })

  it.each([
    ['::: raw\n<b>x</b>\n:::\n', '\n<b>x</b>\n\n'],
    ['::: v-pre\n{{ x }}\n:::\n', '\n\\{{ x }}\n\n'],
    ['<span v-pre>{{ x }}</span>\n', '<span>\\{{ x }}</span>\n'],
    ['::: tip Title {no-title}\nText\n:::\n', '::: tip Title\nText\n:::\n'],
    ['::: details Title {open .a}\nText\n:::\n', '::: details Title {open}\nText\n:::\n'],
    ['::: demo Try it\nText\n:::\n', '::: note Try it\nText\n:::\n'],
    ['::: demo\nText\n:::\n', '::: note Demo\nText\n:::\n'],
    ['::: tip\nText\n::::\n', '::: tip\nText\n:::\n'],
    ['::: warning\n::: tip\nText\n:::\n', ':::: warning\n::: tip\nText\n:::\n::::\n'],
    [
      '::: tabs key:a\n== One\n1\n== Two "2"\n2\n:::\n',
      '<Tabs groupId="a">\n<TabItem label="One">\n\n1\n\n</TabItem>\n<TabItem label="Two &quot;2&quot;">\n\n2\n\n</TabItem>\n\n</Tabs>\n',
    ],
    [
      ':::: tabs\n=== One\n::: tabs key:b\n== A\n1\n== B\n2\n:::\n=== Two\n3\n::::\n',
      '<Tabs>\n<TabItem label="One">\n\n<Tabs groupId="b">\n<TabItem label="A">\n\n1\n\n</TabItem>\n<TabItem label="B">\n\n2\n\n</TabItem>\n\n</Tabs>\n\n</TabItem>\n<TabItem label="Two">\n\n3\n\n</TabItem>\n\n</Tabs>\n',
    ],
    ['Total\n=== 3\n', 'Total\n=== 3\n'],
  ])('reads containers as VitePress does: %j', (source, text) => {
    expect(rewrite(source)).toBe(text)
  })

  it.each([
    ['<<< @/snippets/sum.ts\n', '```ts file="../snippets/sum.ts"\n```\n'],
    ['<<< ../snippets/sum.ts\n', '```ts file="../snippets/sum.ts"\n```\n'],
    ['<<< @/snippets/sum.ts{1,3}\n', '```ts {1,3} file="../snippets/sum.ts"\n```\n'],
    [
      '<<< @/snippets/sum.ts#add{1 js:line-numbers} [Sum]\n',
      '```js:line-numbers {1} [Sum] file="../snippets/sum.ts" region="add"\n```\n',
    ],
    ['- a\n  <<< @/snippets/sum.ts{js}\n', '- a\n  ```js file="../snippets/sum.ts"\n  ```\n'],
    ['<<< @/snippets/tool.py#run\n', '```py\nrun()\n```\n'],
    ['<<< @/snippets/log.ansi\n', '```text\ndone\n```\n'],
    ['```ansi\n\u001B[1mdone\u001B[0m\n```\n', '```text\ndone\n```\n'],
    ['```sh\n\u001B[1mdone\u001B[0m\n```\n', '```sh\ndone\n```\n'],
    ['<<< @/snippets/gone.ts\n', '<!-- VitePress: <<< @/snippets/gone.ts -->\n'],
    ['<!--@include: ./parts/note.md-->\n', 'One\nTwo\n\n## Later\n\nThree\n\n## Last\n\nFour\n'],
    ['<!-- @include: ./parts/note.md{1,1} -->\n', 'One\n'],
    ['<!--@include: ./parts/note.md{,2}-->\n', 'One\nTwo\n'],
    ['<!--@include: ./parts/note.md#later-->\n', '## Later\n\nThree\n'],
    ['<!--@include: ./parts/region.md#b-->\n', 'B\n'],
    ['<!--@include: @/guide/parts/outer.md-->\n', 'Outer inner\n'],
    ['<!--@include: ./gone.md-->\n', '<!-- VitePress: @include: ./gone.md -->\n'],
  ])('shows files: %j', (source, text) => {
    expect(rewrite(source)).toBe(text)
  })

  it.each([
    [
      "{{ 1 + 1 }} {{ 'a' }} {{ $frontmatter.title }} {{ $frontmatter.nested.count }}\n",
      '2 a A page 3\n',
    ],
    ['Now {{ version }}\n', 'Now <!-- VitePress: {{ version }} -->\n'],
    ["<script setup>\nconst version = '2.1'\n</script>\n\nNow {{ version }}\n", '\nNow 2.1\n'],
    ['<style>\n.a {}\n</style>\n\nText\n', '\nText\n'],
    ['<div class="a" />\n', '<div class="a"></div>\n'],
    [
      '<p><span/> and <button title="x"\n/></p>\n',
      '<p><span></span> and <button title="x"></button></p>\n',
    ],
    ['<img src="/a.png" />\n', '<img src="/a.png" />\n'],
    ['<Badge text="new" />\n', '<Badge text="new" />\n'],
    ['<Chart :data="a" />\n', '<!-- VitePress: <Chart :data="a" /> -->\n'],
    [
      '<Box title="a > b">\n\nText\n\n</Box>\n',
      '<!-- VitePress: <Box title="a > b"> -->\n\nText\n\n<!-- </Box> -->\n',
    ],
    [
      '- <Link to="a">the **a**</Link> and **b**\n',
      '- <wbr><!-- VitePress: <Link to="a"> -->the **a**<!-- </Link> --> and **b**\n',
    ],
    ['{{ version }} is **new**\n', '<wbr><!-- VitePress: {{ version }} --> is **new**\n'],
    ['Now\n> <Chart /> **b**\n', 'Now\n> <wbr><!-- VitePress: <Chart /> --> **b**\n'],
    ['<A /> <B />\n', '<!-- VitePress: <A /> --> <!-- VitePress: <B /> -->\n'],
    ['<ClientOnly>\n\nText\n\n</ClientOnly>\n', '\n\nText\n\n\n'],
    [
      '<input\n  v-model="a"\n  :key="b"\n  type="text"\n  @input="c"\n>\n',
      '<input\n  type="text"\n>\n',
    ],
    ['<button @click="a">Go</button>\n', '<button>Go</button>\n'],
    [`<img :src="withBase('/a.png')" :width="3">\n`, '<img src="/a.png" width="3">\n'],
    ['<li v-for="a in b">{{ a }}</li>\n', '<!-- VitePress: <li v-for="a in b">{{ a }}</li> -->\n'],
    [
      '<template #x>Text</template>\n',
      '<wbr><!-- VitePress: <template #x> -->Text<!-- </template> -->\n',
    ],
    ['```js-vue\nlet a = "{{ 1 + 1 }}"\n```\n', '```js\nlet a = "2"\n```\n'],
    ['``` [Tree]\na\n```\n', '```text [Tree]\na\n```\n'],
    ['```ts:no-line-numbers {1}\na\n```\n', '```ts {1}\na\n```\n'],
    ['```sh[npm]\na\n```\n', '```sh [npm]\na\n```\n'],
    ['```ts{1,3}[a.ts]\na\n```\n', '```ts{1,3} [a.ts]\na\n```\n'],
    ['```ts:line-numbers[[a].ts]{1}\na\n```\n', '```ts:line-numbers [[a].ts] {1}\na\n```\n'],
    ['```ts [a.ts]{1}\na\n```\n', '```ts [a.ts] {1}\na\n```\n'],
    [
      '![a](/guide/a.png "A") <img alt="b" src="/art/b%20c.gif"> ![c](/logo.png) ![d](/gone.png)\n',
      '![a](./a.png "A") <img alt="b" src="../art/b%20c.gif"> ![c](/logo.png) ![d](/gone.png)\n',
    ],
    [
      '[`a` b](chrome://inspect/) [c](mailto:d@e.example)\n',
      '`a` b (`chrome://inspect/`) [c](mailto:d@e.example)\n',
    ],
    ['```vue twoslash\na\n```\n', '```vue\na\n```\n'],
    ['```html{1} twoslash [a.html]\na\n```\n', '```html{1} [a.html]\na\n```\n'],
    ['```tsx twoslash {1}\na\n```\n', '```tsx twoslash {1}\na\n```\n'],
    ['```ts:line-numbers twoslash\na\n```\n', '```ts:line-numbers twoslash\na\n```\n'],
    [
      '```ts twoslash include main\nlet a = 1\n```\n\n```ts twoslash\n// @include: main\n// ---cut---\na\n```\n',
      '```ts twoslash\nlet a = 1\n```\n\n```ts twoslash\nlet a = 1\n// ---cut---\na\n```\n',
    ],
    ['```ts twoslash\n// @include: gone\na\n```\n', '```ts twoslash\n\na\n```\n'],
    ['[a](/b){target="_self"}\n', '<a href="/b" target="_self">a</a>\n'],
    ['![a](/b.png){width=100}\n', '<img src="/b.png" alt="a" width="100" />\n'],
    ['[a](./other.html#Big_One "b")\n', '[a](./other#own-one "b")\n'],
    [
      '[a](#Own%20One) [b](#own) [c]\n\n[c]: #Own%20One\n',
      '[a](#own-one) [b](#own) [c]\n\n[c]: #own-one\n',
    ],
    ['[a](https://example.com/#Own%20One)\n', '[a](https://example.com/#Own%20One)\n'],
    ['## Title {#own .big}\n', '## Title {#own}\n'],
    [
      '[a](./other.html#b) [c](index.html) <a href="/guide/other.html">d</a>\n',
      '[a](./other#b) [c](./) <a href="/guide/other">d</a>\n',
    ],
  ])('replaces what only Vue reads: %j', (source, text) => {
    expect(rewrite(source)).toBe(text)
  })

  it.each([
    ['outline: deep', 'toc_min_heading_level: 2\ntoc_max_heading_level: 6'],
    ['outline: [2, 4]', 'toc_min_heading_level: 2\ntoc_max_heading_level: 4'],
    ['outline: false', 'hide_table_of_contents: true'],
    ['editLink: false', 'custom_edit_url: null'],
    ['sidebar: false', 'displayed_sidebar: null'],
    ['layout: page', 'displayed_sidebar: null\nhide_table_of_contents: true'],
    ['layout: home', 'layout: home'],
    ['search: false', 'search:\n  exclude: true'],
    ['search: { boost: 2 }', 'search: { boost: 2 }'],
    ['prev: false', 'pagination_prev: null'],
    ['next: { text: Other, link: /guide/other }', 'pagination_next: guide/other'],
    ['pageClass: wide', 'wrapperClassName: wide'],
    [
      'title: A # why\n# next\naside: false',
      'title: A # why\n# next\nhide_table_of_contents: true',
    ],
    ['date: 2026-01-02\nauthor:\n  name: Ada', 'last_update:\n  date: 2026-01-02\n  author: Ada'],
    ['title: A\ndraft: true', 'title: A'],
    ['slug: /b # why\ntitle: A', '# slug: /b # why\ntitle: A'],
    ['id: b', '# id: b'],
    ['aliases:\n  - /a\n# next\ntitle: A', '# aliases:\n#   - /a\n# next\ntitle: A'],
    ['title: A\nredirect_from: /b', 'title: A\n# redirect_from: /b'],
    ['title: A\ndraft: false\nunlisted: true', 'title: A'],
    [
      'head:\n  - [meta, { property: title, content: a }]\n  - [meta, { property: "og:title", content: b }]',
      'head:\n  - - meta\n    - property: og:title\n      content: b',
    ],
    [
      'head:\n  - [script, { src: /a.js }]\n  - [meta, { name: a, content: b }]',
      'head:\n  - - meta\n    - name: a\n      content: b',
    ],
  ])('rewrites the front matter `%s`', (yaml, expected) => {
    expect(rewrite(`---\n${yaml}\n---\n\nText\n`)).toBe(`---\n${expected}\n---\n\nText\n`)
  })

  it('keeps buttons and features of a landing page whose looks are of the theme', () => {
    const yaml =
      'layout: home\nhero:\n  actions:\n    - theme: cta own\n      text: Go\n      link: /a\n    - theme: cta\n      text: " "\n      link: /b\n    - text: Play\n      video: true\n    - text: Try\n      link: /c\n      video: true\nfeatures:\n  - icon: <i class="a"></i>\n    title: Fast\n'
    const { text, findings } = rewritePage(`---\n${yaml}---\n`, context)
    expect(text).toBe(
      '---\nlayout: home\nhero:\n  actions:\n    - theme: alt\n      text: Go\n      link: /a\n    - text: Try\n      link: /c\nfeatures:\n  - title: Fast\n---\n',
    )
    expect(findings.map(({ lost }) => lost)).toEqual([
      'the look `cta own` of a button, the button to `/b`, the button `Play`, `video` of the button `Try`',
      'the icons of 1 features',
    ])
  })

  it.each([
    ['image: /a.svg', undefined],
    ['image:\n    src: /a.svg\n    alt: A', undefined],
    ['image:\n    light: /a.svg\n    dark: /b.svg\n    width: 320', undefined],
    ['image:\n    loading: eager\n    src: /a.svg\n    alt:', 'image:\n    src: /a.svg'],
    [
      'image:\n    light: /a.svg\n    dark: /b.svg\n    alt: A\n    width: 50%',
      'image:\n    light: /a.svg\n    dark: /b.svg\n    alt: A',
    ],
    [
      'image:\n    light:\n      src: /a.svg\n      alt: A\n    dark:\n      src: /b.svg\n      alt: A',
      'image:\n    alt: A\n    light: /a.svg\n    dark: /b.svg',
    ],
    [
      'image:\n    light: /a.svg\n    dark:\n      src: /b.svg\n      width: 40px',
      'image:\n    width: 40\n    light: /a.svg\n    dark: /b.svg',
    ],
    ['image:\n    src: /a.svg\n    width: "40"', 'image:\n    src: /a.svg\n    width: 40'],
  ])('keeps what is shown of the hero %j', (yaml, expected) => {
    const text = `---\nlayout: home\nhero:\n  ${yaml}\n  actions: []\n---\n`
    expect(rewrite(text)).toBe(expected === undefined ? text : text.replace(yaml, expected))
  })

  it.each([
    ['icon: 👌', undefined],
    ['icon: { src: /a.svg }', undefined],
    ['icon: { src: /a.svg, wrap: true, width: 40px }', 'icon:\n      src: /a.svg\n      width: 40'],
    [
      'icon: { light: { src: /a.svg }, dark: /b.svg }',
      'icon:\n      light: /a.svg\n      dark: /b.svg',
    ],
  ])('keeps what is shown of the feature %j', (yaml, expected) => {
    const text = `---\nlayout: home\nfeatures:\n  - ${yaml}\n    title: A\n---\n`
    const moved = `---\nlayout: home\nfeatures:\n  - title: A\n    ${String(expected)}\n---\n`
    const changed = rewrite(text)
    if (expected === undefined) expect(changed).toBe(text)
    else
      expect(changed).toBe(
        moved.replace('  - title: A\n    ', '  - ').replace('\n---\n', '\n    title: A\n---\n'),
      )
  })

  it.each([
    ['---\ntitle: A\n', '---\ntitle: A\n---\n'],
    ['---\ntitle: A', '---\ntitle: A\n---\n'],
    ['---\r\ntitle: A\r\n', '---\r\ntitle: A\r\n---\r\n'],
    ['---\n\ntitle: A\n# Note\n', '---\n\ntitle: A\n# Note\n---\n'],
    ['---\ntitle: A\n---', '---\ntitle: A\n---'],
    ['---\ntitle: A\n----\nText\n', '---\ntitle: A\n----\nText\n'],
    ['Text\n\n---\nMore\n', 'Text\n\n---\nMore\n'],
  ])('ends the front matter of %j', (source, text) => {
    expect(rewrite(source)).toBe(text)
  })

  it('adds what the page needs to keep its URL', () => {
    const added = { slug: '/a', displayed_sidebar: undefined }
    expect(rewrite('# A\n', { added })).toBe('---\nslug: /a\n---\n\n# A\n')
    expect(rewrite('---\ntitle: A\n---\n', { added })).toBe('---\nslug: /a\ntitle: A\n---\n')
  })

  it('writes ids that the `slugify` of the site makes, and reads its marks around attributes', () => {
    const slugOf = (text: string): string => text.replaceAll(' ', '_')
    const own: Partial<RewriteContext> = { slugOf, delimiters: ['%{', '}%'] }
    expect(rewrite('# A b\n\n## A b\n\n## With `code x`\n\n## C %{#d}%\n\n## same\n', own)).toBe(
      '# A b {#A_b}\n\n## A b {#A_b-1}\n\n## With `code x` {#With_code_x}\n\n## C {#d}\n\n## same\n',
    )
    expect(rewrite('# New %{#from-a-≤4}%\n\n## from a ≤4\n', { delimiters: ['%{', '}%'] })).toBe(
      '# New {#from-a-≤4}\n\n## from a ≤4\n',
    )
  })

  it.each([
    ['## Use `a` {.big}\n', '## Use `a`\n'],
    ['## Use `a` <!-- b --> {#c .big}\n', '## Use `a` <!-- b --> {#c}\n'],
    ['`a` {.big}\n', '`a`\n'],
    ['[x](/y) `a` {.big}\n', '[x](/y) `a`\n'],
    ['::: demo Use `a`\nText\n:::\n', '::: note Use `a`\nText\n:::\n'],
    ['::: tip Use `a` {.big}\nText\n:::\n', '::: tip Use `a`\nText\n:::\n'],
    ['::: tip Use `a`\n::: info\nText\n:::\n', ':::: tip Use `a`\n::: info\nText\n:::\n::::\n'],
    [
      '::: tabs\n== `a` and b\n1\n:::\n',
      '<Tabs>\n<TabItem label="a and b">\n\n1\n\n</TabItem>\n\n</Tabs>\n',
    ],
    ['<img @click="x" :alt="`a`" src="/a.png">\n', '<img alt="a" src="/a.png">\n'],
    ['{{ `a` }} and {{ x(`b`) }}\n', 'a and <!-- VitePress: {{ x(`b`) }} -->\n'],
    ['# Type\\<T> {#type}\n', '# Type\\<T> {#type}\n'],
    [
      String.raw`A \<Chart /> and \\<Chart />`,
      String.raw`A \<Chart /> and \\<!-- VitePress: <Chart /> -->`,
    ],
  ])('keeps code and text beside what it replaces: %j', (source, text) => {
    expect(rewrite(source)).toBe(text)
  })

  it('names each loss with its line and what its uses have in common', () => {
    const source =
      "<script setup>\nimport { data } from './posts.data'\nimport Chart from './Chart.vue'\n</script>\n\n<Chart />\n\n{{ $params.id }} and {{ data }}\n"
    expect(rewritePage(source, context).findings).toEqual([
      { line: 1, what: 'data loader', lost: 'the data of `./posts.data`', subject: 'data' },
      { line: 6, what: 'component', lost: '`<Chart>`', subject: '<Chart>' },
      { line: 8, what: 'value', lost: 'the value of `{{ $params.id }}`', subject: '$params' },
      { line: 8, what: 'value', lost: 'the value of `{{ data }}`', subject: '{{ }}' },
    ])
  })

  it('writes out a team whose members are literals', () => {
    const members =
      "const members: Member[] = [\n  { avatar: 'https://a.example/a.png', name: 'Ada', title: 'Lead', org: 'Pier', orgLink: 'https://pier.example/', links: [\n    { icon: 'github', link: 'https://a.example/ada' }\n    ]\n  },\n  { name: 'Bo' },\n]"
    const page = (script: string): string =>
      `<script setup>\n${script}\n</script>\n\nText\n<VPTeamMembers size="small" :members />\nText\n`
    expect(rewrite(page(members))).toBe(
      '\nText\n\n- **Ada**, Lead, [Pier](https://pier.example/), [github](https://a.example/ada)\n- **Bo**\n\nText\n',
    )
    for (const other of ['const members = [\n  load(),\n]', "import { members } from './team'"])
      expect(rewrite(page(other))).toContain('<!-- VitePress: <VPTeamMembers')
  })

  it('keeps the ends of lines', () => {
    expect(rewrite('::: warning\r\n::: tip\r\nText\r\n:::\r\n')).toBe(
      ':::: warning\r\n::: tip\r\nText\r\n:::\r\n::::\r\n',
    )
  })
})
