import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linksWithin } from '../../helpers/links-within.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const read = (siteDir: string, path: string): Promise<string> =>
  readFile(join(siteDir, 'build', path), 'utf8')

const config = `export default {
  docs: { showLastUpdateTime: false, editUrl: 'https://git.example/docs/' },
  versions: [
    { name: '2', label: 'Two', docsPath: 'v2' },
    { name: 'current', label: 'Next', path: 'next', docsPath: 'docs' },
    { name: '1', label: 'One', path: '1', docsPath: 'v1', sidebars: { old: ['b', 'a'] } },
  ],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français', path: 'fr', fallback: true,
      docsPaths: { 2: 'tr/version-2', current: 'tr/current', 1: 'tr/version-1' } },
  ],
  sidebars: { main: ['a', 'b'] },
}`
const files = {
  'site.config.ts': config,
  'docs/a.md': '# A next\n\n[b](./b.md)\n',
  'docs/b.md': '# B next\n',
  'v2/a.md': '# A two\n\n[b](./b.md) [b](/b)\n',
  'v2/b.md': '# B two\n\n[a](a.md#x)\n\n## X\n\n[c](/nowhere)\n',
  'v1/a.md': '# A one\n',
  'v1/b.md': '# B one\n',
  'tr/current/a.md': '# A prochain\n\n[b](./b.md)\n',
  'tr/version-2/a.md': '# A deux\n\n[b](./b.md) [b](/b)\n\n## X\n',
  'tr/version-1/b.md': '# B un\n',
}

it('D: versions and translations together are read where the config says', async () => {
  const siteDir = await siteOf(files)
  const run = await runCli(['build', siteDir])
  // The original is read for both languages; its fault is one.
  expect(run.stderr.match(/ {2}broken-\w+$/gm)).toEqual(['  broken-anchor', '  broken-link'])
  await writeFile(join(siteDir, 'v2/b.md'), '# B two\n\n[a](a.md)\n')
  const mended = await runCli(['build', siteDir])
  expect([mended.exitCode, mended.stderr]).toEqual([0, ''])
  for (const [page, title] of [
    ['fr/a', 'A deux'],
    ['fr/b', 'B two'],
    ['fr/next/a', 'A prochain'],
    ['fr/next/b', 'B next'],
    ['fr/1/a', 'A one'],
    ['fr/1/b', 'B un'],
  ])
    expect(await read(siteDir, `${page}/index.html`), page).toContain(`>${title}</h1>`)
})

it('D: an untranslated page is shown in its original language', async () => {
  const siteDir = await siteOf({
    ...files,
    'v2/b.md': '# B two\n\n[a](a.md#x)\n',
    'v2/a.md': '# A\n\n[b](b.md)\n\n## X\n',
  })
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const original = await read(siteDir, 'fr/b/index.html')
  expect(original).toContain('<html class="layout-doc" lang="fr"')
  expect(original).toContain('<article class="markdown" lang="en">')
  // Its links stay in the language, and reach translations where there are any.
  expect(original).toContain('<a href="/fr/a#x">a</a>')
  const translated = await read(siteDir, 'fr/a/index.html')
  expect(translated).toContain('<article class="markdown">')
  expect(translated).toContain('<a href="/fr/b">b</a> <a href="/fr/b">b</a>')
  expect(await read(siteDir, 'b/index.html')).toContain('<a href="/a#x">a</a>')
})

it('D: without `fallback` a missing translation is no page, and links lead to the original', async () => {
  const siteDir = await siteOf({
    ...files,
    'site.config.ts': config.replace('fallback: true,', ''),
    'v2/b.md': '# B two\n',
  })
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  expect(await read(siteDir, 'fr/a/index.html')).toContain('<a href="/b">b</a>')
  await expect(read(siteDir, 'fr/b/index.html')).rejects.toThrow('ENOENT')
})

it('D: texts of the config are translated; addresses made of them are not', async () => {
  const siteDir = await siteOf({
    ...files,
    'v2/b.md': '# B two\n',
    'site.config.ts': `export default { title: 'Site', docs: { showLastUpdateTime: false },
      // Both versions are made from one folder, whose page links to /b.
      checks: { rules: { 'other-version': 'ignore' } },
      navbar: { items: [{ label: 'Read', to: '/a' }, { label: 'More', type: 'dropdown', items: [{ label: 'Read', to: '/b' }] }] },
      footer: { copyright: 'By us', links: [{ title: 'More', items: [{ label: 'Read', to: '/a' }] }] },
      announcementBar: { content: 'Read **this**' },
      versions: [{ name: '2', label: 'Two', docsPath: 'v2' }, { name: '1', label: 'One', path: '1', docsPath: 'v2' }],
      locales: [{ code: 'en', label: 'English' }, { code: 'fr', label: 'Français', path: 'fr', docsPath: 'tr/version-2', fallback: true,
        translations: { Read: 'Lire', More: 'Plus', 'By us': 'Par nous', 'Read **this**': 'Lisez **ceci**', Two: 'Deux', All: 'Tout', Words: 'Mots' } }],
      sidebars: { main: ['a', { type: 'category', label: 'All', link: { type: 'generated-index', description: 'Words' }, items: [{ type: 'doc', id: 'b', label: 'Read' }] }] } }`,
  })
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const french = await read(siteDir, 'fr/category/all/index.html')
  for (const text of [
    '>Lire<',
    '>Plus<',
    'Par nous',
    'Lisez <strong>ceci</strong>',
    'Deux',
    '>Tout</h1>',
    '<p>Mots</p>',
  ])
    expect(french, text).toContain(text)
  expect(french).not.toMatch(/>(?:Read|More|All|Words)</)
  expect(await read(siteDir, 'category/all/index.html')).toContain('>All</h1>')
})

it('D: a version may have its own sidebars; errors in them point to their key', async () => {
  const siteDir = await siteOf({ ...files, 'v2/b.md': '# B two\n' })
  await runCli(['build', siteDir])
  const labels = async (path: string): Promise<string[]> =>
    linksWithin(await read(siteDir, path), 'dataSidebar').map(({ label }) => label)
  expect(await labels('a/index.html')).toEqual(['A two', 'B two'])
  expect(await labels('1/a/index.html')).toEqual(['B one', 'A one'])
  await writeFile(
    join(siteDir, 'site.config.ts'),
    config.replace("['b', 'a'] }", "['b', 'nope'] }"),
  )
  const run = await runCli(['build', siteDir])
  expect(run.stderr).toContain('`versions[2].sidebars.old[1]` names the doc `nope`')
})
