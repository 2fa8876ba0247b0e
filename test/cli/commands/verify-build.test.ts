import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const page = {
  'docs/index.md': '# Start\n\nText.\n',
  'docs/guide/a.md': '# A\n\n[Start](../index.md)\n',
}
const config = (tagline: string) =>
  `export default { title: 'Site', customFields: {}, metadata: [{ name: 'made', content: ${tagline} }] }\n`

async function verify(siteDir: string) {
  const run = await runCli(['check', siteDir, '--verify', '--format', 'json'])
  const { diagnostics } = JSON.parse(run.stdout)
  return {
    ...run,
    found: diagnostics.filter(({ rule }: { rule: string }) => rule === 'not-deterministic'),
  }
}

it('F9: finds nothing in a site that depends on its text alone, dates of git included, and leaves nothing behind', async () => {
  const siteDir = await siteOf({ 'site/site.config.ts': config(`'by hand'`), ...prefixed(page) })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: siteDir })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'All')
  const { exitCode, found, stderr } = await verify(join(siteDir, 'site'))
  expect(found).toEqual([])
  expect(exitCode, stderr).toBe(0)
  expect(existsSync(join(siteDir, 'site/build'))).toBe(false)
  expect(
    execFileSync('git', ['status', '--porcelain'], { cwd: siteDir, encoding: 'utf8' }),
  ).toMatch(/^(?:\?\? site\/\.docs-ssg\/\n)?$/)
})

it.each([
  ['the clock', 'String(process.hrtime.bigint())'],
  ['the folder', 'siteDir'],
])('F9: names the pages that depend on %s', async (_, value) => {
  const load = `export const load = ({ siteDir }) => ({ value: ${value} })
export default ({ data }) => <p>{data.value}</p>\n`
  const siteDir = await siteOf({ 'pages/about.jsx': load, ...page })
  const { exitCode, found } = await verify(siteDir)
  expect(exitCode).toBe(1)
  expect(found.map(({ target }: { target: string }) => target)).toContain('about/index.html')
  expect(found.map(({ target }: { target: string }) => target)).not.toContain('guide/a/index.html')
})

/** Marks a page if the plugin has read `seen` on another page before. */
const remembering = `let hasSeen = false
const plugin = () => (tree, file) => {
  if (hasSeen) tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'after' }] })
  if (String(file).includes('seen')) hasSeen = true
}
export default { markdown: { remarkPlugins: [plugin] } }
`

it('F9: names the pages that depend on pages before them', async () => {
  const files = { ...page, 'docs/guide/b.md': '# B\n\nseen\n' }
  const siteDir = await siteOf({ 'site.config.ts': remembering, ...files })
  const { exitCode, found } = await verify(siteDir)
  expect(exitCode).toBe(1)
  const messages = found.map(({ message }: { message: string }) => message)
  for (const how of ['when its pages are built in reverse order', 'when other threads build'])
    expect(messages).toContainEqual(
      expect.stringContaining(`\`guide/a/index.html\` differs ${how}`),
    )
})

it('F9: names the pages that depend on pages that were rendered before them', async () => {
  const footer = `let count = 0
export default function Footer() { count += 1; return <p>Page {count}</p> }\n`
  const siteDir = await siteOf({
    'site.config.ts': "export default { theme: { slots: { articleBottom: './footer.jsx' } } }\n",
    'footer.jsx': footer,
    ...page,
    'docs/guide/b.md': '# B\n',
  })
  const { exitCode, found } = await verify(siteDir)
  expect(exitCode).toBe(1)
  const targets = found.map(({ target }: { target: string }) => target)
  expect(targets).toContain('index.html')
})

function prefixed(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text]))
}
