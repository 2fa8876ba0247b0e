import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { build } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { siteOf } from '../../helpers/site-of.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `import { readFileSync } from 'node:fs'
import { stamp } from './plugins/stamp'
const fact = readFileSync(new URL('./data/config.txt', import.meta.url), 'utf8')
export default {
  components: { Badge: 'parts/badge.jsx' },
  customCss: ['site.css'],
  markdown: { remarkPlugins: [[stamp, { fact }]] },
}
`,
  'plugins/stamp.js': `import { readFileSync } from 'node:fs'
const file = new URL('../data/plugin.txt', import.meta.url)
export const stamp = ({ fact }) => (tree) => {
  const value = fact + readFileSync(file, 'utf8')
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] })
}
`,
  'parts/badge.jsx': `import { readFileSync } from 'node:fs'
import { tone } from './tone'
import settings from '../site.json'
export default () => <b className={tone}>{readFileSync(settings.file, 'utf8')}</b>
`,
  'parts/tone.js': "export const tone = 'calm'\n",
  'data/config.txt': 'A fact of the config. ',
  'data/plugin.txt': 'A fact of the plugin.',
  'data/component.txt': 'A fact of the component.',
  'site.css': '.x { color: red }\n',
  'docs/index.mdx': "import Part from './_part.md'\n\n# Home\n\n<Badge />\n\n<Part />\n",
  'docs/_part.md': 'A part.\n',
}

const rows: Readonly<Record<string, string>> = {
  'docs/index.mdx': '# House\n\n<Badge />\n',
  'docs/_part.md': 'Another part.\n',
  'data/config.txt': 'Another fact of the config. ',
  'data/plugin.txt': 'Another fact of the plugin.',
  'data/component.txt': 'Another fact of the component.',
  'plugins/stamp.js': 'export const stamp = () => (tree) => { tree.children.length = 2 }\n',
  'plugins/stamp.ts': 'export const stamp = () => (tree: any) => { tree.children.length = 1 }\n',
  'parts/badge.jsx': 'export default () => <i>Badge</i>\n',
  'parts/tone.js': "export const tone = 'loud'\n",
  'parts/tone.ts': "export const tone: string = 'earlier'\n",
  'site.css': '.y { color: green }\n',
}

const toTools = createCheckTools({ pid: process.pid }, build)

const noFiles = async () => []

/** The pages, their Markdown, and the scripts that `serve` shows. */
async function createPages(siteDir: string) {
  const builder = await createSiteBuilder({ siteDir }, { cache: false, toTools })
  return async (changed: ReadonlySet<string> | 'all') => {
    const { files: made, twins, watch, diagnostics } = await builder.build(changed)
    expect(diagnostics).toEqual([])
    const requested = await Promise.all([...(twins?.paths ?? [])].map(twins?.render ?? noFiles))
    const texts = [...made.values(), ...requested.flat()].map((file) => [
      'contents' in file && String(file.contents),
      file.path,
    ])
    expect(texts.map(([, path]) => path)).toContain('index.md')
    return { texts: texts.toSorted(), watch: [...watch.keys()] }
  }
}

it.each(Object.entries(rows))(
  'serve shows a change of %s as a cold build does',
  async (path, text) => {
    const siteDir = await siteOf(files)
    const settings = { file: join(siteDir, 'data/component.txt') }
    writeFileSync(join(siteDir, 'site.json'), JSON.stringify(settings))
    const served = await createPages(siteDir)
    const before = await served('all')
    const file = join(siteDir, path)
    writeFileSync(file, text)
    const after = await served(new Set([file]))
    const cold = await (await createPages(siteDir))('all')
    expect(after.texts).toEqual(cold.texts)
    expect(after.texts).not.toEqual(before.texts)
    if (path.startsWith('data/')) expect(before.watch).toContain(file)
  },
)
