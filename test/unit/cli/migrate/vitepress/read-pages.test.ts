import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { createSourceFiles } from '../../../../../cli/migrate/source-files.ts'
import { readPages } from '../../../../../cli/migrate/vitepress/docs/read-pages.ts'
import { temporaryFolder } from '../../../../helpers/site-of.ts'

it('finds pages, and tells apart those without a URL', async () => {
  const docsDir = await temporaryFolder()
  const paths = ['index.md', 'guide.md', 'guide/index.md', 'api.md', 'api/a.md', '[b].md', '_c.md']
  for (const path of paths) {
    await mkdir(dirname(join(docsDir, path)), { recursive: true })
    await writeFile(join(docsDir, path), '# A\n')
  }
  const found = readPages({
    docsDir,
    siteDir: docsDir,
    configFile: join(docsDir, '.vitepress/config.ts'),
    files: createSourceFiles(docsDir),
    config: {},
    locales: [],
    otherLocales: [],
    hasCleanUrls: false,
    missing: [],
  })
  expect(found.pages.map(({ path, url }) => `${path} ${url}`).toSorted()).toEqual([
    'api.md /api',
    'api/a.md /api/a',
    'guide/index.md /guide',
    'index.md /',
  ])
  expect(found.twins).toEqual(['guide.md'])
  expect(found.dynamic).toEqual(['[b].md'])
  expect(found.unpublishable).toEqual(['_c.md'])
})
