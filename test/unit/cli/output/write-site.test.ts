import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeSite } from '../../../../cli/output/write-site.ts'
import type { WrittenPages } from '../../../../cli/output/written-pages.ts'
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

it('writes a file with a fingerprint again only if the fingerprint, the path or the file on the disk changed', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# Home\n' })
  const loaded = await loadConfig({ siteDir })
  if (loaded.kind === 'invalid') throw new Error('The config must be sound.')
  let reads = 0
  const writeFile = async (fingerprint: string, known: WrittenPages) => {
    reads = 0
    const file = {
      ...toFile('data.json', ''),
      fingerprint,
      get contents() {
        reads += 1
        return fingerprint
      },
    }
    const site = { pages: () => [], twins: () => [], files: [file], redirectPages: [], copies: [] }
    const { writtenPages } = await writeSite(loaded.config, site, { pid: process.pid, known })
    return { known: writtenPages, files: readSite(join(siteDir, 'build')), reads }
  }
  const first = await writeFile('one', new Map())
  expect(first.files).toEqual({ 'data.json': 'one' })
  expect(await writeFile('one', first.known)).toMatchObject({ files: first.files, reads: 0 })
  const second = await writeFile('two', first.known)
  expect(second.files).toEqual({ 'data.json': 'two' })
  expect(second.reads).toBeGreaterThan(0)
  writeFileSync(join(siteDir, 'build/data.json'), 'other')
  const third = await writeFile('two', second.known)
  expect(third.files).toEqual({ 'data.json': 'two' })
  rmSync(join(siteDir, 'build'), { recursive: true })
  expect(await writeFile('two', third.known)).toMatchObject({ files: { 'data.json': 'two' } })
})
