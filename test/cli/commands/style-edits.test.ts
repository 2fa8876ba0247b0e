import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { build as buildSite } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import type { SiteUpdate } from '../../../cli/commands/serve/serve-contract.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = `import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import '../styles/page.css'
import styles from '../styles/names.module.css'
export function load({ siteDir }) {
  appendFileSync(join(siteDir, 'loads.log'), 'x')
  return readFileSync(join(siteDir, 'styles/read.css'), 'utf8')
}
export default ({ data }) => <p className={styles.loud}>{data}</p>
`

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  customCss: ['styles/site.css', 'static/copied.css', 'styles/read.css'],
  components: { Badge: 'parts/badge.jsx' },
  staticDirectories: ['static'],
}
`,
  'styles/site.css': '.site { color: #111; background: url(./dot.svg) }\n',
  'styles/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'styles/page.css': '.page { color: #111 }\n',
  'styles/read.css': '.read { color: #111 }\n',
  'styles/names.module.css': '.loud { color: #111 }\n',
  'static/copied.css': '.copied { color: #111 }\n',
  'parts/badge.css': '.badge { color: #111 }\n',
  'parts/badge.jsx': 'import \'./badge.css\'\nexport default () => <b className="badge">B</b>\n',
  'pages/more.jsx': page,
  'docs/index.md': '# Home\n\n<Badge />\n',
  'docs/other.md': '# Other\n\nText.\n',
}

const textIn = (path: string): string => files[path] ?? ''

const start = async (siteDir: string) =>
  createSiteBuilder(
    { siteDir, drafts: true },
    { cache: false, toTools: createCheckTools({ pid: process.pid }, buildSite) },
  )

async function open() {
  const siteDir = await siteOf(files)
  const builder = await start(siteDir)
  const first = await builder.build('all')
  const save = async (path: string, text: string): Promise<SiteUpdate> => {
    writeFileSync(join(siteDir, path), text)
    return builder.build(new Set([join(siteDir, path)]))
  }
  const loads = (): number => readFileSync(join(siteDir, 'loads.log'), 'utf8').length
  return { siteDir, first, save, loads }
}

const textOf = (update: SiteUpdate, path: string): string => {
  const file = [...update.files.values()].find((one) => one.path === path)
  return file === undefined || 'from' in file ? '' : Buffer.from(file.contents).toString('utf8')
}

/** The text of all style sheets that a page loads. */
function stylesOf(update: SiteUpdate, path: string): string {
  const urls = [...textOf(update, path).matchAll(/href="\/(assets\/[^"]+\.css)"/g)]
  const sheets = urls.map(([, url = '']) => textOf(update, url))
  expect(sheets).not.toEqual([])
  expect(sheets).not.toContain('')
  return sheets.join('\n')
}

/** All pages, without the hashes of files and builds. */
const pagesOf = (update: SiteUpdate): readonly string[] =>
  [...update.files.keys()]
    .filter((path) => path.endsWith('.html'))
    .toSorted()
    .map((path) => textOf(update, path).replaceAll(/-[0-9a-f]{8}\b|"buildId":"[0-9a-f]+"/g, ''))

const pages = ['index.html', 'other/index.html', 'more/index.html']

describe('serve exchanges an edited style sheet', () => {
  it.each([
    ['of the config', 'styles/site.css'],
    ['that a component imports', 'parts/badge.css'],
    ['that a page imports', 'styles/page.css'],
  ])('%s without building the site again, as often as it is saved', async (_kind, path) => {
    const { siteDir, save, loads } = await open()
    const before = loads()
    for (const [color, image] of [
      ['#222', 'url(./dot.svg)'],
      ['#333', 'none'],
    ] as const) {
      const text = textIn(path).replace('#111', color).replace('url(./dot.svg)', image)
      const after = await save(path, text)
      for (const one of pages) expect(stylesOf(after, one)).toContain(color)
      expect(loads()).toBe(before)
      const cold = await (await start(siteDir)).build('all')
      writeFileSync(join(siteDir, 'loads.log'), 'x'.repeat(before))
      expect(pagesOf(after)).toEqual(pagesOf(cold))
      expect([...after.files.keys()].toSorted()).toEqual([...cold.files.keys()].toSorted())
      expect(after.diagnostics).toEqual(cold.diagnostics)
      expect(after.watch).toEqual(cold.watch)
    }
  })

  it.each([
    ['that is copied too', 'static/copied.css'],
    ['that a page reads', 'styles/read.css'],
    ['whose classes code imports', 'styles/names.module.css'],
  ])('%s by building the site', async (_kind, path) => {
    const { save, loads } = await open()
    const before = loads()
    const after = await save(path, textIn(path).replace('#111', '#222'))
    for (const one of pages) expect(stylesOf(after, one)).toContain('#222')
    expect(loads()).toBeGreaterThan(before)
  })

  it('and reports its errors, and those of other files until they are fixed', async () => {
    const { save } = await open()
    const broken = await save('styles/site.css', '@import "./lost.css";\n')
    expect(broken.diagnostics.map(({ rule }) => rule)).toContain('bundle')
    const fixed = await save('styles/site.css', '.site { color: #222 }\n')
    expect(fixed.diagnostics.map(({ rule }) => rule)).not.toContain('bundle')
    await save('parts/badge.jsx', 'export default (\n')
    const other = await save('styles/site.css', '.site { color: #333 }\n')
    expect(other.diagnostics.map(({ rule }) => rule)).toContain('page-syntax')
  })

  it('which pages edited later load', async () => {
    const { save } = await open()
    await save('styles/site.css', '.site { color: #222 }\n')
    const after = await save('docs/other.md', '# Other\n\nNew text.\n')
    expect(textOf(after, 'other/index.html')).toContain('New text.')
    for (const one of pages) expect(stylesOf(after, one)).toContain('#222')
  })
})
