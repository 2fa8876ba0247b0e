import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeSite } from '../../../../cli/output/write-site.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { createFsNameRules } from '../../../../cli/output/fs-name-rules.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { readSite } from './fixture.ts'
import { toFile } from './output-process.ts'

const trial = 'Trial-\u00E9'
const foldingDisk = () => createFsNameRules((name) => name.toLowerCase() === trial.toLowerCase())
const exactDisk = () => createFsNameRules((name) => name === trial)

/** Writes a page `/errors`, and redirects from `/Errors`, `/Old` and `/old`. */
async function write(probe: typeof exactDisk, rules: Readonly<Record<string, string>> = {}) {
  const siteDir = await siteOf({
    'site.config.ts': `export default ${JSON.stringify({ checks: { rules } })}\n`,
    'docs/index.md': '# Home\n',
  })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config must be sound.')
  const redirects = ['Errors', 'Old', 'old'].map((name) => toFile(`${name}/index.html`, name))
  const page = toFile('errors/index.html', 'page')
  const result = await writeSite(
    loaded.config,
    {
      pages: () => [{ path: page.path, fingerprint: () => undefined, render: () => page }],
      twins: () => [],
      files: [toFile('robots.txt', '')],
      redirectPages: redirects,
      copies: [],
    },
    { pid: process.pid, probeNames: probe },
  )
  return { ...result, files: () => readSite(join(siteDir, 'build')) }
}

it.runIf(process.platform === 'linux')(
  'R4: writes every redirect page where the disk tells letter case apart',
  async () => {
    const { files, diagnostics } = await write(exactDisk)
    expect(diagnostics).toEqual([])
    expect(files()).toEqual({
      'Errors/index.html': 'Errors',
      'Old/index.html': 'Old',
      'errors/index.html': 'page',
      'old/index.html': 'old',
      'robots.txt': '',
    })
  },
)

it('R4: keeps the page and leaves its twin out where the disk folds letter case, and names both', async () => {
  const { files, diagnostics, pageCount } = await write(foldingDisk)
  expect(pageCount).toBe(1)
  expect(files()).toEqual({
    'Old/index.html': 'Old',
    'errors/index.html': 'page',
    'robots.txt': '',
  })
  expect(diagnostics).toMatchObject([
    {
      rule: 'redirect-left-out',
      severity: 'info',
      message:
        '`Errors/index.html` and `errors/index.html` are the same file on this disk, so the redirect page `Errors/index.html` was not written.',
    },
    { rule: 'redirect-left-out', data: { actual: 'old/index.html' } },
  ])
})

it('F: the config may be quiet about what is left out, or refuse to write the site', async () => {
  const quiet = await write(foldingDisk, { 'redirect-left-out': 'ignore' })
  expect(quiet.diagnostics).toEqual([])
  const strict = await write(foldingDisk, { 'redirect-left-out': 'error' })
  expect(strict.diagnostics.map(({ severity }) => severity)).toEqual(['error', 'error'])
  expect(strict.files).toThrow('ENOENT')
})
