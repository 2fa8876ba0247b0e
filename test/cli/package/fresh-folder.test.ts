import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { hosts, isInstalled, startHost } from '../../helpers/real-host.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']

interface Output {
  readonly code: number
  readonly text: string
}

/** Everything a person does who has a tarball and an empty folder, in that order. */
describe('a fresh folder and the packed tarball', () => {
  let folder = ''
  let siteDir = ''
  const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined, FORCE_COLOR: undefined }

  /** The command of the installed package, in the folder of the site. */
  const docsSsg = async (...args: readonly string[]): Promise<Output> =>
    run(join(folder, 'node_modules/.bin/docs-ssg'), args, { cwd: siteDir, env }).then(
      ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        text: error.stdout + error.stderr,
      }),
    )

  beforeAll(async () => {
    folder = await temporaryFolder()
    siteDir = folder
    await run(process.execPath, ['cli/package/build-types.mjs'], { cwd: root })
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root })
    const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? ''
    await writeFile(join(folder, 'package.json'), '{"private":true}')
    await run('npm', ['install', `./${tarball}`, ...quiet], { cwd: folder })
  }, 300_000)

  it('become a site with `init`', async () => {
    const { code, text } = await docsSsg('init', 'my-docs', '--yes', '--no-install')
    expect([code, text]).toEqual([0, expect.stringContaining('Wrote `my-docs/docs/index.md`.')])
    siteDir = join(folder, 'my-docs')
    expect((await docsSsg('check', '--strict')).text).toContain('no problems')
  })

  it('find the broken link of a new page, and build nothing until it is repaired', async () => {
    const page = join(siteDir, 'docs/guide/update.md')
    await writeFile(page, '# Update\n\nFirst [install it](./instal.md).\n')
    const broken = await docsSsg('build')
    expect(broken.code).toBe(1)
    expect(broken.text).toMatch(/docs\/guide\/update\.md:3:7 {2}error {2}broken-link\n/)
    expect(broken.text).toContain('docs-ssg explain broken-link')
    expect(existsSync(join(siteDir, 'build'))).toBe(false)

    await writeFile(page, '# Update\n\nFirst [go to the start](../index.md).\n')
    const repaired = await docsSsg('build', '--strict')
    expect([repaired.code, repaired.text]).toEqual([0, expect.stringContaining('No warnings')])
  })

  it.skipIf(!isInstalled('nginx'))(
    'are served by nginx with the config of the manual',
    async () => {
      const { nginx } = hosts
      if (nginx === undefined) throw new Error('The test has no nginx.')
      const config = join(siteDir, 'site.config.ts')
      const text = await readFile(config, 'utf8')
      await writeFile(
        config,
        text.replace('defineConfig({', "defineConfig({\n  hostFiles: ['nginx'],"),
      )
      expect((await docsSsg('build')).code).toBe(0)
      const origin = await startHost('nginx', nginx, join(siteDir, 'build'))
      const page = await fetch(`${origin}/guide/update`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Update')])
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect((await fetch(`${origin}/missing`)).status).toBe(404)
    },
  )
})
