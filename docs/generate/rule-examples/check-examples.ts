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
  'active-svg': site(
    { 'docs/logo.svg': gray('<script>alert(1)</script>') },
    { 'docs/logo.svg': gray('<title>Logo</title>') },
    { 'docs/page.md': '![Logo of the project](./logo.svg)\n' },
  ),
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
  'redirect-source': site(
    { 'static/_redirects': '/setup#linux /install 301\n' },
    { 'static/_redirects': '/setup /install 301\n' },
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
  'empty-heading': page('# Install\n\n##\n\nUse npm.', '# Install\n\n## With npm\n\nUse npm.'),
  'heading-jump': page('# Install\n\n### On Windows', '# Install\n\n## On Windows'),
  'insecure-link': page(
    'Read [the paper](http://www.w3.org/paper).',
    'Read [the paper](https://www.w3.org/paper).',
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
  'edit-url': situation(
    'The docs are in `website/docs` of the repository `me/lib`:\n\n```js noCheck="A part of a config"\ndocs: { editUrl: \'https://github.com/me/lib/edit/main/\' }\n```',
    'The URL ends with that folder, because only the path below it is appended:\n\n```js noCheck="A part of a config"\ndocs: { editUrl: \'https://github.com/me/lib/edit/main/website/docs/\' }\n```',
    'test/unit/cli/checks/hosting/check-edit-urls.test.ts',
  ),
  'cached-path': site(
    {
      'static/assets/prices.txt': 'Pen: 2 EUR\n',
      'docs/prices.md': '[Price list](/assets/prices.txt)\n',
    },
    {
      'static/files/prices.txt': 'Pen: 2 EUR\n',
      'docs/prices.md': '[Price list](/files/prices.txt)\n',
    },
    home,
  ),
  'pages-address': site(
    configFile("url: 'https://me.github.io',", "baseUrl: '/my-project/',"),
    configFile("url: 'https://docs.example.org',"),
    { ...home, 'static/CNAME': 'docs.example.org\n' },
  ),
  'inbound-missing': site(
    configFile("url: 'https://docs.example.org',", "checks: { inbound: ['lib'] },"),
    configFile("url: 'https://docs.example.org',", "checks: { inbound: ['src'] },"),
    { ...home, 'src/errors.ts': "throw new Error('See https://docs.example.org/')\n" },
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
  'agent-path': site(
    { 'docs/install.md': '---\ntitle: Setup\ndescription: The first steps.\n---\n\nRun it.\n' },
    {
      'docs/install.md':
        '---\ntitle: Setup\ndescription: How to install the client.\n---\n\nRun it.\n',
    },
    {
      ...home,
      'questions.json': '{ "all": { "How do I install the client?": "/install" } }\n',
      ...configFile("llms: { tests: { file: 'questions.json' } },"),
    },
  ),
  'agent-target': site(
    { 'questions.json': '{ "all": { "Where do I find the home page?": "/start" } }\n' },
    { 'questions.json': '{ "all": { "Where do I find the home page?": "/" } }\n' },
    { ...home, ...configFile("llms: { tests: { file: 'questions.json' } },") },
  ),
  'agent-tests': site(
    { 'questions.json': '["Where do I find the home page?"]\n' },
    { 'questions.json': '{ "all": { "Where do I find the home page?": "/" } }\n' },
    { ...home, ...configFile("llms: { tests: { file: 'questions.json' } },") },
  ),
  'search-relevance': site(
    { 'queries.json': '{ "all": { "upgrade": "/install" } }\n' },
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

/** Examples of the rules of links, texts and contracts. */
export const checkExamples: Readonly<Record<string, Example>> = {
  ...links,
  ...contracts,
}
