import type { contentRules } from '../../../cli/content/reporting/content-rules.ts'
import { componentExamples } from './component-examples.ts'
import {
  configFile,
  type Example,
  headed,
  home,
  mdxPage,
  page,
  site,
  situation,
} from './example.ts'
import { untranslatedText } from './translation-examples.ts'
import { unfinishedExamples } from './unfinished-examples.ts'

/** Examples of the rules of pages. */
export const pageExamples: Readonly<Record<keyof typeof contentRules, Example>> = {
  'broken-symlink': situation(
    'A page is a symbolic link whose target was moved or deleted:\n\n```sh\nln -s ../CHANGES.md docs/changes.md   # ../CHANGES.md does not exist\n```',
    'The link points to a file that exists:\n\n```sh\nln -sf ../CHANGELOG.md docs/changes.md\n```',
    'test/unit/cli/gate/readable-files.test.ts',
  ),
  'code-highlight': situation(
    'A code block contains the comment `// highlight-start` on a separate line, but no `// highlight-end`.',
    'The line after the last highlighted one is the comment `// highlight-end`. For a single line, `// highlight-next-line` is shorter.',
    'test/unit/cli/content/reporting/content-rules.test.ts',
  ),
  'code-include': page('```ts file="./store.ts"\n```', '```ts file="./counter.ts"\n```', {
    'docs/counter.ts': 'export const count = 1\n',
  }),
  'code-language': page('```typscript\nconst count = 1\n```', '```ts\nconst count = 1\n```'),
  'code-meta': page(
    '```ts titel="store.ts"\nexport const count = 1\n```',
    '```ts title="store.ts"\nexport const count = 1\n```',
  ),
  'code-size': situation(
    'A code block contains more than 50,000 characters, or a line with more than 5,000, such as a minified script.',
    'The page shows the lines that matter and links to the whole file.',
    'test/unit/cli/content/reporting/content-rules.test.ts',
  ),
  'component-error': site(
    {
      'parts/Price.jsx':
        'export default function Price({ amount }) {\n  return <b>{amount.toFixed(2)} €</b>\n}\n',
    },
    {
      'parts/Price.jsx':
        'export default function Price({ amount = 0 }) {\n  return <b>{amount.toFixed(2)} €</b>\n}\n',
    },
    {
      ...configFile("components: { Price: 'parts/Price.jsx' },"),
      'docs/index.md': '# Prices\n\n<Price />\n',
    },
  ),
  'component-tag': page('<Cards>\n\nText.', '<Cards>\n\nText.\n\n</Cards>'),
  'dangerous-url': page(
    'Press [the button](javascript:alert(1)).',
    'Read [about the button](https://developer.mozilla.org/docs/Web/HTML/Element/button).',
  ),
  docblock: page('[summary](docblock://counter.ts?token=Counter)', 'A `Counter` counts clicks.'),
  expansion: situation(
    'Partials include each other many times, so that a small page grows without end: 1,000 partials or 5,000,000 characters are the limit.',
    'The page includes each partial where readers need it, and links to the rest.',
    'test/cli/content/unlucky-inputs.test.ts',
  ),
  'expression-as-text': mdxPage('The total is {cart.total}.', 'The total is `cart.total`.'),
  'foreign-syntax': page(
    '!!! note "Before you begin"\n    Install Node.',
    ':::note[Before you begin]\n\nInstall Node.\n\n:::',
  ),
  'file-name-encoding': situation(
    'A page comes from an archive of a system that writes names in Latin-1: `caf\\xE9.md`, where the byte `E9` stands for `é`.',
    "The name is UTF-8:\n\n```sh\nmv $'caf\\xE9.md' café.md\n```",
    'test/unit/cli/gate/foreign-names.test.ts',
  ),
  'front-matter': headed('title: [Install, Update]', 'title: Install and update'),
  'front-matter-language': page(
    '---js\n{ title: "Install" }\n---\n\nRun the installer.',
    '---\ntitle: Install\n---\n\nRun the installer.',
  ),
  'front-matter-syntax': headed('title: "Install', 'title: "Install"'),
  'hidden-file': situation(
    'A page shows a file whose name begins with a dot:\n\n```md\n![Diagram](./.drafts/flow.svg)\n```',
    'The file has an ordinary name:\n\n```md\n![Diagram](./drafts/flow.svg)\n```',
    'test/unit/cli/gate/readable-files.test.ts',
  ),
  'html-removed': page(
    '<form action="/search"><input name="q" /></form>',
    'Search with the field at the top of the page.',
  ),
  ...componentExamples,
  ...unfinishedExamples,
  markdown: situation(
    "A plugin of the site reports a problem:\n\n```js\nexport const noShouting = () => (tree, file) => {\n  if (/[A-Z]{20}/.test(String(file))) file.message('This page shouts.')\n}\n```",
    'The page no longer contains what the plugin reports.',
    'test/unit/cli/content/reporting/content-rules.test.ts',
  ),
  math: situation(
    'The page has a formula and `markdown.math` is on, but KaTeX is not installed or can’t be loaded, or the formula has a mistake:\n\n```md\n$\\frac{1}{2$\n```',
    'KaTeX is installed (`npm install katex`), and the formula is complete:\n\n```md\n$\\frac{1}{2}$\n```',
    'test/unit/cli/content/reporting/content-rules.test.ts',
  ),
  'math-off': page('$$\nx^2 + y^2 = z^2\n$$', '```txt\nx² + y² = z²\n```'),
  'mermaid-off': page('```mermaid\ngraph LR\n  A --> B\n```', '```text\nA --> B\n```'),
  'missing-docs-folder': situation(
    'The folder is renamed while `docs-ssg serve` runs:\n\n```sh\nmv docs documentation\n```',
    "The config names the folder:\n\n```ts title=\"site.config.ts\"\nimport { defineConfig } from 'docs-ssg'\n\nexport default defineConfig({\n  docs: { path: 'documentation' },\n})\n```",
    'test/unit/cli/content/sources/read-sources.test.ts',
  ),
  'nested-too-deeply': situation(
    'Emphasis, links, quotes or lists are nested more than 100 levels deep, which happens in generated Markdown.',
    'The generator of the page writes a flat list, or headings.',
    'test/unit/cli/content/reporting/content-rules.test.ts',
  ),
  'no-effect': headed('authors: Ada', 'last_update: { author: Ada }'),
  'no-javascript': mdxPage('export const total = sum(prices)', 'The total is 42.'),
  'no-literal': page('<Card title={name} href="/" />', '<Card title="Install" href="/" />'),
  'no-pages': site({ 'docs/notes.txt': 'Notes\n' }, { 'docs/index.md': '# Notes\n' }),
  'outside-site': page(
    '```ts file="../../../other/store.ts"\n```',
    '```ts file="./store.ts"\n```',
    { 'docs/store.ts': 'export const count = 1\n' },
  ),
  'page-head': page(
    '<head>\n  <title>Install</title>\n  <base href="/docs/" />\n</head>\n\nText.',
    '<head>\n  <title>Install</title>\n</head>\n\nText.',
  ),
  'page-too-large': situation(
    'A page has more than 5,000,000 characters, such as a log that was pasted into it.',
    'The log is a file in the static folder, and the page links to it.',
    'test/unit/cli/content/sources/read-sources.test.ts',
  ),
  partial: page(
    "import Note from './_notes.md'\n\n<Note />",
    "import Note from './_note.md'\n\n<Note />",
    {
      'docs/_note.md': 'A note.\n',
    },
  ),
  'raw-text': page('<p>Read **this** first.</p>', '<p>Read <b>this</b> first.</p>'),
  'reserved-attribute': page(
    'Press it.\n\n<div data-island="Card">Card</div>',
    'Press it.\n\n<div data-card="1">Card</div>',
  ),
  'shallow-clone': situation(
    'CI fetches only the last commit, and `docs.showLastUpdateTime` is on:\n\n```yaml\n- uses: actions/checkout@v4\n```',
    'CI fetches the whole history:\n\n```yaml\n- uses: actions/checkout@v4\n  with: { fetch-depth: 0 }\n```',
    'test/cli/content/read-last-updates.test.ts',
  ),
  'stray-closing-tag': page('Text.\n\n</Cards>', '<Cards>\n\nText.\n\n</Cards>'),
  'stray-colons': page('Text.\n\n:::', ':::note\n\nText.\n\n:::'),
  style: page(
    '<div style="background: url(https://example.org/a.png)">Text</div>',
    '<div style="background: #eee">Text</div>',
  ),
  tabs: page(
    '<Tabs>\n\nUse npm:\n\n<TabItem value="npm">\n\nnpm install\n\n</TabItem>\n\n</Tabs>',
    'Use npm:\n\n<Tabs>\n\n<TabItem value="npm">\n\nnpm install\n\n</TabItem>\n\n</Tabs>',
  ),
  'type-table': situation(
    'A page contains `<TypeTable of="Options" from="./options.ts" />`, but `options.ts` has no export with that name.',
    'The tag names an export of the file: `<TypeTable of="StoreOptions" from="./options.ts" />`.',
    'test/cli/integrations/type-table.test.ts',
  ),
  'sample-name': page(
    '```ts twoslash title="../store.ts"\nexport const count = 1\n```',
    '```ts twoslash title="app/store.ts"\nexport const count = 1\n```',
  ),
  twoslash: situation(
    'A `ts twoslash` fence contains a mistake that it does not mention:\n\n````md\n```ts twoslash\nconst text: string = 1\n```\n````',
    'The fence names the error, which readers then see:\n\n````md\n```ts twoslash\n// @errors: 2322\nconst text: string = 1\n```\n````',
    'test/cli/content/twoslash.test.ts',
  ),
  'unclosed-html': page('The <b> tag makes text bold.', 'The `<b>` tag makes text bold.'),
  'unparsed-link': page(
    'See [the guide](#the guide).\n\n## The guide',
    'See [the guide](#the-guide).\n\n## The guide',
  ),
  'duplicate-definition': page(
    'Read the [guide] and the [API][guide].\n\n[guide]: https://example.org/guide\n[guide]: https://example.org/api',
    'Read the [guide] and the [API][api].\n\n[guide]: https://example.org/guide\n[api]: https://example.org/api',
  ),
  'undefined-reference': page(
    'See [the guide][guide].',
    'See [the guide][guide].\n\n[guide]: https://example.org/guide',
  ),
  'unknown-audience': page(
    ':::only{for=robots}\n\nText.\n\n:::',
    ':::only{for=machines}\n\nText.\n\n:::',
  ),
  'unknown-admonition': page(':::notice\n\nText.\n\n:::', ':::note\n\nText.\n\n:::'),
  'unknown-alias': page(
    '---\naliases: { old-name: nwe-name }\n---\n\n# Page\n\n## New name',
    '---\naliases: { old-name: new-name }\n---\n\n# Page\n\n## New name',
  ),
  'unknown-search-heading': page(
    '---\nsearch: { phrases: { log-ot: [sign out, end the session] } }\n---\n\n# Users\n\n## Log out',
    '---\nsearch: { phrases: { log-out: [sign out, end the session] } }\n---\n\n# Users\n\n## Log out',
  ),
  'unknown-component': mdxPage('<Crads />', '<Cards />'),
  'unknown-directive': page('::crads', '::cards'),
  'unknown-front-matter': headed('desciption: How to install', 'description: How to install'),
  'unknown-import': page(
    "import Chart from 'chart-library'\n\nChart",
    'import { Card } from \'docs-ssg/components\'\n\n<Card title="Home" href="/" />',
  ),
  'prop-value': page('<Heading as="script">Next</Heading>', '<Heading as="h3">Next</Heading>'),
  'unknown-prop': page('<Badge variant="tip" text="new" />', '<Badge type="tip" text="new" />'),
  'unknown-tag': page('<Crads />', '<Cards />'),
  'table-row': page(
    '| Option | Type |\n| --- | --- |\n| `size` | `number | string` |',
    '| Option | Type |\n| --- | --- |\n| `size` | `number \\| string` |',
  ),
  'unparsed-block': page(
    '-Install Node\n-Install the package',
    '- Install Node\n- Install the package',
  ),
  'unparsed-emphasis': page('** Important**', '**Important**'),
  'unreadable-file': situation(
    'The user who runs the build may not read a file of the site, for example in a container:\n\n```sh\nchmod 000 docs/install.md\n```',
    'The file is readable:\n\n```sh\nchmod 644 docs/install.md\n```',
    'test/unit/cli/gate/readable-files.test.ts',
  ),
  'unreadable-page': situation(
    'A page needs more time or memory than one page may, for example because a line begins with hundreds of `>`.',
    'The page has the quotes that its text needs.',
    'test/unit/cli/content/reporting/content-rules.test.ts',
  ),
  'unreadable-text': situation(
    'An old page is saved in Latin-1, so `é` is not a valid sequence of bytes.',
    'The page is saved as UTF-8:\n\n```sh\niconv -f latin1 -t utf8 old.md > docs/page.md\n```',
    'test/unit/cli/pipeline/compile-page.test.ts',
  ),
  'unsafe-prop': page(
    '<Card title="a" href="/" dangerouslySetInnerHTML={{ __html: "<b>Bold</b>" }} />',
    '<Card title="a" href="/">\n\n**Bold**\n\n</Card>',
  ),
  'untranslated-text': untranslatedText,
  'unknown-variable': page(
    '---\nvariables: { version: "2.3" }\n---\n\nVersion {{ vresion }} is out.',
    '---\nvariables: { version: "2.3" }\n---\n\nVersion {{ version }} is out.',
  ),
  glossary: site(
    { 'glossary.yml': 'Store:\n  meaning: Holds the state.\n' },
    { 'glossary.yml': 'Store: Holds the state.\n' },
    { ...home, ...configFile("markdown: { glossary: 'glossary.yml' },") },
  ),
  'unused-footnote': page('Text.\n\n[^1]: A note.', 'Text.[^1]\n\n[^1]: A note.'),
}
