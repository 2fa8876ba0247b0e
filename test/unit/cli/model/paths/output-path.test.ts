import { expect, it } from 'vitest'
import { toPageOutput, toRedirectOutput } from '../../../../../cli/model/paths/output-path.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'

it.each([
  ['/', undefined, 'index.html'],
  ['/a/b', undefined, 'a/b/index.html'],
  ['/a/b', true, 'a/b/index.html'],
  ['/a/b', false, 'a/b.html'],
  ['/', false, 'index.html'],
])('writes the page %s with trailingSlash %s to %s', (url, trailingSlash, output) => {
  expect(toPageOutput(toUrlPath(url), trailingSlash)).toBe(output)
})

it.each([
  ['/old.html', undefined, 'old.html'],
  ['/a/old.html', true, 'a/old.html'],
  ['/index.html', undefined, 'index.html'],
  ['/old', undefined, 'old/index.html'],
  ['/old/', false, 'old.html'],
])('writes the redirect from %s with trailingSlash %s to %s', (from, trailingSlash, output) => {
  expect(toRedirectOutput(from, trailingSlash)).toBe(output)
})
