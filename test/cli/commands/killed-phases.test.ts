import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { installCards } from '../../helpers/card-site.ts'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

/** Code of a site that the moments below can name. */
const mark = (phase: string): string =>
  `process.getBuiltinModule('node:fs').existsSync('phase: ${phase}')`

const files = {
  'site.config.ts': `import { existsSync } from 'node:fs'
export default {
  title: 'A',
  url: 'https://a.example',
  socialCards: { component: 'parts/card.tsx' },
  theme: { slots: { docFooter: './parts/footer.tsx' } },
  markdown: { remarkPlugins: [() => () => { existsSync('phase: compile') }] },
}
`,
  'parts/card.tsx': `export default ({ title }) => { ${mark('cards')}; return <p style={{ background: '#fff', color: '#000' }}>{title}</p> }\n`,
  'parts/footer.tsx': `export default () => { ${mark('render')}; return <b>footer</b> }\n`,
  'docs/index.md': '# A\n\n```ts\nexport const n: number = 1\n```\n',
  'docs/gone.md': '# Gone\n\nText.\n',
  'docs/kept.md': '# Kept\n\nText.\n',
}
const edit = (siteDir: string): void => {
  writeFileSync(join(siteDir, 'docs/index.md'), '# A\n\nAn edit, and [another page](./new.md).\n')
  writeFileSync(join(siteDir, 'docs/new.md'), '# New\n\nText.\n')
  rmSync(join(siteDir, 'docs/gone.md'))
}

/** What the process is about to do when it is killed. `first`: also in the first build of a site. */
const moments: readonly (readonly [phase: string, moment: string, first?: true])[] = [
  ['read: the config', 'openSync .*site\\.config\\.ts'],
  ['read: a page', 'openSync .*/docs/index\\.md'],
  ['compile: in a plugin', 'phase: compile', true],
  ['cards: in the component', 'phase: cards'],
  ['render: in a slot', 'phase: render'],
  ['cache: the data of pages', 'openSync .*/cache/data-\\S+ a$', true],
  ['cache: the draft of the index', 'writeFileSync .*/cache/draft-'],
  ['cache: the index', 'renameSync .*/cache/draft-', true],
  ['cache: the stamp', 'writeFileSync .*/cache/stamp'],
  ['write: the lock', 'linkSync .*/lock-'],
  ['write: a page', 'writeFileSync .*/new/index\\.html', true],
  ['write: a card', 'writeFileSync .*/new/assets/card-'],
  ['write: the search data', 'writeFileSync .*/new/search-current'],
  ['write: the same file again', 'linkSync .*/build/assets/'],
  ['write: the list of files', 'writeFileSync .*/new/\\.docs-ssg-manifest'],
  ['publish: the old site is put aside', 'renameSync .*/old$'],
  ['publish: a folder moves along', 'renameSync .*/old/\\S+ '],
  ['publish: the new site takes its place', 'renameSync .*/new \\S+/build$', true],
  ['publish: the move is over', 'rmSync .*/moved\\.json$'],
  ['publish: the old site becomes waste', 'renameSync .*/old \\S+/trash$'],
  ['publish: the waste is removed', '(?:unlinkSync|rmSync) .*/trash/\\S'],
]

const dieAt = fileURLToPath(new URL('../../helpers/die-at.cjs', import.meta.url))
const build = async (siteDir: string, env = {}) => runCli(['build', siteDir], { cwd: siteDir, env })

/** A site before its first build, and one that was built and then edited, with what its build makes. */
async function prepare() {
  const [fresh, edited] = [await siteOf(files), await siteOf(files)]
  for (const siteDir of [fresh, edited]) installCards(siteDir)
  expect(await build(edited)).toMatchObject({ exitCode: 0, stderr: '' })
  edit(edited)
  const old = hashTree(join(edited, 'build'))
  return {
    first: { siteDir: fresh, before: new Map<string, string>(), after: old },
    edit: { siteDir: edited, before: old, after: await treeOf(edited) },
  }
}
async function treeOf(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const copy = await copyOf(siteDir)
  expect(await build(copy)).toMatchObject({ exitCode: 0, stderr: '' })
  return hashTree(join(copy, 'build'))
}
async function copyOf(siteDir: string): Promise<string> {
  const copy = await temporaryFolder()
  cpSync(siteDir, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  return copy
}

const sites = await prepare()
const table = moments.flatMap(([phase, moment, first]) => [
  ...(first ? [['first', phase, moment] as const] : []),
  ['edit', phase, moment] as const,
])

it.each(table)(
  'P8: a build that is killed leaves the old or the new site, and the next one is right and leaves no litter: %s, %s',
  async (kind, phase, moment) => {
    const { siteDir, before, after } = sites[kind]
    const site = await copyOf(siteDir)
    const names = readdirSync(site)
    const died = join(await temporaryFolder(), 'died')
    countAttempts(1)
    const env = { NODE_OPTIONS: `--require ${dieAt}`, DIE_AT: moment, DIED: died }
    const killed = await build(site, env)
    expect([existsSync(died), killed.exitCode], killed.stderr).toEqual([true, null])
    const left = hashTree(join(site, 'build'))
    // Between two renames there is no site in its place, and the old one is whole beside it.
    const isBetween = kind === 'edit' && /^publish: (?:a folder moves|the new site)/.test(phase)
    if (!isBetween) expect([before, after]).toContainEqual(left)
    expect(await build(site)).toMatchObject({ exitCode: 0, stderr: '' })
    expect(hashTree(join(site, 'build'))).toEqual(after)
    expect(readdirSync(site).toSorted()).toEqual(
      [...new Set([...names, '.docs-ssg', 'build'])].toSorted(),
    )
    expect(readdirSync(join(site, '.docs-ssg')).toSorted()).toEqual([
      '.gitignore',
      'cache',
      'config.json',
    ])
    const cached = readdirSync(join(site, '.docs-ssg/cache')).map((name) => name.split('-')[0])
    expect(cached.toSorted()).toEqual(['data', 'index', 'stamp'])
  },
)
