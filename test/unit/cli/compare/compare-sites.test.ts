import { describe, expect, it } from 'vitest'
import { compareSites, type ComparedSite } from '../../../../cli/compare/compare-sites.ts'
import { formatDifference } from '../../../../cli/compare/format-difference.ts'
import type { RouteManifestDoc } from '../../../../runtime/shared/manifests/manifests.ts'

const doc = (path: string, title: string, anchors: string[]): RouteManifestDoc => ({
  id: path.slice(1),
  path,
  title,
  description: '',
  sidebar: null,
  sidebarLabel: null,
  version: 'current',
  locale: 'en',
  source: `docs${path}.md`,
  lastUpdate: null,
  unlisted: false,
  headings: [],
  anchors,
})
const site = (docs: RouteManifestDoc[], bytes: Record<string, number> = {}): ComparedSite => ({
  manifest: {
    version: 1,
    site: { title: 'x', url: 'https://x.example', baseUrl: '/' },
    versions: [],
    locales: [],
    docs,
    staticRoutes: [],
    redirects: [],
  },
  bytes: new Map(Object.entries(bytes)),
})

describe('compareSites', () => {
  const before = site(
    [doc('/a', 'A', ['one', 'two']), doc('/old', 'Old', ['x', 'y', 'z']), doc('/gone', 'Gone', [])],
    { '/a': 1000 },
  )

  it('F10: says nothing of equal sites', () => {
    const difference = compareSites(before, before)
    expect(difference).toEqual({ added: [], removed: [], moved: [], changed: [] })
    expect(formatDifference(difference, { title: 'New problems', lines: [] })).toContain(
      'Nothing changes for readers.',
    )
  })

  it('F10: tells pages added, removed and moved, and what changed on a page, as Markdown', () => {
    const after = site(
      [
        doc('/a', 'A new', ['one', 'three']),
        doc('/new', 'Old', ['x', 'y', 'w']),
        doc('/b', 'B', []),
      ],
      { '/a': 3500 },
    )
    expect(
      formatDifference(compareSites(before, after), {
        title: 'New problems',
        lines: ['`docs/a.md:3` broken-link'],
      }),
    ).toBe(
      [
        '## What this changes for readers',
        '',
        '### Pages added',
        '',
        '- `/b`',
        '',
        '### Pages removed',
        '',
        '- `/gone`',
        '',
        '### Pages moved',
        '',
        '- `/old` → `/new`',
        '',
        '### Pages changed',
        '',
        '- `/a`: title `A` → `A new`; lost `#two`; new `#three`; +2.5 kB',
        '',
        '### New problems',
        '',
        '- `docs/a.md:3` broken-link',
        '',
      ].join('\n'),
    )
  })
})
