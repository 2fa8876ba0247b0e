import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const config = {
  'site.config.ts': `export default { title: 'Site', url: 'https://docs.example' }\n`,
}

const home = '# Home\n\n## Install\n\nText.\n'
const withWarning = '# Home\n\n#### Setup\n\nText.\n'
const withError = '# Home\n\n[Gone](./gone.md)\n'

/** Build a site, change its page to `text`, and check it against the build. */
async function checkChange(text: string, flags: readonly string[] = []) {
  const before = await siteOf({ ...config, 'docs/index.md': home })
  const built = await runCli(['build', before])
  expect(built.exitCode, built.stderr).toBe(0)
  const siteDir = await siteOf({ ...config, 'docs/index.md': text })
  return runCli(['check', siteDir, '--against', join(before, 'build'), ...flags])
}

it('`check --against` prints what changes for readers, and fails on errors alone', async () => {
  const warned = await checkChange(withWarning)
  expect(warned.stdout).toContain('lost `#install`; new `#setup`')
  expect(warned.stdout).toContain('heading-jump')
  expect(warned.exitCode, warned.stderr).toBe(0)
  expect((await checkChange(withError)).exitCode).toBe(1)
})

it('`check --against --strict` fails on a warning, as `check --strict` does', async () => {
  const { exitCode, stdout } = await checkChange(withWarning, ['--strict'])
  expect(stdout).toContain('lost `#install`')
  expect(exitCode).toBe(1)
})

it('`check --against` writes the report that `--format` and `--output` ask for', async () => {
  const folder = await temporaryFolder()
  const output = join(folder, 'report.json')
  const flags = ['--format', 'json', '--output', output]
  const { stdout, stderr } = await checkChange(withWarning, flags)
  expect(stdout, stderr).toContain('lost `#install`')
  expect(JSON.parse(await readFile(output, 'utf8'))).toMatchObject({
    version: 1,
    summary: { errors: 0, warnings: 1, infos: 0 },
    diagnostics: [{ rule: 'heading-jump', file: 'docs/index.md', line: 3 }],
  })
})
