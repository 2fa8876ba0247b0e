import { expect, it } from 'vitest'
import { formatRedirectsModule } from '../../../../cli/manifests/hosts/format-redirects-module.ts'
import { configOf, memorySite } from '../../../helpers/memory-site.ts'

const many = Array.from({ length: 20_000 }, (_, at) => ({ from: `/moved-${at}`, to: '/guide' }))
const { site } = memorySite({ config: configOf({ baseUrl: '/docs/' }) })
const redirects = [
  { from: '/old', to: '/guide' },
  { from: '/old', to: '/second' },
  { from: '/old.html', to: '/guide' },
  { from: '/with-hash', to: '/guide#step' },
  { from: '/with-query', to: '/guide?tab=a' },
  { from: '/café x', to: '/guide' },
  { from: '/constructor', to: '/guide' },
  { from: '/away', to: 'https://example.org/$&' },
  { from: '/v1/special/*', to: '/guide' },
  { from: '/v1/*', to: '/:splat' },
  { from: '/v2/*', to: 'https://old.example/:splat?from=docs' },
  { from: '/fr', to: '/', untranslated: { kind: 'rules' as const, locale: 'fr' } },
  { from: '/es', to: '/', untranslated: { kind: 'redirects' as const, locale: 'es' } },
  { from: '/soon', to: '/guide', line: '/docs/soon /docs/guide 302' },
  ...many,
]

async function loadRedirect(): Promise<(request: Request) => Response | undefined> {
  const code = formatRedirectsModule({ ...site, redirects })
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const redirect: unknown = Reflect.get(Object(module), 'redirect')
  if (typeof redirect !== 'function') throw new Error('The module exports no function `redirect`.')
  return (request) => {
    const found: unknown = redirect(request)
    return found instanceof Response ? found : undefined
  }
}

const loaded = loadRedirect()

it.each([
  ['/old', 301, '/docs/guide'],
  ['/old/', 301, '/docs/guide'],
  ['/old?a=1', 301, '/docs/guide?a=1'],
  ['/old.html', 301, '/docs/guide'],
  ['/with-hash?a=1', 301, '/docs/guide?a=1#step'],
  ['/with-query?a=1', 301, '/docs/guide?tab=a'],
  ['/caf%C3%A9%20x', 301, '/docs/guide'],
  ['/constructor', 301, '/docs/guide'],
  ['/away', 301, 'https://example.org/$&'],
  ['/v1/special/x', 301, '/docs/guide'],
  ['/v1/guide?a=1', 301, '/docs/guide?a=1'],
  ['/v1/caf%C3%A9', 301, '/docs/caf%C3%A9'],
  ['/v1/$&', 301, '/docs/$&'],
  ['/v1//example.org', 301, '/docs/example.org'],
  ['/v2/a?b=1', 301, 'https://old.example/a?from=docs'],
  ['/fr', 302, '/docs/#untranslated-fr'],
  ['/soon', 302, '/docs/guide'],
  ['/moved-19999', 301, '/docs/guide'],
  ['/es', undefined, undefined],
  ['/guide', undefined, undefined],
  ['/toString', undefined, undefined],
  ['/%', undefined, undefined],
])('redirects.mjs responds to %s with %s %s', async (path, status, location) => {
  const redirect = await loaded
  const response = redirect(new Request(`https://d.example/docs${path}`))
  expect([response?.status, response?.headers.get('location')]).toEqual([status, location])
})

it('redirects.mjs has a table for each path of a site without redirects too', async () => {
  const code = formatRedirectsModule({ ...site, redirects: [] })
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(Object.keys(Object(module))).toEqual(['redirect'])
})
