import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashTree } from '../../helpers/tree-hash.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'
import { configWith, innerFile, siteForChanges } from './site-for-changes.ts'

type Environment = Readonly<Record<string, string>>

interface Change {
  /** Text by path relative to the site; undefined deletes. */
  readonly files?: Readonly<Record<string, string | undefined>>
  readonly env?: Environment
  readonly args?: readonly string[]
  readonly edit?: (siteDir: string) => Promise<void>
  /** The output stays the same, because nothing depends on the change. */
  readonly isNeutral?: boolean
}

const inPackage = 'node_modules/remark-stamp'
const plugin = (text: string): string =>
  `export const fromPackage = () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${text}' }] }) }\n`

const rows: Readonly<Record<string, Change>> = {
  nothing: { isNeutral: true },
  // The config.
  'an option': { files: { 'site.config.ts': configWith("tagline: 'New', title: 'New title',") } },
  'a module of the config': { files: { 'plugins/suffix.js': "export const suffix = 'other'\n" } },
  'a new file that the config resolves first': {
    files: { 'plugins/suffix.ts': "export const suffix: string = 'earlier'\n" },
  },
  'a module of the config that becomes a folder': {
    files: {
      'plugins/suffix.js': undefined,
      'plugins/suffix/index.js': "export const suffix = 'in a folder'\n",
    },
  },
  'the sidebar': {
    files: {
      'sidebars.js':
        "export const sidebars = { docs: ['guide', 'include', 'formula', 'docblock', 'more/second', 'more/first'] }\n",
    },
  },
  'paths in tsconfig.json': {
    files: {
      'tsconfig.json':
        '{"compilerOptions": {"baseUrl": ".", "paths": {"tones": ["./x"]}, "target": "es5"}}',
    },
    isNeutral: true,
  },
  'an environment variable that the config reads': { env: { CONFIG_WORD: 'changed' } },
  'a file that the config reads': { files: { 'data/config.txt': 'another fact' } },
  'a redirect': {
    files: { 'site.config.ts': configWith("redirects: [{ from: '/older', to: '/guide' }],") },
  },
  'search synonyms': {
    files: { 'site.config.ts': configWith("search: { synonyms: [['guide', 'manual']] },") },
  },
  // Plugins in packages.
  'an inner file of a plugin package': {
    files: { [`${inPackage}/lib/inner.js`]: innerFile('Changed: ') },
  },
  'a new version of a plugin package, with a new lock': {
    files: {
      [`${inPackage}/lib/inner.js`]: innerFile('Version two: '),
      [`${inPackage}/package.json`]:
        '{"name": "remark-stamp", "version": "2.0.0", "type": "module", "main": "main.js"}',
      'package-lock.json': '{"lockfileVersion": 3, "packages": {}}',
    },
  },
  'a dependency of a plugin package': {
    files: { 'node_modules/stamp-text/index.js': "exports.text = 'changed'\n" },
  },
  '`main` of a plugin package': {
    files: {
      [`${inPackage}/package.json`]:
        '{"name": "remark-stamp", "version": "1.0.0", "type": "module", "main": "other.js"}',
      [`${inPackage}/other.js`]: plugin('The other main file.'),
    },
  },
  '`main` of a dependency of a plugin package': {
    files: { 'node_modules/stamp-text/package.json': '{"name": "stamp-text", "main": "other.js"}' },
  },
  '`exports` of a plugin package': {
    files: {
      [`${inPackage}/package.json`]:
        '{"name": "remark-stamp", "type": "module", "exports": "./only.js"}',
      [`${inPackage}/only.js`]: plugin('by exports'),
    },
  },
  'a dependency in a nearer `node_modules`': {
    files: {
      [`${inPackage}/node_modules/stamp-text/package.json`]: '{"name": "stamp-text"}',
      [`${inPackage}/node_modules/stamp-text/index.js`]: "exports.text = 'nearer'\n",
    },
  },
  'a plugin package in a nearer `node_modules`': {
    files: {
      'plugins/node_modules/remark-stamp/index.js': plugin('unused'),
      'plugins/stamp.js': `import { fromPackage } from 'remark-stamp'\nexport const stamp = () => fromPackage()\n`,
    },
  },
  '`type` of a package, so that a plugin is no longer a module': {
    files: {
      [`${inPackage}/package.json`]:
        '{"name": "remark-stamp", "main": "main.js", "type": "commonjs"}',
    },
  },
  'a plugin package that is removed': { files: { [inPackage]: undefined } },
  'a plugin package that becomes a link': {
    files: {
      [inPackage]: undefined,
      'linked/package.json': '{"name": "remark-stamp", "type": "module", "main": "a.js"}',
      'linked/a.js': plugin('linked'),
    },
    edit: (siteDir) => symlink('../linked', join(siteDir, inPackage)),
  },
  // What code of the site reads when it runs.
  'an environment variable that a plugin reads': { env: { PLUGIN_WORD: 'changed' } },
  'a file that a plugin reads': { files: { 'data/plugin.txt': 'another fact' } },
  'a file that a plugin awaits': { files: { 'data/async.txt': 'another fact' } },
  'a file that a plugin reads, deleted': { files: { 'data/plugin.txt': undefined } },
  'an environment variable that a component reads': { env: { COMPONENT_WORD: 'changed' } },
  'a file that a component reads': { files: { 'data/component.txt': 'another fact' } },
  'a file that a component looks for': { files: { 'data/flag.txt': '' } },
  'a file that the config declares, which a plugin reads in another process': {
    files: { 'data/declared.txt': 'another fact' },
  },
  // Code of the site.
  'a component': { files: { 'parts/badge.jsx': 'export default () => <i>Badge</i>\n' } },
  'a module of a component': { files: { 'parts/shade.js': "export const shade = 'dark'\n" } },
  'a new file that a component resolves first': {
    files: { 'parts/shade.ts': "export const shade: string = 'earlier'\n" },
  },
  'a new folder package that a component resolves later': {
    files: { 'parts/shade/index.js': "export const shade = 'later'\n" },
    isNeutral: true,
  },
  'a file of a package that a component imports': {
    files: { 'node_modules/tones/calm.js': "export const tone = 'changed'\n" },
  },
  '`exports` of a package that a component imports': {
    files: {
      'node_modules/tones/package.json':
        '{"name": "tones", "type": "module", "exports": {".": "./loud.js"}}',
    },
  },
  'a package in a `node_modules` nearer to a component': {
    files: { 'parts/node_modules/tones/index.js': "export const tone = 'nearer'\n" },
  },
  'a CSS module': { files: { 'parts/badge.module.css': '.badge { color: #654321 }\n' } },
  'a module of a slot': { files: { 'parts/note.js': "export const note = 'Another footer.'\n" } },
  'a new file that a slot resolves first': {
    files: { 'parts/note.tsx': "export const note = 'An earlier footer.'\n" },
  },
  'JSON that a React page imports': { files: { 'pages/list.json': '{"name": "Another list"}' } },
  'a module of a React page': { files: { 'pages/_lead.js': "export const lead = 'New.'\n" } },
  'a new React page': { files: { 'pages/more.jsx': 'export default () => <h1>More</h1>\n' } },
  'a React page that is deleted': { files: { 'pages/index.jsx': undefined } },
  // Styles.
  '`customCss`': { files: { 'styles/site.css': '.y { color: red }\n' } },
  'a style sheet that `customCss` imports': {
    files: { 'styles/colors.css': ':root { --mine: #fedcba }\n' },
  },
  'an image of a style sheet': { files: { 'styles/dot.png': 'other pixels' } },
  // Content.
  'a page': { files: { 'docs/more/first.md': '# First\n\nNew text.\n' } },
  'the front matter of a page': {
    files: { 'docs/more/first.md': '---\ntitle: Changed\n---\n\nA page in a folder.\n' },
  },
  'a partial': { files: { 'docs/_part.md': 'Another partial.\n' } },
  'a partial of a partial': { files: { 'docs/_inner.md': 'Another inner partial.\n' } },
  'a partial that is deleted': { files: { 'docs/_inner.md': undefined } },
  'JSON that a page imports': { files: { 'docs/data.json': '{"name": "Other data"}' } },
  'an included file': { files: { 'docs/samples/one.js': 'two()\n' } },
  'the source of a doc comment': {
    files: { 'lib/api.ts': '/** The second text. */\nexport function run() {}\n' },
  },
  'the label of a category': { files: { 'docs/more/_category_.json': '{"label": "Even more"}' } },
  'a page that is renamed': {
    edit: (siteDir) =>
      rename(join(siteDir, 'docs/more/first.md'), join(siteDir, 'docs/more/one.md')),
  },
  'the case of a file name': {
    edit: (siteDir) => rename(join(siteDir, 'docs/include.md'), join(siteDir, 'docs/Include.md')),
  },
  'a folder that is renamed': {
    edit: (siteDir) => rename(join(siteDir, 'docs/more'), join(siteDir, 'docs/less')),
  },
  'a page that is deleted': { files: { 'docs/more/second.md': undefined } },
  'a translated page': { files: { 'i18n/fr/include.md': '# Inclure\n' } },
  'a message of a component': { files: { 'fr.json': '{"badge": "Une plaque"}' } },
  'a static file': { files: { 'static/new.txt': 'new' } },
  'the size of an image': {
    files: {
      'static/pier.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>',
    },
  },
  // Tools of the site.
  'the version of KaTeX': {
    files: {
      'node_modules/katex/katex.js':
        'exports.renderToString = () => \'<span class="katex">two</span>\'\n',
    },
  },
  'the style sheet of KaTeX': {
    files: { 'node_modules/katex/dist/katex.min.css': '.katex { color: #222222 }\n' },
  },
  'KaTeX, removed': { files: { 'node_modules/katex': undefined } },
  // The machine and the command line.
  'the base URL': { args: ['--base-url', '/base/'] },
  'the time zone': { env: { TZ: 'Asia/Tokyo' }, isNeutral: true },
  'the locale of the machine': { env: { LC_ALL: 'tr_TR.UTF-8' }, isNeutral: true },
}

const base: { folder: string; output: ReadonlyMap<string, string> } = {
  folder: '',
  output: new Map(),
}

async function buildIn(siteDir: string, { env, args = [] }: Change = {}) {
  const { exitCode, stderr } = await runCli(['build', siteDir, ...args], {
    cwd: siteDir,
    env: { SITE_DIR: '.', ...env },
  })
  const output = exitCode === 0 ? hashTree(join(siteDir, 'build')) : new Map<string, string>()
  return { exitCode, stderr: stderr.replaceAll(siteDir, ''), output }
}

async function apply(siteDir: string, { files = {}, edit }: Change): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(siteDir, path)
    if (text === undefined) await rm(file, { recursive: true })
    else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
  await edit?.(siteDir)
}

/** A copy of the site with the change, with or without the cache and the site of the first build. */
async function copyWith(change: Change, isWarm: boolean): Promise<string> {
  const folder = await temporaryFolder()
  const siteDir = join(folder, 'site')
  await cp(join(base.folder, 'site'), siteDir, { recursive: true, verbatimSymlinks: true })
  if (!isWarm)
    for (const name of ['.docs-ssg', 'build']) await rm(join(siteDir, name), { recursive: true })
  await apply(siteDir, change)
  return siteDir
}

describe('a build with a cache', () => {
  beforeAll(async () => {
    base.folder = await temporaryFolder()
    await apply(base.folder, { files: siteForChanges })
    const built = await buildIn(join(base.folder, 'site'))
    expect(built).toMatchObject({ exitCode: 0, stderr: '' })
    base.output = built.output
  })

  it.each(Object.entries(rows))('equals one without after a change of %s', async (_, change) => {
    const build = async (isWarm: boolean) => buildIn(await copyWith(change, isWarm), change)
    const [warm, cold] = await Promise.all([build(true), build(false)])
    expect(warm).toEqual(cold)
    // Otherwise the row would prove nothing.
    if (change.isNeutral) expect(cold.output).toEqual(base.output)
    else expect(cold.output).not.toEqual(base.output)
  })
})
