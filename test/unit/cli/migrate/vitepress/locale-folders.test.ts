import { expect, it } from 'vitest'
import { findLocaleFolders } from '../../../../../cli/migrate/vitepress/docs/locale-folders.ts'
import type { SourcePage } from '../../../../../cli/migrate/vitepress/docs/source-page.ts'
import type { SiteLocale } from '../../../../../cli/migrate/vitepress/vitepress-site.ts'

const locale: SiteLocale = {
  folder: '',
  code: 'en-US',
  label: 'English',
  isRtl: false,
  theme: {},
  description: undefined,
}

/** Pages by path; `next/a.md>a.md` gets its URL from the second one. */
const pagesOf = (...written: readonly string[]): SourcePage[] =>
  written.map((one) => {
    const [path = '', target = path] = one.split('>')
    return { path, target, url: `/${target}`, locale: '', frontMatter: {}, title: '', source: '' }
  })

it.each([
  [['index.md', 'guide/a.md'], '', ''],
  [['next/a.md>a.md', 'next/b/c.md>b/c.md'], 'next', 'next'],
  [['next/a.md>a.md', 'next/b/c.md>b/c.md', 'team.md'], 'next', ''],
  [['x/next/a.md>a.md', 'x/next/b.md>b.md', 'x/team.md>team.md'], 'x/next', 'x'],
  [['next/a.md>a.md', 'next/b.md>b.md', 'nextdoor/c.md'], 'next', ''],
])('pages in %j have the folder `%s`, and with slugs `%s`', (paths, folder, withSlugs) => {
  const find = (hasSlugs: boolean) =>
    findLocaleFolders([locale], pagesOf(...paths), { hasSlugs }).map((one) => one.folder)
  expect([find(false), find(true)]).toEqual([[folder], [withSlugs]])
})
