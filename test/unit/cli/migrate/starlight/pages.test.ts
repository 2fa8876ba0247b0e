import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSourceFiles } from '../../../../../cli/migrate/source-files.ts'
import { findOtherPages } from '../../../../../cli/migrate/starlight/docs/find-other-pages.ts'
import { isPageFile } from '../../../../../cli/migrate/starlight/docs/page-url.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

describe('the pages of a Starlight site', () => {
  it.each([
    ['guide/install.md', true],
    ['guide/_part.mdx', false],
    ['_parts/cta.mdx', false],
    ['fr/develop/_sections/listen.md', false],
    ['.hidden/a.md', false],
    ['guide/a_b.md', true],
    ['guide/page.mdoc', false],
    ['guide/data.json', false],
  ])('`%s` is a page: %s', (path, expected) => {
    expect(isPageFile(path)).toBe(expected)
  })

  it('files that code writes, and the feed of the plugin for blogs, have a URL', async () => {
    const siteDir = await siteOf({
      'src/pages/feed.xml.ts': '',
      'src/pages/data/[id].json.js': '',
      'src/pages/_part.xml.ts': '',
      'src/pages/helper.ts': '',
      'src/pages/team.astro': '',
      'src/content/docs/index.md': '',
    })
    const others = findOtherPages({
      siteDir,
      srcDir: join(siteDir, 'src'),
      docsDir: join(siteDir, 'src/content/docs'),
      files: createSourceFiles(siteDir),
      options: { plugins: [{ $package: 'starlight-blog' }] },
    })
    expect(others.urls).toEqual(['/team', '/feed.xml', '/blog/rss.xml'])
    expect(others.notes.map(({ subject }) => subject)).toEqual([
      'src/pages/team.astro',
      'src/pages/feed.xml.ts',
    ])
  })
})
