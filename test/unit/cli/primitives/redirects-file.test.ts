import { expect, it } from 'vitest'
import { parseRedirectsFile } from '../../../../cli/primitives/urls/redirects-file.ts'

it('reads redirects with their location, and leaves out comments', () => {
  expect(
    parseRedirectsFile('# old\r\n\n  /a   /b#x # moved\n/docs/* https://a.example/:splat 302!'),
  ).toEqual([
    { text: '/a   /b#x', line: 3, column: 3, redirect: { from: '/a', to: '/b#x', status: 301 } },
    {
      text: '/docs/* https://a.example/:splat 302!',
      line: 4,
      column: 1,
      redirect: { from: '/docs/*', to: 'https://a.example/:splat', status: 302 },
    },
  ])
})

it.each([
  '/api/* /proxy/:splat 200',
  '/a /b 302 Country=de',
  '/a id=:id /b/:id 301',
  '/news/:year /archive',
  '/*/old /new',
  '/a?b /c',
  'https://old.example/* /:splat',
  '/a mailto:b@c.example',
  '/a',
])('leaves `%s` to the host', (rule) => {
  expect(parseRedirectsFile(rule)).toEqual([{ text: rule, line: 1, column: 1 }])
})
