import { describe, expect, it } from 'vitest'
import { compareSites, type Parity } from '../../../../../cli/migrate/parity/compare-sites.ts'
import { formatParity } from '../../../../../cli/migrate/parity/format-parity.ts'
import { emptyPage, type SiteFacts } from '../../../../../cli/migrate/parity/site-facts.ts'

const siteOf = (text: string, id: string): SiteFacts => ({
  pages: new Map([['/a', { title: text, description: text, ids: [id], links: [] }]]),
  sidebar: new Set([`${text} → /a`]),
})

it('marks of code in titles, descriptions and labels are no difference', () => {
  const { missing } = compareSites(siteOf('`<b>` and `c`', 'x'), siteOf('<b> and c', 'x'))
  expect(missing).toEqual([])
})

it('entities in titles, descriptions and labels are no difference', () => {
  const { missing } = compareSites(
    siteOf('Site&shy;map &amp; co', 'x'),
    siteOf('Site\u00ADmap & co', 'x'),
  )
  expect(missing).toEqual([])
})

it('other characters are differences, and so are marks in ids', () => {
  const { missing } = compareSites(siteOf('`<b>` and c', '`x`'), siteOf('<b> and d', 'x'))
  expect(missing.map(({ kind }) => kind)).toEqual([
    'heading ids',
    'titles',
    'descriptions',
    'sidebar entries',
  ])
})

it('a page whose reading took too long is named instead of counted as lost', () => {
  const old = siteOf('A', 'x')
  const now = { ...old, pages: new Map([['/a', { ...emptyPage, isUnread: true as const }]]) }
  const parity = compareSites(old, now)
  expect(parity).toMatchObject({ missing: [], unread: ['/a'] })
  expect(formatParity(parity, 'sources')).toContain(
    'Pages that are not compared, because reading them took too long:\n  /a',
  )
})

describe('links', () => {
  const linksOf = (counts: Parity['counts']): string => {
    const found = counts.find(({ kind }) => kind === 'links')
    return `${found?.kept} of ${found?.total}`
  }

  const linked = (url: string, links: readonly string[], others: readonly string[]): SiteFacts => ({
    pages: new Map([
      [url, { title: undefined, description: undefined, ids: [], links }],
      ...others.map((one) => [one, emptyPage] as const),
    ]),
    sidebar: new Set(),
  })

  it.each([
    { name: 'lost', url: '/de/a', old: '/b', now: '/c', pages: ['/b', '/c'], kept: '0 of 1' },
    {
      name: 'of the language',
      url: '/de/a',
      old: '/b#x',
      now: '/de/b#x',
      pages: ['/b', '/de/b'],
      kept: '1 of 1',
    },
    {
      name: 'of another page of the language',
      url: '/de/a',
      old: '/b',
      now: '/de/c',
      pages: ['/b', '/de/c'],
      kept: '0 of 1',
    },
    {
      name: 'to a page that the language lacks',
      url: '/de/a',
      old: '/b',
      now: '/de/b',
      pages: ['/b'],
      kept: '0 of 1',
    },
    {
      name: 'that led nowhere, now repaired',
      url: '/guide/a',
      old: '/guide/a/b.mdx#x',
      now: '/guide/b#x',
      pages: ['/guide/b'],
      kept: '1 of 1',
    },
    {
      name: 'that led nowhere, now to another id',
      url: '/guide/a',
      old: '/guide/a/b#x',
      now: '/guide/b',
      pages: ['/guide/b'],
      kept: '0 of 1',
    },
    {
      name: 'to a page that a script writes',
      url: '/a',
      old: '/api/b',
      now: '/api/b.md',
      pages: [],
      kept: '0 of 0',
    },
    {
      name: 'to such a page that exists',
      url: '/a',
      old: '/api/b',
      now: '/c',
      pages: ['/api/b', '/c'],
      kept: '0 of 1',
    },
  ])('a link $name: $kept', ({ url, old, now, pages, kept }) => {
    const { counts } = compareSites(linked(url, [old], pages), linked(url, [now], pages), {
      isAbsent: (target) => target.startsWith('/api/'),
    })
    expect(linksOf(counts)).toBe(kept)
  })

  it.each([
    ['/gone', '1 of 1'],
    ['/gone#x', '1 of 1'],
    ['/gone/', '1 of 1'],
    ['/docs/GONE.md', '1 of 1'],
    ['/guide/name@', '1 of 1'],
    ['/files/form.pdf', '0 of 1'],
    ['/demo.html', '0 of 1'],
    ['/a?b', '0 of 1'],
    ['https://elsewhere.example/gone', '0 of 1'],
    ['/b', '0 of 1'],
  ])('a link to %s that the new page lacks, when all old pages are known: %s', (target, kept) => {
    const { counts } = compareSites(linked('/a', [target], ['/b']), linked('/a', [], ['/b']), {
      hasAllPages: true,
    })
    expect(linksOf(counts)).toBe(kept)
  })

  it.each([
    ['/b', '1 of 1'],
    ['/c', '0 of 1'],
  ])('a link to a page that only now redirects to /b may become one to %s: %s', (now, kept) => {
    const others = linked('/a', [now], ['/b', '/c'])
    const pages = new Map([...others.pages, ['/', { ...emptyPage, redirectTo: '/b' }] as const])
    const { counts } = compareSites(linked('/a', ['/'], ['/', '/b', '/c']), { ...others, pages })
    expect(linksOf(counts)).toBe(kept)
  })
})
