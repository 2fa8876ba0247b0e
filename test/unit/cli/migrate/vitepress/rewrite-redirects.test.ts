import { expect, it } from 'vitest'
import { rewriteRedirects } from '../../../../../cli/migrate/vitepress/rewrite/rewrite-redirects.ts'

const urls = new Set(['/', '/start', '/guide', '/guide/install'])
const rewrite = (source: string, baseUrl = '/') => rewriteRedirects(source, { urls, baseUrl })

it.each([
  ['/old /start.html 301\n', '/old /start/ 301\n'],
  ['/old   /guide/index.html#a # why\r\n/b /c\r\n', '/old   /guide/#a # why\r\n/b /c\r\n'],
  ['/old /start\n', '/old /start\n'],
  ['/old /later 301\n/later /start.html\n', '/old /start/ 301\n/later /start/\n'],
  ['/a /b\n/b https://example.com/c\n', '/a https://example.com/c\n/b https://example.com/c\n'],
  ['/a /b\n/b /a\n', '/a /b\n/b /a\n'],
  ['/start.html /old.html\n', '# A page has this URL: /start.html /old.html\n'],
  ['  /start /start.html\n', '  # A page has this URL: /start /start.html\n'],
  ['/start.html /old.html 301!\n', '/start.html /old.html 301!\n'],
  [
    '/v1 /start\n/v1/index.html /start\n/v1/ /guide\n',
    '/v1 /start\n# A rule above has the same URL: /v1/index.html /start\n/v1/ /guide\n',
  ],
  [
    '/v1/* /start/:splat\n/v2/* /start/:splat 200\n',
    '/v1/* /start/:splat\n/v2/* /start/:splat 200\n',
  ],
  ['/v1 /start\n/v1 /guide\n', '/v1 /start\n# A rule above has the same URL: /v1 /guide\n'],
  ['# /a /start.html\n\n', '# /a /start.html\n\n'],
])('rewrites redirects of hosts: %j', (source, text) => {
  expect(rewrite(source).text).toBe(text)
})

it('reads URLs below the base path', () => {
  expect(rewrite('/lib/old /lib/start.html\n/old /start.html\n', '/lib/').text).toBe(
    '/lib/old /lib/start/\n/old /start.html\n',
  )
})

it('counts the rules that change', () => {
  expect(rewrite('/old /start.html\n/x /y\n/guide /x\n').findings).toEqual([
    { what: 'redirect', line: 3 },
    { what: 'redirect', line: 1 },
  ])
})
