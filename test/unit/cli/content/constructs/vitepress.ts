import { type Construct, fence, finds, keeps, key, shows } from './construct.ts'

const mark = (comment: string): string => fence('js', `let a // [!code ${comment}]\nlet b`)

const containers: readonly Construct[] = [
  shows('::: info\nText.\n:::', 'admonition-info"'),
  shows('::: tip\nText.\n:::', 'admonition-tip"'),
  shows('::: warning\nText.\n:::', 'admonition-warning"'),
  shows('::: danger STOP\nText.\n:::', '<p class="admonition-title">STOP</p>'),
  shows('::: details Click me\nText.\n:::', '<summary>Click me</summary>'),
  shows('::: details Click me {open}\nText.\n:::', '<details class="details" open'),
  shows('::: code-group\n```js [a.js]\nlet a\n```\n```ts [b.ts]\nlet b\n```\n:::', [
    '>a.js</button>',
    '>b.ts</button>',
  ]),
  shows(
    '::: code-group\n```js [pages/[id].js]\nlet a\n```\n```ts [pages/[[...all]].ts]\nlet b\n```\n:::',
    ['>pages/[id].js</button>', '>pages/[[...all]].ts</button>'],
  ),
  shows('> [!NOTE]\n> Text', 'admonition-note"'),
  shows('> [!TIP] Own title\n> Text', '<p class="admonition-title">Own title</p>'),
  finds('::: raw\nText.\n:::', 'unknown-admonition'),
  finds('::: v-pre\nText.\n:::', 'unknown-admonition'),
  finds('::: info {icon="x"}\nText.\n:::', 'unknown-prop'),
]

const includes: readonly Construct[] = [
  shows('[[toc]]\n\n## A', '<ul class="toc-inline">'),
  shows('[[TOC]]\n\n## A', '<ul class="toc-inline">'),
  finds('<<< @/snippets/a.js', 'foreign-syntax'),
  finds('<<< @/snippets/a.js{2}', 'foreign-syntax'),
  finds('<<< @/snippets/a.js#region', 'foreign-syntax'),
  finds('Text before\n<<< ./a.ts [Label]', 'foreign-syntax'),
  finds('<!--@include: ./parts/a.md-->', 'foreign-syntax'),
  finds('<!-- @include: ./parts/a.md{3,} -->', 'foreign-syntax'),
  keeps(fence('md', '[[toc]]'), 'Code shows what it contains.', { shown: '[[toc]]' }),
  keeps('Write `[[toc]]`', 'Code shows what it contains.', { shown: 'Write [[toc]]' }),
  finds('<!-- VitePress: <Chart /> -->', 'foreign-syntax'),
  finds('Now <!-- VitePress: {{ version }} -->.', 'foreign-syntax'),
  shows('<!-- #region a -->\nText\n<!-- #endregion a -->', 'Text'),
]

const vue: readonly Construct[] = [
  finds('{{ 1 + 1 }}', 'foreign-syntax'),
  finds('Now {{ version }}.', 'foreign-syntax'),
  finds('{{ $frontmatter.title }}', 'foreign-syntax'),
  finds('## Title {{ x }}', 'foreign-syntax'),
  finds('- item {{ x }}', 'foreign-syntax'),
  finds('| a |\n| - |\n| {{ x }} |', 'foreign-syntax'),
  keeps('Text `{{ code }}`', 'Code shows what it contains.', { shown: 'Text {{ code }}' }),
  finds('<script setup>\nconst a = 1\n</script>\n\nText', 'html-removed'),
  finds('<style module>\n.a {}\n</style>\n\nText', 'html-removed'),
  finds('<ClientOnly>Text</ClientOnly>', 'unknown-tag'),
  finds('<CustomComponent />', 'unknown-tag'),
  finds('<VPTeamMembers :members="m" />', 'unknown-tag'),
  finds('<Content />', 'unknown-tag'),
  finds('<Teleport to="body">Text</Teleport>', 'unknown-tag'),
  finds('<component :is="x" />', 'html-removed'),
  finds('<custom-thing>Text</custom-thing>', 'html-removed'),
  finds('<div v-if="a">Text</div>', 'html-removed'),
  finds('<div v-for="a in b">Text</div>', 'html-removed'),
  finds('<span v-html="a"></span>', 'html-removed'),
  finds('<a :href="b">Text</a>', 'html-removed'),
  finds('<button @click="a">Go</button>', 'foreign-syntax'),
  finds('<template #x>Text</template>', 'foreign-syntax'),
  finds('<div v-pre>Text</div>', 'html-removed'),
  shows('# Title <Badge text="new" />', '<span class="badge badge-info">new</span>'),
  shows('<Badge type="tip" text="v2" />', '<span class="badge badge-tip">v2</span>'),
]

const code: readonly Construct[] = [
  shows(fence('js{1}'), '<span class="line highlighted">'),
  shows(fence('js:line-numbers {1}'), 'data-line="1"'),
  shows(fence('ts:line-numbers=2 {1}'), 'data-line="2"'),
  finds(fence('ts:no-line-numbers'), 'code-meta'),
  shows(mark('focus'), 'class="line focus"'),
  shows(mark('focus:2'), 'class="line focus"'),
  shows(mark('++'), 'class="line add"'),
  shows(mark('--'), 'class="line remove"'),
  shows(mark('warning'), 'class="line warning"'),
  shows(mark('error'), 'class="line error"'),
  shows(mark('highlight'), 'class="line highlighted"'),
  shows(mark('hl:1'), 'class="line highlighted"'),
  shows(mark('word:a'), 'class="marked-word"'),
  finds(mark('info'), 'code-highlight'),
  shows(fence('vue', '<template><a/></template>'), 'token tag'),
  shows(fence('vue-html', '<a/>'), 'token tag'),
]

const text: readonly Construct[] = [
  shows(':tada: done', '🎉 done'),
  shows('## Title {#own}', '<h2 id="own">Title'),
  shows('[Text](./a.md#b)', 'href="./a.md#b"'),
  shows('<img src="/a.png" alt="A" width="10" height="10">', 'width="10"'),
  finds('[Text](/a){target="_self"}', 'foreign-syntax'),
  finds('[Text](https://example.com){.big target="_blank"}', 'foreign-syntax'),
  finds('![A](/a.png){width=100}', 'foreign-syntax'),
  finds('Text {.class}', 'foreign-syntax'),
  finds('# Title {.class}', 'foreign-syntax'),
  finds('- item {.class}', 'foreign-syntax'),
  finds('$x^2$', 'math-off'),
]

const unknown = [
  'outline: deep',
  'navbar: false',
  'sidebar: false',
  'aside: left',
  'lastUpdated: false',
  'editLink: false',
  'footer: false',
  'pageClass: a',
  'prev: false',
  'next: {text: A, link: /a}',
  'titleTemplate: ":title"',
  'isHome: true',
  'markdownStyles: false',
]

/** Every construct of VitePress. */
export const vitepress: readonly Construct[] = [
  ...containers,
  ...includes,
  ...vue,
  ...code,
  ...text,
  ...unknown.map((yaml) => finds(key(yaml), 'unknown-front-matter')),
  shows(key('layout: home\nhero: {name: A}\nfeatures: [{title: B}]'), '<h1 class="hero__title"'),
  finds(key('hero: {name: A}'), 'no-effect'),
  finds(key('features: [{title: A}]'), 'no-effect'),
  finds(key('layout: page'), 'no-effect'),
  shows(key('head: [[meta, {name: keywords, content: b}]]'), '<p>Text</p>'),
  finds(key('head: [[script, {src: /a.js}]]'), 'front-matter'),
]
