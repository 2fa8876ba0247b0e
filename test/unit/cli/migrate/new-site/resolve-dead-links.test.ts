import { expect, it } from 'vitest'
import { docusaurusMarkup } from '../../../../../cli/migrate/docusaurus/markup.ts'
import { resolveDeadLinks } from '../../../../../cli/migrate/new-site/resolve-dead-links.ts'

const link = { label: 'Gone', href: '/gone' }
const sidebars = { docs: ['a', { type: 'link', ...link }] }
const kept = { docs: ['a'] }

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
  const plan = resolveDeadLinks(
    {
      kind: 'planned',
      baseDir: '/site',
      writeRoot: '/site',
      from: 'website',
      migration: { config, notes: [] },
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
    },
    [{ severity: 'error', rule: 'broken-link', message: 'Broken.', data: { actual: key } }],
  )
  expect(plan?.migration.config).toEqual(expected)
  expect(plan?.migration.notes).toHaveLength(1)
})
