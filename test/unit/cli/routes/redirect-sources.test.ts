import { expect, it } from 'vitest'
import { checkRedirects } from '../../../../cli/checks/redirects/check-redirects.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { make } from '../content/page-of.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const impossible = [
  '/old/page#hash',
  '/old#',
  '/old?id=1',
  '/old/?',
  '/a/../b',
  '/./a',
  '/a/%2E%2e/b',
  'https://old.example/a',
  '//old.example/a',
  '/users/:id',
  '/a/*/b',
  '/a//b',
  '/a\\b',
]

it.each(impossible)('`redirect_from: %s` is an error at its line', async (source) => {
  const { diagnostics } = await make(
    `---\ntitle: A\nredirect_from:\n  - /fine\n  - '${source}'\n---\n\nText.\n`,
  )
  expect(diagnostics.map(({ severity, rule, place }) => [severity, rule, place?.line])).toEqual([
    ['error', 'front-matter', 5],
  ])
})

it.each(['/old/page#hash', '/a/../b', '/./a', '/a/%2e%2e/b'])(
  'a line of `_redirects` from %s is an error at its line',
  (source) => {
    const { site } = memorySite({
      pages: pagesOf({ 'a.md': {} }),
      redirectFiles: [
        {
          source: toContentPath('/site', '/site/static/_redirects'),
          text: `/x /a\n${source} /a\n`,
        },
      ],
    })
    expect(checkRedirects(site)).toMatchObject([
      {
        severity: 'error',
        rule: 'redirect-source',
        place: { path: 'static/_redirects', line: 2, column: 1 },
      },
    ])
  },
)

it('two redirects from one path are an error at the second one', () => {
  const { diagnostics } = memorySite({
    pages: pagesOf({
      'a.md': { frontMatter: { redirect_from: ['/old'] } },
      'b.md': { frontMatter: { redirect_from: ['/old/'] } },
    }),
  })
  expect(diagnostics).toMatchObject([{ rule: 'redirect-over-page', place: { path: 'docs/b.md' } }])
})
