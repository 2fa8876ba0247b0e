import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const read = (siteDir: string, path: string): Promise<string> =>
  readFile(join(siteDir, path), 'utf8')

describe('the first build of a site', () => {
  it('keeps its cache out of git', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n',
      'site.config.ts': 'export default {}',
    })
    expect((await runCli(['build', siteDir])).exitCode).toBe(0)
    const git = (...args: string[]): string =>
      execFileSync('git', ['-C', siteDir, ...args], { encoding: 'utf8' })
    git('init', '--quiet')
    git('add', '--all')
    expect(git('ls-files')).not.toContain('.docs-ssg/')
  })

  it('warns that `url` is not set, and not in a site that sets it', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n',
      'site.config.ts': "export default {\n  title: 'A',\n}\n",
      'set.config.ts': "export default { url: 'https://docs.example.org' }\n",
    })
    const { exitCode, stdout } = await runCli(['build', siteDir])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Note: `url` is not set')
    expect(stdout).toContain(
      "Write `url: 'https://docs.example.org'` with your own domain in `site.config.ts`.",
    )
    const set = await runCli([
      'build',
      siteDir,
      '--config',
      join(siteDir, 'set.config.ts'),
      '--strict',
    ])
    expect(set.stdout).not.toContain('is not set')
    expect(set.exitCode).toBe(0)
  })

  it('has no switchers, an icon, and the color scheme of the system', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n',
      'site.config.ts': "export default { title: 'élan' }",
    })
    await runCli(['build', siteDir])
    const html = await read(siteDir, 'build/index.html')
    expect(html).not.toMatch(/class="?[^">]*switcher|>Next<|>English</)
    expect(html).toContain(' data-theme-system>')
    // The navbar has no items.
    expect(html).not.toMatch(/class="?[^">]*navbar__nav/)
    const [, icon = ''] =
      /<link rel="icon" href="(\/assets\/icon-[0-9a-f]{8}\.svg)">/.exec(html) ?? []
    expect(await read(siteDir, `build${icon}`)).toMatch(/^<svg [^]*>É<\/text>/)
  })

  it('finds the icon of the site, and follows a chosen color mode', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n',
      'static/favicon.ico': 'x',
      'site.config.ts': "export default { colorMode: { defaultMode: 'dark' } }",
    })
    await runCli(['build', siteDir])
    const html = await read(siteDir, 'build/index.html')
    expect(html).toContain('<link rel="icon" href="/favicon.ico">')
    expect((await readdir(join(siteDir, 'build/assets'))).join()).not.toContain('icon-')
    expect(html).toContain('data-theme-default="dark"')
    expect(html).not.toContain('data-theme-system')
  })

  it('explains the files for hosts', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n',
      'site.config.ts': "export default { redirects: [{ from: '/old', to: '/' }] }",
    })
    await runCli(['build', siteDir])
    expect(await read(siteDir, 'build/.nojekyll')).toContain('GitHub Pages')
    expect(await read(siteDir, 'build/_headers')).toMatch(/^# Headers for hosts/)
    expect(await read(siteDir, 'build/_redirects')).toMatch(
      /^# Redirects for hosts[^]*\/old \/ 301/,
    )
  })

  it('says which package is missing', async () => {
    const siteDir = await siteOf({
      'docs/index.md': '# Home\n\n<A />\n',
      'a.tsx': "import pad from '@scope/left-pad/sub'\nexport const A = () => <b>{pad}</b>\n",
      'site.config.ts': "export default { components: { A: 'a.tsx' } }",
      'other.config.ts': "import { x } from 'nowhere'\nexport default { title: x }",
    })
    const { stderr } = await runCli(['build', siteDir])
    expect(stderr).toContain('Install the package with `npm install @scope/left-pad`')
    const config = await runCli(['build', siteDir, '--config', join(siteDir, 'other.config.ts')])
    expect(config.stderr).toContain('Install the package with `npm install nowhere`')
  })

  it('names the page to create in an empty folder', async () => {
    const { exitCode, stderr } = await runCli(['build', await siteOf({ 'notes.txt': '' })])
    expect(stderr).toContain('contains no Markdown file')
    expect(stderr).toContain('Create `index.md`')
    expect(exitCode).toBe(1)
  })
})
