import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createDeferred } from '../../../cli/primitives/time/deferred.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

type Files = Readonly<Record<string, string>>

interface Row {
  /** Packages of this repository that the site has from the beginning. */
  readonly packages?: readonly string[]
  /** Files of the site, below `site/`, and around it. */
  readonly files: Files
  /** Written once the server has printed what it misses. */
  readonly later: Files
  /** Deleted before that, from a site that was served. */
  readonly deleted?: string
  readonly url?: string
  /** What is deleted shows here. */
  readonly early?: string
}

const home = { 'site/docs/index.md': '# Home\n\nHello word.\n' }
const config = (text: string): Files => ({ 'site/site.config.mjs': text })
const option = (text: string): Files => config(`export default { ${text} }\n`)
const plugin =
  "export default () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Shown at last' }] }) }\n"
const component = 'export default () => <b>Shown at last</b>\n'
const page = '# Home\n\nShown at last.\n'
const packageOf = (folder: string, name: string, code: string): Files => ({
  [`${folder}/node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    type: 'module',
    exports: './dist/main.js',
  }),
  [`${folder}/node_modules/${name}/dist/main.js`]: code,
})
const usesPlugin = (name: string): Files => ({
  ...home,
  ...config(`import late from '${name}'\nexport default { markdown: { remarkPlugins: [late] } }\n`),
})
const usesLate = (code: string): Files => ({
  'site/docs/index.md': '# Home\n\n<Late />\n',
  ...option("components: { Late: 'parts/late.jsx' }"),
  'site/parts/late.jsx': code,
})

const rows: Readonly<Record<string, Row>> = {
  'a package that the config imports': {
    files: usesPlugin('late'),
    later: packageOf('site', 'late', plugin),
  },
  'a package with a scope': {
    files: usesPlugin('@late/plugin'),
    later: packageOf('site', '@late/plugin', plugin),
  },
  'a package in a folder around the site': {
    files: { ...usesPlugin('late'), 'package.json': '{}', ...packageOf('.', 'other', '') },
    later: packageOf('.', 'late', plugin),
  },
  'a package that another package imports': {
    files: {
      ...usesPlugin('early'),
      ...packageOf('site', 'early', "export { default } from 'late'\n"),
    },
    later: packageOf('site', 'late', plugin),
  },
  'a package that a component imports': {
    files: usesLate("import { text } from 'late'\nexport default () => <b>{text}</b>\n"),
    later: packageOf('site', 'late', "export const text = 'Shown at last'\n"),
  },
  'a package that a page in React imports': {
    files: {
      ...home,
      'site/pages/late.jsx': "import { text } from 'late'\nexport default () => <b>{text}</b>\n",
    },
    later: packageOf('site', 'late', "export const text = 'Shown at last'\n"),
    url: 'late',
  },
  'the types of a package that a sample imports': {
    packages: ['typescript'],
    files: {
      'site/docs/index.md':
        "# Home\n\n```ts twoslash\nimport { text } from 'late'\nconst shown = text\n//    ^?\n```\n",
      'site/package.json': '{}',
    },
    later: {
      ...packageOf('site', 'late', "export const text = 'Shown at last'\n"),
      'site/node_modules/late/dist/main.d.ts': "export declare const text: 'Shown at last'\n",
    },
  },
  'a package whose style sheet the config names': {
    files: {
      ...home,
      ...option("customCss: ['site.css']"),
      'site/site.css': "@import 'late/late.css';\n",
    },
    later: {
      'site/node_modules/late/package.json': '{ "name": "late", "version": "1.0.0" }',
      'site/node_modules/late/late.css': 'p { color: red }\n',
      'site/docs/index.md': page,
    },
  },
  'a file that the config imports': {
    files: {
      ...home,
      ...config(
        "import late from './late.mjs'\nexport default { markdown: { remarkPlugins: [late] } }\n",
      ),
    },
    later: { 'site/late.mjs': plugin },
  },
  'a file that a component imports': {
    files: usesLate("import { text } from './text.js'\nexport default () => <b>{text}</b>\n"),
    later: { 'site/parts/text.js': "export const text = 'Shown at last'\n" },
  },
  'a component': {
    files: {
      'site/docs/index.md': '# Home\n\n<Late />\n',
      ...option("components: { Late: 'parts/late.jsx' }"),
    },
    later: { 'site/parts/late.jsx': component },
  },
  'a slot': {
    files: { ...home, ...option("theme: { slots: { footer: 'parts/late.jsx' } }") },
    later: { 'site/parts/late.jsx': component },
  },
  'a style sheet': {
    files: { ...home, ...option("customCss: ['styles/late.css']") },
    later: { 'site/styles/late.css': 'p { color: red }\n', 'site/docs/index.md': page },
  },
  'a folder of static files': {
    files: { ...home, ...option("staticDirectories: ['files']") },
    later: { 'site/files/late.txt': 'Shown at last' },
    url: 'late.txt',
  },
  'a folder of docs': {
    files: { ...home, ...option("docs: { path: 'guide' }") },
    later: { 'site/guide/index.md': page },
  },
  'a folder of pages': {
    files: { ...home, ...option("pagesPath: 'src/pages'") },
    later: { 'site/src/pages/late.jsx': component },
    url: 'late',
  },
  'a folder of translations': {
    files: {
      ...home,
      ...option(
        "locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: '/de/', docsPath: 'de' }]",
      ),
    },
    later: { 'site/de/index.md': '# Start\n\nShown at last.\n' },
    url: 'de/',
  },
  'a glossary': {
    files: {
      'site/docs/index.md': '# Home\n\n:term[word]\n',
      ...option("markdown: { glossary: 'terms/glossary.yml' }"),
    },
    later: { 'site/terms/glossary.yml': 'word: Shown at last\n' },
  },
  'messages of a language': {
    files: {
      ...home,
      ...option("locales: [{ code: 'en', label: 'English', messages: 'text/en.json' }]"),
    },
    later: { 'site/text/en.json': '{}\n', 'site/docs/index.md': page },
  },
  'the card component': {
    files: {
      ...home,
      ...option("url: 'https://example.com', socialCards: { component: 'parts/card.jsx' }"),
    },
    later: { 'site/parts/card.jsx': component, 'site/docs/index.md': page },
  },
  'a newer version of a package': {
    files: {
      ...usesPlugin('late'),
      ...packageOf('site', 'late', plugin.replace('at last', 'first')),
    },
    later: {
      ...packageOf('site', 'late', plugin),
      'site/node_modules/.package-lock.json': '{}',
    },
  },
  'the first page': { files: { 'site/README.txt': '' }, later: { 'site/docs/index.md': page } },
  'an empty folder of docs': {
    files: { 'site/docs/.keep': '' },
    later: { 'site/docs/index.md': page },
  },
  'the deleted config': {
    files: { ...home, ...option("title: 'Early'") },
    deleted: 'site/site.config.mjs',
    later: option("title: 'Shown at last'"),
  },
  'the deleted docs': { files: home, deleted: 'site/docs', later: { 'site/docs/index.md': page } },
  'the deleted static folder': {
    files: { ...home, 'site/static/early.txt': 'early' },
    deleted: 'site/static',
    later: { 'site/static/late.txt': 'Shown at last' },
    url: 'late.txt',
    early: 'early.txt',
  },
  'the deleted pages': {
    files: { ...home, 'site/pages/late.jsx': 'export default () => <b>Early</b>\n' },
    deleted: 'site/pages',
    later: { 'site/pages/late.jsx': component },
    url: 'late',
  },
  'the deleted folder of a component': {
    files: usesLate('export default () => <b>Early</b>\n'),
    deleted: 'site/parts',
    later: { 'site/parts/late.jsx': component },
  },
  'a deleted package': {
    files: {
      ...usesLate("import { text } from 'late'\nexport default () => <b>{text}</b>\n"),
      ...packageOf('site', 'late', "export const text = 'Early'\n"),
    },
    deleted: 'site/node_modules',
    later: packageOf('site', 'late', "export const text = 'Shown at last'\n"),
  },
}

async function writeAll(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function linkPackage(name: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  await symlink(join(nodeModules, name), join(target, name))
}

it.each(Object.keys(rows))('serve shows the site once %s appears', async (name) => {
  const { packages = [], files = {}, later = {}, deleted, url = '', early = url } = rows[name] ?? {}
  const folder = await temporaryFolder()
  await writeAll(folder, files)
  for (const one of packages) await linkPackage(one, join(folder, 'site/node_modules'))
  let printed = ''
  let served = 0
  const ready = createDeferred<string>()
  const onText = (text: string): void => {
    printed += text
    const found = /Ready in .*?(http:\S+)/.exec(printed)?.[1]
    if (found !== undefined) ready.resolve(found)
  }
  const run = runCli(['serve', join(folder, 'site'), '--port', '0'], {
    onOutput: onText,
    onError: onText,
    onStart: (pid) => (served = pid),
  })
  try {
    const origin = await ready.promise
    const text = async (path = url): Promise<string> => (await fetch(new URL(path, origin))).text()
    expect(await text()).not.toContain('Shown at last')
    if (deleted !== undefined) {
      // Noticed when another page is shown, or a finding is printed.
      const state = async (): Promise<string> => (await text(early)) + printed
      const before = await state()
      await rm(join(folder, deleted), { recursive: true })
      await expect.poll(state).not.toBe(before)
    }
    await writeAll(folder, later)
    await expect.poll(async () => text()).toContain('Shown at last')
  } catch (error) {
    throw new Error(`${name}: ${printed}`, { cause: error })
  } finally {
    process.kill(served, 'SIGINT')
    await run
  }
})
