import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRedirectsFile } from '../../../../../../cli/migrate/docusaurus/read/read-redirects-file.ts'
import { createSourceFiles } from '../../../../../../cli/migrate/source-files.ts'
import { siteOf } from '../../../../../helpers/site-of.ts'

it.each([
  ['beside the config', { 'website/_redirects': '/a /b' }, '/a /b'],
  ['above the folder of the site', { _redirects: '/a /b' }, '/a /b'],
  ['in both', { _redirects: '/c /d', 'website/_redirects': '/a /b' }, '/a /b'],
  ['in a static folder', { _redirects: '/a /b', 'website/static/_redirects': '/c /d' }, undefined],
  ['nowhere', {}, undefined],
])('D: reads the redirects %s', async (_, contents, expected) => {
  const root = await siteOf({ 'website/docs/a.md': '# A\n', '.git/HEAD': '', ...contents })
  const siteDir = join(root, 'website')
  const site = { siteDir, config: {}, files: createSourceFiles(siteDir) }
  expect(readRedirectsFile(site)).toBe(expected)
})

it('D: says nothing of redirects above a site without a repository', async () => {
  const siteDir = join(await siteOf({ 'website/docs/a.md': '# A\n' }), 'website')
  const files = createSourceFiles(siteDir)
  expect(readRedirectsFile({ siteDir, config: {}, files })).toBe(undefined)
  expect(files.notes()).toEqual([])
})

it('D: does not look above the repository', async () => {
  const siteDir = await siteOf({ 'docs/a.md': '# A\n', '.git/HEAD': '' })
  const files = createSourceFiles(siteDir)
  expect(readRedirectsFile({ siteDir, config: {}, files })).toBeUndefined()
  expect(files.notes()).toEqual([])
})
