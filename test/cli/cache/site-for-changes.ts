/** A site in which every kind of input decides something that readers see. */

const config = (options = ''): string => `import { readFileSync } from 'node:fs'
import { fromPackage } from 'remark-stamp'
import { stamp } from './plugins/stamp'
import { sidebars } from './sidebars'

const word = process.env.CONFIG_WORD
const fact = readFileSync(new URL('./data/config.txt', import.meta.url), 'utf8')

export default {
  title: 'Changes',
  docs: { path: 'docs' },
  components: { Badge: 'parts/badge.jsx', Island: 'parts/island.jsx' },
  customCss: ['styles/site.css'],
  sidebars,
  theme: { slots: { docFooter: 'parts/footer.jsx' } },
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français', path: 'fr', messages: 'fr.json' },
  ],
  redirects: [{ from: '/old', to: '/guide' }],
  markdown: {
    math: true,
    dependencies: ['data/declared.txt'],
    docblockSources: ['lib'],
    remarkPlugins: [fromPackage, () => stamp({ word, fact })],
  },
  ${options}
}
`

/** The code of a plugin; its functions have the same text whatever `lead` is. */
export const innerFile = (lead: string): string => `import { text } from 'stamp-text'
const lead = '${lead}'
export const paragraph = (value) => (tree) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}
export const fromPackage = () => paragraph(lead + text)
`

/** A plugin of a package, which appends a paragraph. */
const packageFiles: Readonly<Record<string, string>> = {
  'node_modules/remark-stamp/package.json':
    '{"name": "remark-stamp", "version": "1.0.0", "type": "module", "main": "main.js"}',
  'node_modules/remark-stamp/main.js': "export { fromPackage } from './lib/inner.js'\n",
  'node_modules/remark-stamp/other.js':
    "import { paragraph } from './lib/inner.js'\nexport const fromPackage = () => paragraph('The other main file.')\n",
  'node_modules/remark-stamp/lib/inner.js': innerFile('From the package: '),
  'node_modules/stamp-text/package.json':
    '{"name": "stamp-text", "version": "1.0.0", "main": "index.js"}',
  'node_modules/stamp-text/index.js': "exports.text = 'the text of a dependency'\n",
  'node_modules/stamp-text/other.js': "exports.text = 'another text of a dependency'\n",
  'node_modules/tones/package.json':
    '{"name": "tones", "type": "module", "exports": {".": "./calm.js"}}',
  'node_modules/tones/calm.js': "export const tone = 'calm'\n",
  'node_modules/tones/loud.js': "export const tone = 'loud'\n",
}

/** Code of the site that runs while pages are compiled. */
const codeFiles: Readonly<Record<string, string>> = {
  'plugins/stamp.js': `import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { suffix } from './suffix'
const file = (name) => new URL('../data/' + name, import.meta.url)
export const stamp = ({ word, fact }) => async (tree) => {
  const declared = execFileSync('cat', ['data/declared.txt'], { encoding: 'utf8' })
  const values = [declared, word, fact, suffix, process.env.PLUGIN_WORD,
    readFileSync(file('plugin.txt'), 'utf8'), await readFile(file('async.txt'), 'utf8')]
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: values.join(' ') }] })
}
`,
  'plugins/suffix.js': "export const suffix = 'a suffix'\n",
  'parts/badge.jsx': `import { existsSync, readFileSync } from 'node:fs'
import Translate from '@docusaurus/Translate'
import { tone } from 'tones'
import { shade } from './shade'
import styles from './badge.module.css'
const isThere = existsSync('data/flag.txt') ? 'flag' : 'no flag'
export default () => (
  <b className={styles.badge} data-values={[tone, shade, process.env.COMPONENT_WORD, isThere].join()}>
    <Translate id="badge">A badge</Translate>
    {readFileSync(process.env.SITE_DIR + '/data/component.txt', 'utf8')}
  </b>
)
`,
  'parts/badge.module.css': '.badge { color: #123456 }\n',
  'parts/shade.js': "export const shade = 'pale'\n",
  'parts/island.jsx':
    "'use client'\nimport { useState } from 'react'\nimport { tone } from 'tones'\nimport { shade } from './shade'\nexport default () => <button>{useState(tone + shade)[0]}</button>\n",
  'parts/footer.jsx': "import { note } from './note'\nexport default () => <p>{note}</p>\n",
  'parts/note.js': "export const note = 'The footer.'\n",
  'pages/index.jsx':
    "import list from './list.json'\nimport { lead } from './_lead'\nexport default () => <main><h1>{list.name}</h1>{lead}</main>\n",
  'pages/list.json': '{"name": "The list"}',
  'pages/_lead.js': "export const lead = 'The lead.'\n",
}

const docs: Readonly<Record<string, string>> = {
  'docs/guide.mdx':
    "---\ndescription: All about changes.\n---\n\nimport Part from './_part.md'\nimport data from './data.json'\n\n# Guide\n\n<Badge /> <Island />\n\n<Part />\n\n{data.name}\n\n![A pier](/pier.svg)\n",
  'docs/_part.md': "import Inner from './_inner.md'\n\nThe partial.\n\n<Inner />\n",
  'docs/_inner.md': 'The inner partial.\n',
  'docs/data.json': '{"name": "The data"}',
  'docs/include.md': '# Include\n\n```js file="./samples/one.js"\n```\n',
  'docs/samples/one.js': 'one()\n',
  'docs/docblock.md': '# Docblock\n\n[summary](docblock://api.ts?token=run)\n',
  'docs/formula.md': '# Formula\n\n$$\na\n$$\n',
  'docs/more/first.md': '# First\n\nA page in a folder.\n',
  'docs/more/_category_.json': '{"label": "More"}',
  'docs/more/second.md': '# Second\n\nAnother page in a folder.\n',
  'i18n/fr/guide.mdx': '# Le guide\n\n<Badge />\n',
}

const others: Readonly<Record<string, string>> = {
  'site.config.ts': config(),
  'package.json': '{"name": "site", "private": true}',
  'package-lock.json': '{"lockfileVersion": 3}',
  'sidebars.js': "export const sidebars = { docs: [{ type: 'autogenerated', dirName: '.' }] }\n",
  'data/declared.txt': 'a fact of another process',
  'data/config.txt': 'a fact of the config',
  'data/plugin.txt': 'a fact of the plugin',
  'data/async.txt': 'a fact that is awaited',
  'data/component.txt': 'a fact of the component',
  'lib/api.ts': '/** The first text. */\nexport function run() {}\n',
  'fr.json': '{"badge": "Un insigne"}',
  'styles/site.css': "@import './colors.css';\n.x { background: url(./dot.png) }\n",
  'styles/colors.css': ':root { --mine: #abcdef }\n',
  'styles/dot.png': 'the pixels of a dot',
  'static/pier.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
  'node_modules/katex/package.json': '{"name": "katex", "main": "katex.js"}',
  'node_modules/katex/katex.js':
    'exports.renderToString = () => \'<span class="katex">one</span>\'\n',
  'node_modules/katex/dist/katex.min.css': '.katex { color: #111111 }\n',
}

/** Files by path below the parent of the site, so that a row can change what is outside the site. */
export const siteForChanges: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...others, ...packageFiles, ...codeFiles, ...docs }).map(([path, text]) => [
    `site/${path}`,
    text,
  ]),
)

/** `site.config.ts` with more options, which win. */
export const configWith = config
