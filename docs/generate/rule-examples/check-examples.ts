import { configFile, type Example, gray, home, options, page, site, situation } from './example.ts'

const logo = { 'docs/logo.svg': gray() }
const domain = configFile("url: 'https://docs.example.org',")

/** Examples of the rules of links, ids, redirects, images, writing, reach and suppressions. */
const links: Readonly<Record<string, Example>> = {
  'suppression-without-reason': page(
    '<!-- docs-ssg-ignore vague-link -->\n\nRead more [here](https://example.org/a).',
    '<!-- docs-ssg-ignore vague-link: the text is quoted from the interface -->\n\nRead more [here](https://example.org/a).',
  ),
  'active-file': page('[Example](./example.html)', '[Example](./example.txt)', {
    'docs/example.html': '<p>Hello</p>\n',
    'docs/example.txt': 'Hello\n',
  }),
  'broken-anchor': page(
    'See [how to install](./install.md#instal).',
    'See [how to install](./install.md#install).',
    {
      'docs/install.md': '# Setup\n\n## Install\n',
    },
  ),
  'broken-asset': page(
    '![Logo of the project](./loog.svg)',
    '![Logo of the project](./logo.svg)',
    logo,
  ),
  'broken-link': page('See [how to install](./instal.md).', 'See [how to install](./install.md).', {
    'docs/install.md': '# Install\n',
  }),
  'not-in-build': site(
    { 'docs/index.md': '# Home\n\nTry [the playground](https://docs.example.org/playground).\n' },
    { 'docs/index.md': '# Home\n\nTry [the playground](https://play.example.org/).\n' },
    domain,
  ),
  'duplicate-id': page(
    '## Install {#setup}\n\n## Update {#setup}',
    '## Install {#setup}\n\n## Update {#update}',
  ),
  'reserved-id': page('<p id="docs-ssg-main">Text</p>', '<p id="main-part">Text</p>'),
  'dead-redirect': options(
    ["redirects: [{ from: '/setup', to: '/instal' }],"],
    ["redirects: [{ from: '/setup', to: '/install' }],"],
    { ...home, 'docs/install.md': '# Install\n' },
  ),
  'redirect-chain': options(
    [
      'redirects: [',
      "  { from: '/old', to: '/setup' },",
      "  { from: '/setup', to: '/install' },",
      '],',
    ],
    [
      'redirects: [',
      "  { from: '/old', to: '/install' },",
      "  { from: '/setup', to: '/install' },",
      '],',
    ],
    { ...home, 'docs/install.md': '# Install\n' },
  ),
  'redirect-loop': options(
    [
      'redirects: [',
      "  { from: '/old', to: '/setup' },",
      "  { from: '/setup', to: '/old' },",
      '],',
    ],
    [
      'redirects: [',
      "  { from: '/old', to: '/install' },",
      "  { from: '/setup', to: '/install' },",
      '],',
    ],
    { ...home, 'docs/install.md': '# Install\n' },
  ),
  'missing-alt': page('![](./logo.svg)', '![Logo of the project](./logo.svg)', logo),
  'unsized-image': page(
    '<img src="https://example.org/logo.png" alt="Logo of the project" />',
    '<img src="https://example.org/logo.png" alt="Logo of the project" width="80" height="80" />',
  ),
  'heading-jump': page('# Install\n\n### On Windows', '# Install\n\n## On Windows'),
  'insecure-link': page(
    'Read [the paper](http://example.org/paper).',
    'Read [the paper](https://example.org/paper).',
  ),
  'localhost-link': page(
    'Open [the app](http://localhost:3000/).',
    'Open `http://localhost:3000/`.',
  ),
  'own-domain-link': site(
    { 'docs/index.md': '# Home\n\nSee [how to install](https://docs.example.org/install).\n' },
    { 'docs/index.md': '# Home\n\nSee [how to install](./install.md).\n' },
    { ...domain, 'docs/install.md': '# Install\n' },
  ),
  'vague-link': page(
    'To install it, click [here](./install.md).',
    'Read [how to install it](./install.md).',
    {
      'docs/install.md': '# Install\n',
    },
  ),
  'orphan-page': options(
    ["sidebars: { main: ['index'] },"],
    ["sidebars: { main: ['index', 'install'] },"],
    { ...home, 'docs/install.md': '# Install\n' },
  ),
  'unused-asset': site(
    { 'docs/index.md': '# Home\n' },
    { 'docs/index.md': '# Home\n\n![Logo of the project](/logo.svg)\n' },
    { 'static/logo.svg': gray() },
  ),
}

const lock = (...pages: readonly string[]): string =>
  `{\n  "version": 1,\n  "pages": {\n${pages.map((one) => `    ${one}`).join(',\n')}\n  }\n}\n`
const install = '# Install\n\n## On Windows\n'

/** Examples of the rules that compare the site with what is published or installed. */
const contracts: Readonly<Record<string, Example>> = {
  'lost-anchor': site(
    { 'docs/index.md': '# Home\n\n## Setup\n' },
    { 'docs/index.md': '---\naliases: { install: setup }\n---\n\n# Home\n\n## Setup\n' },
    { 'docs.lock.json': lock('"/": { "install": "Install" }') },
  ),
  'lost-page': site(
    configFile("title: 'My project',"),
    configFile("title: 'My project',", "redirects: [{ from: '/setup', to: '/install' }],"),
    { 'docs/install.md': install, 'docs.lock.json': lock('"/setup/": {}') },
  ),
  'unreadable-lock': site(
    { 'docs.lock.json': `<<<<<<< HEAD\n${lock('"/": {}')}` },
    { 'docs.lock.json': lock('"/": {}') },
    home,
  ),
  'inbound-link': site(
    { 'src/errors.ts': "throw new Error('See https://docs.example.org/instal')\n" },
    { 'src/errors.ts': "throw new Error('See https://docs.example.org/install')\n" },
    {
      ...configFile("url: 'https://docs.example.org',", "checks: { inbound: ['src'] },"),
      ...home,
      'docs/install.md': '# Install\n',
    },
  ),
  'search-relevance': site(
    { 'queries.json': '{ "all": { "setup": "/install" } }\n' },
    { 'queries.json': '{ "all": { "install": "/install" } }\n' },
    {
      ...home,
      'docs/install.md': '# Install\n',
      ...configFile(
        "search: { provider: 'embedded', tests: { file: 'queries.json', minMrr: 1 } },",
      ),
    },
  ),
  'search-target': site(
    { 'queries.json': '{ "all": { "home": "/start" } }\n' },
    { 'queries.json': '{ "all": { "home": "/" } }\n' },
    {
      ...home,
      ...configFile("search: { provider: 'embedded', tests: { file: 'queries.json' } },"),
    },
  ),
  'search-tests': site(
    { 'queries.json': '["home"]\n' },
    { 'queries.json': '{ "all": { "home": "/" } }\n' },
    {
      ...home,
      ...configFile("search: { provider: 'embedded', tests: { file: 'queries.json' } },"),
    },
  ),
  'low-contrast': site(
    { 'custom.css': ':root {\n  --text-quiet: #bbb;\n}\n' },
    {
      'custom.css':
        ":root {\n  --text-quiet: #444;\n}\n[data-theme='dark'] {\n  --text-quiet: #bbb;\n}\n",
    },
    { ...home, ...configFile("customCss: ['custom.css'],", 'checks: { contrast: true },') },
  ),
}

const counter = {
  'node_modules/counter/package.json': '{"name":"counter","version":"1.0.0","types":"index.d.ts"}',
  'node_modules/counter/index.d.ts':
    'export interface CounterOptions {\n  /** @default 0 */\n  start?: number\n  /** @default 1 */\n  step?: number\n  /** @default 9 */\n  max?: number\n}\nexport declare function createCounter(options: CounterOptions): void\nexport declare function increment(): void\n',
}
const rows = (...lines: readonly string[]): string =>
  `# API\n\n## \`createCounter\`\n\nCreates a counter.\n\n## \`CounterOptions\`\n\n| Option | Type | Default |\n| --- | --- | --- |\n${lines.join('\n')}\n\n## \`increment\`\n`
const start = '| `start` | `number` | `0` |'
const step = '| `step` | `number` | `1` |\n| `max` | `number` | `9` |'
const covered = (entry: string, ignore: string): readonly string[] => [
  'checks: {',
  '  apiCoverage: {',
  `    entries: ['${entry}'],`,
  "    pages: ['api.md'],",
  ...(ignore === '' ? [] : [`    ignore: { ${ignore} },`]),
  '  },',
  '},',
]
const described = { ...counter, 'docs/api.md': rows(start, step) }

/** Examples of the rules of reference pages. */
const reference: Readonly<Record<string, Example>> = {
  'api-not-installed': options(covered('conuter', ''), covered('counter', ''), described),
  'api-option-default': site(
    { 'docs/api.md': rows('| `start` | `number` | `1` |', step) },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
  'api-option-missing': site(
    { 'docs/api.md': rows(start, '| `step` | `number` | `1` |') },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
  'api-option-unknown': site(
    { 'docs/api.md': rows(start, step, '| `stop` | `number` | `9` |') },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
  'api-stale-ignore': options(
    covered('counter', "decrement: 'internal'"),
    covered('counter', ''),
    described,
  ),
  'api-undocumented': site(
    { 'docs/api.md': rows(start, step).replace('\n## `increment`\n', '') },
    { 'docs/api.md': rows(start, step) },
    { ...counter, ...configFile(...covered('counter', '')) },
  ),
}

const samples = configFile('checks: { samples: true },')
const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\``
const sample = (failing: string, repaired: string): Example =>
  site(
    { 'docs/index.md': `# Counter\n\n${failing}\n` },
    { 'docs/index.md': `# Counter\n\n${repaired}\n` },
    samples,
  )

/** Examples of the rules of code samples. */
const code: Readonly<Record<string, Example>> = {
  'sample-expected-error': sample(
    fence('ts expectError=2322', "const count: string = 'three'"),
    fence('ts expectError=2322', "const count: number = 'three'"),
  ),
  'sample-no-compiler': situation(
    'The site has `checks.samples`, but no `typescript` package.',
    'TypeScript is installed:\n\n```sh\nnpm install --save-dev typescript\n```',
    'test/cli/commands/prove-samples.test.ts',
  ),
  'sample-no-reason': sample(
    fence('ts noCheck', 'const count = …'),
    fence('ts noCheck="a sketch"', 'const count = …'),
  ),
  'sample-output': sample(
    `${fence('js run', 'console.log(1 + 1)')}\n\n${fence('txt output', '3')}`,
    `${fence('js run', 'console.log(1 + 1)')}\n\n${fence('txt output', '2')}`,
  ),
  'sample-run-failed': sample(
    fence('js run', "throw new Error('The counter is empty.')"),
    fence('js', "throw new Error('The counter is empty.')"),
  ),
  'sample-type-error': sample(
    fence('ts', "const count: number = 'three'"),
    fence('ts', 'const count: number = 3'),
  ),
}

/** Examples of the rules of links, texts, contracts, reference pages and samples. */
export const checkExamples: Readonly<Record<string, Example>> = {
  ...links,
  ...contracts,
  ...reference,
  ...code,
}
