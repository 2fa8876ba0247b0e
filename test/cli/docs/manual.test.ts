import { execFile } from 'node:child_process'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { brokenSite } from '../../../docs/generate/terminal.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

describe('the manual', () => {
  let folder = ''

  beforeAll(async () => {
    folder = await temporaryFolder()
    await run(process.execPath, ['cli/package/build-types.mjs'], { cwd: root })
    await run(process.execPath, ['docs/generate/link-package.mjs'], { cwd: root })
  })

  it('passes the strictest check: links, samples, HTML, contrast, budgets, its lock and equal bytes', async () => {
    const args = ['check', 'docs', '--strict', '--verify']
    const { exitCode, stdout, stderr } = await runCli(args, { cwd: root })
    expect(stdout + stderr).toMatch(/Samples: \d{2,} compiled .*, [1-9]\d* run/)
    expect(stdout + stderr).toMatch(/Checked \d{2,} pages: no (?:problems|errors|findings)/)
    expect(exitCode).toBe(0)
  })

  it('is built by docs-ssg', async () => {
    const args = ['build', 'docs', '--out-dir', join(folder, 'build'), '--strict']
    const { exitCode, stdout } = await runCli(args, { cwd: root })
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('No warnings')])
    const page = await readFile(join(folder, 'build/reference/config/docs/index.html'), 'utf8')
    expect(page).toContain('id="docs.path"')
  })

  it('shows in the README what the command prints', async () => {
    const file = join(folder, 'terminal.svg')
    await run(process.execPath, ['docs/generate/draw-terminal.mjs', file], { cwd: root })
    const committed = await readFile(join(root, '.github/terminal.svg'), 'utf8')
    expect(await readFile(file, 'utf8'), 'run `npm run docs:terminal`').toBe(committed)
    expect(committed.match(/>error</g)).toHaveLength(3)
  })

  it('shows on its home page what `check` prints', async () => {
    const siteDir = join(folder, 'broken')
    for (const [path, contents] of Object.entries(brokenSite)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      await writeFile(join(siteDir, path), contents)
    }
    // The samples are compiled with the TypeScript of the site.
    await symlink(join(root, 'node_modules'), join(siteDir, 'node_modules'), 'junction')
    const { stdout, stderr } = await runCli(['check', siteDir])
    const printed = `${stdout}\n${stderr}`.split('\n').map((line) => line.trim())
    const home = await readFile(join(root, 'docs/content/index.md'), 'utf8')
    const [, shown = ''] =
      /^    title: npx docs-ssg check\n    code: \|\n([\s\S]+?)^\S/m.exec(home) ?? []
    const lines = shown
      .trim()
      .split('\n')
      .map((line) => line.trim())
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.filter((line) => !printed.some((one) => one.endsWith(line)))).toEqual([])
  })

  it('shows a first page that works, and the error that docs-ssg prints', async () => {
    const text = await readFile(join(root, 'docs/content/start/first-page.md'), 'utf8')
    const siteDir = join(folder, 'first')
    const files = [...text.matchAll(/^```(?:md|ts) title="(.+)"\n([\s\S]+?)^```$/gm)]
    expect(files.map(([, path]) => path)).toEqual([
      'docs/index.md',
      'docs/guide/install.md',
      'site.config.ts',
    ])
    for (const [, path = '', contents = ''] of files) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true })
      await writeFile(join(siteDir, path), contents)
    }
    expect((await runCli(['build', siteDir])).exitCode).toBe(0)

    const home = join(siteDir, 'docs/index.md')
    const broken = (await readFile(home, 'utf8')).replace('install.md', 'instal.md')
    await writeFile(home, broken)
    const { exitCode, stdout, stderr } = await runCli(['build', '.'], { cwd: siteDir })
    const shown = /^```txt\n([\s\S]+?)^```$/m.exec(text)?.[1] ?? 'nothing is shown'
    expect(stdout + stderr).toContain(shown.trimEnd())
    expect(exitCode).toBe(1)
  })
})
