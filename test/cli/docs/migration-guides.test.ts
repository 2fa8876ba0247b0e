import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const guides = join(import.meta.dirname, '../../../docs/content/guides')

/** What a site of the tool contains besides the page that the guide shows. */
const around: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vitepress: {
    '.vitepress/config.ts': 'export default {}\n',
    'index.md': '# Home\n',
    'snippets/counter.ts': 'export const count = 1\n',
    'parts/note.md': 'A note.\n',
    'parts/_note.md': 'A note.\n',
  },
  starlight: {
    'astro.config.mjs': 'export default {}\n',
    'src/content/docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
    'public/robots.txt': '',
  },
  mkdocs: {
    'mkdocs.yml': 'site_name: Counter\n',
    'docs/index.md': '# Home\n',
    'docs/_note.md': 'A note.\n',
  },
}
const versionCard = 'export default ({ name }) => <b>{name}</b>\n'

/** The code blocks of a guide by title. */
async function blocksOf(tool: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(guides, `migration-${tool}.md`), 'utf8')
  const blocks = text.matchAll(/^(`{3,})\w+ title="(.+)"\n([\s\S]+?)^\1$/gm)
  return Object.fromEntries([...blocks].map(([, , title = '', body = '']) => [title, body]))
}

async function check(tool: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const siteDir = await siteOf({ ...around[tool], ...files })
  const { stdout, stderr } = await runCli(['check', siteDir, '--format', 'json'])
  if (stdout === '') throw new Error(stderr)
  const { diagnostics }: { diagnostics: { rule: string; message: string }[] } = JSON.parse(stdout)
  return diagnostics.map(({ rule, message }) => `${rule}: ${message}`)
}

describe.each(Object.keys(around))('the guide for migration from %s', (tool) => {
  it('shows a page that `check` explains, and its successor, in which it finds nothing', async () => {
    const { 'site.config.ts': config = '', ...blocks } = await blocksOf(tool)
    const [before = ''] = Object.keys(blocks).filter((title) => title.endsWith('(before)'))
    const path = before.replace(' (before)', '')
    const after = blocks[`${path} (after)`] ?? ''
    expect(after).not.toBe('')

    const found = await check(tool, { 'site.config.ts': config, [path]: blocks[before] ?? '' })
    expect(found.length, found.join('\n')).toBeGreaterThanOrEqual(6)

    const own = after.includes('<VersionCard')
      ? {
          'parts/VersionCard.jsx': versionCard,
          'site.config.ts': config.replace(
            'defineConfig({',
            "defineConfig({\n  components: { VersionCard: 'parts/VersionCard.jsx' },",
          ),
        }
      : { 'site.config.ts': config }
    expect(await check(tool, { ...own, [path]: after })).toEqual([])
  })
})

it('the page of MkDocs that the guide shows moves with `migrate --rewrite`', async () => {
  const { 'docs/guide.md (before)': page = '' } = await blocksOf('mkdocs')
  expect(page).toContain('!!! note "Before you start"\n    Install')
  const extensions = 'markdown_extensions: [pymdownx.snippets]\n'
  const siteDir = await siteOf({
    ...around['mkdocs'],
    'mkdocs.yml': `site_name: Counter\n${extensions}`,
    'docs/guide.md': page,
    'note.md': 'A note.\n',
  })
  const run = await runCli(['migrate', siteDir, '--rewrite', '--yes'])
  expect(run.exitCode).toBe(0)
  expect(run.stderr).not.toMatch(/foreign-syntax|code-meta/)
  expect(await readFile(join(siteDir, 'docs/guide.md'), 'utf8')).toContain('A note.')
})

it('the page of VitePress that the guide shows moves with `migrate --rewrite`', async () => {
  const { 'guide.md (before)': page = '' } = await blocksOf('vitepress')
  expect(page).toContain('<<< @/snippets/counter.ts')
  const siteDir = await siteOf({ ...around['vitepress'], 'guide.md': page })
  const run = await runCli(['migrate', siteDir, '--rewrite', '--yes'])
  expect(run.exitCode).toBe(0)
  expect(run.stderr).not.toMatch(/unknown-front-matter|unknown-tag|html-removed/)
  const moved = await readFile(join(siteDir, 'guide.md'), 'utf8')
  expect(moved).toContain('toc_max_heading_level: 6\n')
  expect(moved).toContain('```ts file="./snippets/counter.ts"\n```\n\nA note.\n')
  expect(moved).toContain('Version <!-- VitePress: {{ version }} -->')
  expect(moved).toContain('<!-- VitePress: <VersionCard name="2.0" /> -->')
  expect(moved).toContain('<button>Add</button>')
})

it('the page of Starlight that the guide shows moves with `migrate --rewrite`', async () => {
  const path = 'src/content/docs/guide.mdx'
  const { [`${path} (before)`]: page = '' } = await blocksOf('starlight')
  expect(page).toContain('<Aside type="caution">Save your work.</Aside>')
  const siteDir = await siteOf({
    ...around['starlight'],
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Counter' })] }
`,
    [path]: page,
  })
  const run = await runCli(['migrate', siteDir, '--rewrite', '--yes'])
  expect(run.exitCode).toBe(0)
  expect(run.stderr).toBe('')
  expect(await readFile(join(siteDir, path), 'utf8')).toContain('const step = 2 // [!code ++]')
})
