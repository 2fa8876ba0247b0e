import { describe, expect, it } from 'vitest'
import { mayLeaveWork } from '../../../../cli/supervisor/may-leave-work.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const page = { 'docs/index.md': '# A\n' }
const withConfig = (code: string) => ({ ...page, 'site.config.ts': code })

const data: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no config': page,
  'a config of plain values': withConfig(
    '// A `comment`, (or two)\nexport default { title: \'It’s (a) `title`\', url: "https://a.example", docs: { showLastUpdateTime: false } }\n',
  ),
  'a config of the package': withConfig(
    "import { defineConfig } from 'docs-ssg'\n\nexport default defineConfig({ title: 'A' })\n",
  ),
  'sidebars and menus of values': withConfig(
    `export default {
  'title': 'A',
  sidebars: { "to-do": [{ type: 'doc', "id": 'a', label: 'A' }, 'b'], docs: [] }, // [{
  navbar: { items: [{ label: 'B', to: '/b', position: right }] },
  footer: { links: [] }, redirects: [{ from: ['/a'], to: '/b' }],
}\n`,
  ),
  'files that are never run': {
    ...page,
    'static/app.js': '',
    'node_modules/a/index.js': '',
    'package.json': '{}',
    'README.md': '',
    'docs/a/_category_.json': '{}',
  },
}

const code: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a config that imports': withConfig("import 'node:crypto'\nexport default { title: 'A' }\n"),
  'a config that calls': withConfig("export default { title: fetch('https://a.example') }\n"),
  'a template': withConfig('export default { title: `${process.exit()}` }\n'),
  'code behind a string': withConfig("export default { title: '\\'', url: process.title + '' }\n"),
  'an escaped name': withConfig("export default { title: \\u0066etch('') }\n"),
  'an option that names a file': withConfig("export default { components: { A: './A' } }\n"),
  'such an option in quotes': withConfig(
    `export default { 'components' /* all */ : { 'A': '../A' } }\n`,
  ),
  'an option with a computed name': withConfig(
    "export default { ['components']: { title: '../A' } }\n",
  ),
  'such an option behind a sidebar': withConfig(
    "export default { sidebars: { a: [] }, components: { title: '../A' } }\n",
  ),
  'a sidebar below such an option': withConfig(
    "export default { components: { sidebars: { a: '../A' } } }\n",
  ),
  'a sidebar that calls': withConfig('export default { sidebars: { a: [fetch()] } }\n'),
  'a sidebar with a method': withConfig('export default { sidebars: { a() {} } }\n'),
  'another package of that name': withConfig(
    "import a from 'docs-ssg'\nimport b from './docs-ssg'\nexport default { title: 'A' }\n",
  ),
  'a component beside pages': { ...page, 'docs/A.tsx': '' },
  'a file of another kind': { ...page, 'docs/a.unknown': '' },
  'React pages': { ...page, 'pages/index.tsx': '' },
  'an unknown folder': { ...page, 'parts/a.md': '' },
  'a script beside the config': { ...page, 'sidebars.js': '' },
  'a config of another kind': { ...page, 'site.config.mjs': 'export default {...x}' },
}

describe('mayLeaveWork', () => {
  it.each(Object.entries(data))('is false for a site with %s', async (_, files) => {
    expect(mayLeaveWork(['build', await siteOf(files), '--no-cache'])).toBe(false)
  })

  it.each(Object.entries(code))('is true for a site with %s', async (_, files) => {
    expect(mayLeaveWork(['build', await siteOf(files)])).toBe(true)
  })

  it.each([[[]], [['--version']], [['clear']], [['init', 'x']]])('is false for %j', (args) => {
    expect(mayLeaveWork(args)).toBe(false)
  })

  it.each([
    [['build', '/nowhere/at/all']],
    [['build', '.', '--config', 'docs/index.md']],
    [['build', '--config=docs/index.md']],
    [['build', '--out', 'docs']],
    [['build', 'docs', 'docs']],
  ])('is true for %j, which may mean other files', (args) => {
    expect(mayLeaveWork(args)).toBe(true)
  })
})
