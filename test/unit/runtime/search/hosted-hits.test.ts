import { afterEach, expect, it, vi } from 'vitest'
import { toGroups } from '../../../../runtime/search/providers/hosted-hits.ts'

afterEach(() => vi.unstubAllGlobals())

/** Where a hit with this URL leads on a site that is shown at `shown`. */
function hrefOf(url: string, shown: string): string | undefined {
  vi.stubGlobal('window', { location: { href: shown } })
  const hit = { url, hierarchy: { lvl0: 'Guide', lvl1: 'Install' } }
  return toGroups([hit], 'https://docs.example')[0]?.hits[0]?.href
}

it.each([
  ['https://docs.example/a?b=1#c', 'https://preview-7.host.example/', '/a?b=1#c'],
  ['https://www.docs.example/a', 'https://preview-7.host.example/x/y', '/a'],
  ['http://docs.example/a', 'http://localhost:3000/', '/a'],
  ['https://docs.example/a', 'https://docs.example/x', '/a'],
  ['https://preview-7.host.example/a', 'https://preview-7.host.example/', '/a'],
  ['https://other.example/a', 'https://preview-7.host.example/', 'https://other.example/a'],
  ['https://docs.example.evil/a', 'https://docs.example/', 'https://docs.example.evil/a'],
])('the hit %s opens on %s as %s', (url, shown, expected) => {
  expect(hrefOf(url, shown)).toBe(expected)
})
