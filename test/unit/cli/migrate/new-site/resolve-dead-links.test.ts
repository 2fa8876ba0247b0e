import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'
import { docusaurusMarkup } from '../../../../../cli/migrate/docusaurus/markup.ts'
import type { PlannedMigration } from '../../../../../cli/migrate/migration-plan.ts'
import { resolveDeadLinks } from '../../../../../cli/migrate/new-site/resolve-dead-links.ts'

const link = { label: 'Gone', href: '/gone' }
const sidebars = { docs: ['a', { type: 'link', ...link }] }
const kept = { docs: ['a'] }

const planOf = (more: Partial<PlannedMigration>): PlannedMigration => ({
  kind: 'planned',
  baseDir: '/site',
  writeRoot: '/site',
  from: 'website',
  migration: { config: {}, notes: [] },
  modules: [],
  pendingUrls: [],
  pages: [],
  copies: [],
  oldSite: {
    facts: { pages: new Map(), sidebar: new Set() },
    from: 'sources',
    baseUrl: '/',
    origin: '',
    markup: docusaurusMarkup,
  },
  ...more,
})

it.each([
  ['navbar.items[0].href', { navbar: { items: [link, 'a'] } }, { navbar: { items: ['a'] } }],
  [
    'footer.links[0].items[0].href',
    { footer: { links: [{ title: 'A', items: [link, 'a'] }] } },
    { footer: { links: [{ title: 'A', items: ['a'] }] } },
  ],
  ['sidebars.docs[1].href', { sidebars }, { sidebars: kept }],
  [
    'versions[0].sidebars.docs[1].href',
    { versions: [{ sidebars }] },
    { versions: [{ sidebars: kept }] },
  ],
  [
    'locales[0].sidebars.docs[1].href',
    { locales: [{ sidebars }] },
    { locales: [{ sidebars: kept }] },
  ],
])('removes a dead link of the config: %s', (key, config, expected) => {
  const plan = resolveDeadLinks(planOf({ migration: { config, notes: [] } }), [
    { severity: 'error', rule: 'broken-link', message: 'Broken.', data: { actual: key } },
  ])
  expect(plan?.migration.config).toEqual(expected)
  expect(plan?.migration.notes).toHaveLength(1)
})

describe('a broken link in a rewritten page', () => {
  const text = '[a](./gone)\n\n<a href="./gone">a</a>\n<A to="./gone" />\n- <a\n'
  const page = { path: '/site/docs/a.md', source: text, text, findings: [] }
  const brokenAt = (
    line: number,
    column: number,
    { path = 'docs/a.md', actual = './gone' } = {},
  ): Diagnostic => ({
    severity: 'error',
    rule: 'broken-link',
    message: 'Broken.',
    place: { path: path as ContentPath, line, column },
    data: { actual },
  })

  it.each([
    ['an element', [brokenAt(3, 1)], 'warn'],
    ['a component', [brokenAt(4, 1)], 'warn'],
    ['an element in a list', [brokenAt(5, 3)], 'warn'],
    ['Markdown', [brokenAt(1, 1)], undefined],
    ['Markdown and an element', [brokenAt(1, 1), brokenAt(3, 1)], undefined],
    ['a page that was not rewritten', [brokenAt(3, 1, { path: 'docs/b.md' })], undefined],
    ['Markdown to a file', [brokenAt(1, 1, { actual: 'src/log.ts#L2' })], 'warn'],
    ['Markdown to a page of HTML', [brokenAt(1, 1, { actual: 'a.html?b.ts' })], undefined],
    ['Markdown to a page', [brokenAt(1, 1, { actual: '/a/b.md' })], undefined],
    ['Markdown to a version', [brokenAt(1, 1, { actual: '/v1.2' })], undefined],
  ])('in %s makes the severity %j', (_, errors, severity) => {
    const plan = resolveDeadLinks(planOf({ pages: [page] }), errors)
    expect(plan?.migration.config['onBrokenLinks']).toBe(severity)
    expect(plan?.migration.notes.length ?? 0).toBe(severity === undefined ? 0 : 1)
  })
})
