import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkLock } from '../../../../cli/checks/lock/check-lock.ts'
import { planFixes, writeFixes } from '../../../../cli/fix/fix-site.ts'
import { toLinkFix, withoutOwnDomain } from '../../../../cli/links/fix-link.ts'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import { toPlace } from '../../../../cli/report/diagnostic.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** Apply the fixes, and list what changed. */
function fixSite(...[site, found, what]: Parameters<typeof planFixes>): readonly string[] {
  const files = planFixes(site, found, what)
  writeFixes(site.config.siteDir, files)
  return files.flatMap(({ changes }) => changes)
}

/** The same diagnostics with other sentences for people. */
const reworded = (found: readonly Diagnostic[]): Diagnostic[] =>
  found.map((diagnostic) => ({ ...diagnostic, message: 'Something is wrong here.', help: '' }))

/** A site in memory whose sources are also on the disk; its first doc has one link. */
async function siteWith(href: string) {
  const siteDir = await siteOf({
    'docs/start.md': `# Start\n\n[x](${href})\n`,
    'docs/guide/install.md': '# Install\n\n## Use it\n',
  })
  const pages = pagesOf({
    'start.md': { links: [href] },
    'guide/install.md': { ids: ['use-it'] },
  })
  const { site } = memorySite({ config: configOf({}, { siteDir }), pages })
  return { siteDir, site }
}

it.each([
  ['./install.md', './guide/install.md'],
  ['/Guide/Install', '/guide/install'],
  ['./guide/install.md#Use_It', './guide/install.md#use-it'],
])('a broken link `%s` carries the fix `%s`, whatever its message says', async (from, to) => {
  const { site, siteDir } = await siteWith(from)
  const { diagnostics } = resolveLinks(site)
  expect(diagnostics.map(({ fix }) => fix)).toEqual([
    [{ kind: 'replace-url', place: toPlace('docs/start.md', { line: 2, column: 3 }), from, to }],
  ])
  expect(fixSite(site, reworded(diagnostics), 'links')).toEqual([
    `docs/start.md:2: \`${from}\` is now \`${to}\``,
  ])
  expect(await readFile(join(siteDir, 'docs/start.md'), 'utf8')).toBe(`# Start\n\n[x](${to})\n`)
})

it('a suggestion that is only similar is data, but not a fix', async () => {
  const { site } = await siteWith('./guide/instal.md')
  const { diagnostics } = resolveLinks(site)
  expect(diagnostics).toMatchObject([
    { data: { actual: './guide/instal.md', expected: ['./guide/install.md'] } },
  ])
  expect(diagnostics[0]).not.toHaveProperty('fix')
  expect(fixSite(site, diagnostics, 'links')).toEqual([])
})

it('a lost id whose text has a new id carries the alias, whatever its message says', async () => {
  const { site, siteDir } = await siteWith('./guide/install.md')
  const found = checkLock({
    lock: { version: 1, pages: { '/guide/install/': { usage: 'Use it' } } },
    current: { version: 1, pages: { '/guide/install/': { 'use-it': 'Use it' } } },
    redirected: new Set(),
    path: toPlace('docs.lock.json', { line: 1, column: 1 }).path,
    text: '',
  })
  expect(found).toMatchObject([
    {
      rule: 'lost-anchor',
      data: { actual: '/guide/install/#usage', expected: ['/guide/install/#use-it'] },
      fix: [{ kind: 'add-alias', url: '/guide/install/', from: 'usage', to: 'use-it' }],
    },
  ])
  fixSite(site, reworded(found), 'links')
  expect(await readFile(join(siteDir, 'docs/guide/install.md'), 'utf8')).toBe(
    '---\naliases:\n  usage: use-it\n---\n\n# Install\n\n## Use it\n',
  )
})

it('a lost id that no id replaces carries no fix', () => {
  const [lost] = checkLock({
    lock: { version: 1, pages: { '/': { usage: 'Use it' } } },
    current: { version: 1, pages: { '/': { other: 'Other' } } },
    redirected: new Set(),
    path: toPlace('docs.lock.json', { line: 1, column: 1 }).path,
    text: '',
  })
  expect(lost?.rule).toBe('lost-anchor')
  expect(lost).not.toHaveProperty('fix')
})

it('a link with the domain of the site is replaced by its path', async () => {
  const { site } = await siteWith('./guide/install.md')
  const own = { ...site, config: { ...site.config, url: 'https://docs.example' } }
  const href = 'https://docs.example/guide/install#use-it'
  const place = toPlace('docs/start.md', { line: 2, column: 3 })
  expect(withoutOwnDomain(href, own)).toBe('/guide/install#use-it')
  expect(withoutOwnDomain('https://docs.example/none', own)).toBeUndefined()
  expect(toLinkFix({ place, data: { actual: href } }, '/guide/install#use-it')).toEqual({
    fix: [{ kind: 'replace-url', place, from: href, to: '/guide/install#use-it' }],
  })
  expect(toLinkFix({ place, data: { actual: href } }, undefined)).toEqual({})
})
