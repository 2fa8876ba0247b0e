import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectExternalLinks } from '../../../../../cli/links/collect-external-links.ts'
import { checkExternalLinks } from '../../../../../cli/checks/external/check-external-links.ts'
import { readHtmlFacts } from '../../../../../cli/html/html-facts.ts'
import { configOf, memorySite, pagesOf, staticRouteOf } from '../../../../helpers/memory-site.ts'
import { optionPlacesOf } from '../../../../helpers/option-places.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const homeText = "export default () => (\n  <a href='https://a.example/from-home'>A</a>\n)\n"
const configText =
  "export default {\n  navbar: { items: [{ label: 'N', href: 'https://a.example/navbar' }] },\n  redirects: [{ from: '/out', to: 'https://a.example/out' }],\n}\n"

/** A site that links to others from everywhere, and to itself and this machine. */
async function start() {
  const siteDir = await siteOf({ 'pages/index.tsx': homeText })
  const config = configOf(
    {
      url: 'https://docs.example',
      baseUrl: '/base/',
      navbar: { items: [{ label: 'N', href: 'https://a.example/navbar' }] },
      redirects: [{ from: '/out', to: 'https://a.example/out' }],
      checks: { externalIgnore: ['https://ignored.example/**'], externalCache: 'known/links.json' },
    },
    { siteDir, optionPlaces: optionPlacesOf(configText) },
  )
  const links = [
    'https://a.example/doc#part',
    '//a.example/scheme',
    '!https://a.example/picture.png',
    './other.md',
    '#here',
    'mailto:a@a.example',
    'http://localhost:3000/x',
    'http://127.0.0.1/x',
    'https://docs.example/base/a',
    'https://docs.example/elsewhere',
    'https://ignored.example/x',
  ]
  const pages = pagesOf({ 'a.md': { links } })
  const [home] = [staticRouteOf('/')]
  const { site } = memorySite({ config, pages, staticRoutes: home ? [home] : [] })
  const html =
    '<nav><a href="https://a.example/shell">s</a></nav><main><a href="https://a.example/from-home">A</a><a href="/base/a">b</a></main>'
  const rendered = { statics: home ? [{ route: home, html, facts: readHtmlFacts(html) }] : [] }
  const asked: string[] = []
  const prove = (ttl: number) =>
    checkExternalLinks(site, rendered, {
      ttl,
      fetch: async (address, method) => {
        asked.push(`${method} ${address}`)
        return { status: address.endsWith('/out') ? 404 : 200, location: undefined }
      },
    })
  return { siteDir, site, rendered, asked, prove }
}

it('F3: collects links of docs, React pages and the config, each where it is written', async () => {
  const { site, rendered } = await start()
  const found = collectExternalLinks(site, rendered).map(
    ({ href, place }) => `${href} ${place?.path}:${place?.line}:${place?.column}`,
  )
  expect(found).toEqual([
    'https://a.example/doc#part docs/a.md:2:3',
    '//a.example/scheme docs/a.md:3:3',
    'https://a.example/picture.png docs/a.md:4:3',
    'https://docs.example/elsewhere docs/a.md:11:3',
    'https://ignored.example/x docs/a.md:12:3',
    'https://a.example/from-home pages/index.tsx:2:12',
    'https://a.example/navbar site.config.ts:2:35',
    'https://a.example/out site.config.ts:3:31',
  ])
})

it('F3: asks each address once and keeps what it learns in the file of the config until it is too old', async () => {
  const { siteDir, asked, prove } = await start()
  const day = 86_400_000
  expect(await prove(day)).toMatchObject([
    {
      rule: 'missing-external-link',
      severity: 'info',
      place: { path: 'site.config.ts', line: 3 },
    },
  ])
  const heads = asked.filter((line) => line.startsWith('HEAD'))
  expect(heads.toSorted()).toEqual(
    ['doc', 'from-home', 'navbar', 'out', 'picture.png', 'scheme']
      .map((path) => `HEAD https://a.example/${path}`)
      .concat('HEAD https://docs.example/elsewhere'),
  )
  const file = join(siteDir, 'known/links.json')
  expect(existsSync(file)).toBe(true)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).links)).toHaveLength(7)

  asked.length = 0
  expect(await prove(day)).toMatchObject([{ rule: 'dead-external-link', severity: 'error' }])
  expect(asked).toEqual(['HEAD https://a.example/out', 'GET https://a.example/out'])
  asked.length = 0
  await prove(0)
  expect(asked.filter((line) => line.startsWith('HEAD'))).toHaveLength(7)
})

it('F3: a run that is interrupted keeps nothing', async () => {
  const { siteDir, site, rendered } = await start()
  const signal = AbortSignal.abort()
  await checkExternalLinks(site, rendered, {
    ttl: 0,
    signal,
    fetch: async () => {
      throw signal.reason
    },
  })
  expect(existsSync(join(siteDir, 'known'))).toBe(false)
})
