import { expect, it } from 'vitest'
import { mapLink } from '../../../../../../cli/migrate/docusaurus/map/map-link.ts'
import type { MapParts } from '../../../../../../cli/migrate/docusaurus/map/map-parts.ts'

type Parts = Parameters<typeof mapLink>[2]

function map(item: MapParts['themeConfig']): { links: unknown; notes: readonly string[] } {
  const notes: string[] = []
  const parts: Parts = {
    report: (subject, advice) => void notes.push(`${subject}: ${advice}`),
    context: { pendingUrls: ['/blog'] },
  }
  return { links: mapLink(item, 'footer.links', parts), notes }
}

it.each([
  ['<a href="/todos">All <b>todos</b></a>', { label: 'All todos', to: '/todos' }],
  ['<a title="a > b" href="/todos">Todos</a>', { label: 'Todos', to: '/todos' }],
  [
    ' <a href="https://x.example?a=1&amp;b=2"><img src="a.svg" alt="Example &amp; Co"></a> ',
    { label: 'Example & Co', href: 'https://x.example?a=1&b=2' },
  ],
  [
    '<a href="https://github.com/a/b"><svg></svg></a>',
    { label: 'GitHub', href: 'https://github.com/a/b' },
  ],
])('a link written as HTML is mapped: %s', (html, link) => {
  expect(map({ html })).toEqual({ links: [link], notes: [] })
})

it.each(['<p><a href="/x">x</a></p>', '<a href="/x">x</a> or <a href="/y">y</a>', '<a>x</a>'])(
  'other HTML is reported: %s',
  (html) => {
    expect(map({ html })).toEqual({
      links: [],
      notes: [
        `footer.links: \`${html}\` is not migrated, because it is not a link with a label and a target.`,
      ],
    })
  },
)

it('a link to a page that does not exist yet is removed and reported', () => {
  expect(map({ label: 'Blog', to: 'blog/?page=2' })).toEqual({
    links: [],
    notes: [
      'footer.links: `Blog` linked to `/blog/?page=2`, a page that does not exist yet, so the link was removed. Add it again once the page exists.',
    ],
  })
})
