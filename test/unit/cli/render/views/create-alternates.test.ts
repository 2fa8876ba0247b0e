import { describe, expect, it } from 'vitest'
import { createSitemap } from '../../../../../cli/manifests/sitemap.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { toOutputPath } from '../../../../../cli/model/paths/output-path.ts'
import type { Site, StaticRoute } from '../../../../../cli/model/site.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'
import { createAlternates } from '../../../../../cli/render/views/create-alternates.ts'
import { configOf, memorySite, pagesOf } from '../../../../helpers/memory-site.ts'

const config = configOf({
  url: 'https://docs.example',
  versions: [
    { name: 'current', label: '2' },
    { name: '1', label: '1', path: '1' },
  ],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de' },
    { code: 'fr', label: 'Français', path: 'fr' },
  ],
})
const source = toContentPath('/site', '/site/pages/team.tsx')
const routeOf = (locale: string, path: string, file: typeof source | undefined): StaticRoute => ({
  url: toUrlPath(path),
  output: toOutputPath(`${path.slice(1)}/index.html`),
  kind: file === undefined ? 'search' : 'page',
  source: file,
  title: 'Team',
  description: '',
  noindex: file === undefined,
  locale,
})
const { site } = memorySite({ config, pages: pagesOf({ 'a.md': {} }) })
const withPages: Site = {
  ...site,
  staticRoutes: [
    routeOf('en', '/team', source),
    routeOf('de', '/de/team', source),
    routeOf('en', '/search', undefined),
    routeOf('de', '/de/search', undefined),
  ],
}

describe('the alternates of a page that no Markdown file makes', () => {
  const alternatesOf = createAlternates(withPages)
  const variant = { version: 'current', locale: 'en' }

  it('are the pages of the same React file, as in the sitemap', () => {
    const { locales, versions } = alternatesOf({
      variant,
      docPath: undefined,
      url: toUrlPath('/team'),
      source,
    })
    expect(locales.map(({ href, samePage }) => [href, samePage])).toEqual([
      ['/team', true],
      ['/de/team', true],
      ['/', false],
    ])
    expect(versions.map(({ samePage }) => samePage)).toEqual([true, false])
    const [sitemap] = createSitemap(withPages)
    expect(String(sitemap?.contents)).toContain(
      'hreflang="de" href="https://docs.example/de/team"/>',
    )
  })

  it('are none for a page without a file, which search engines do not list', () => {
    const url = toUrlPath('/search')
    const { locales } = alternatesOf({ variant, docPath: undefined, url, source: undefined })
    expect(locales.map(({ samePage }) => samePage)).toEqual([true, false, false])
  })
})
