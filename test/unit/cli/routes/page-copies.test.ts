import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import type { FrontMatter } from '../../../../cli/model/authored/front-matter.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const shared = {
  locales: [
    { code: 'en', label: 'English' },
    { code: 'de', label: 'Deutsch', path: 'de' },
  ],
  versions: [
    { name: '2.0', label: '2.0' },
    { name: '1.0', label: '1.0', path: '1.0' },
    { name: 'current', label: 'Next', path: 'next' },
  ],
}

/** The pages and redirects of a site whose docs have a page with these keys in every version and language. */
function copiesOf(frontMatter: FrontMatter, routeBasePath = ''): readonly string[] {
  const config = configOf({ ...shared, docs: { routeBasePath } })
  const variants = createVariants(config).filter(({ collection }) => collection === undefined)
  expect(variants).toHaveLength(6)
  const pages = variants.flatMap((variant) =>
    pagesOf({ 'a.md': { frontMatter }, 'index.md': {} }, variant),
  )
  const { site, diagnostics } = memorySite({ config, pages })
  expect(diagnostics).toEqual([])
  const urls = [...site.routes.values()]
    .filter(({ page }) => page.docPath === 'a.md')
    .map(({ url }) => url)
  return [...urls, ...site.redirects.map(({ from, to }) => `${from} ${to}`)].toSorted()
}

describe('every copy of a page has its own URL', () => {
  const prefixes = ['/', '/1.0/', '/next/', '/de/', '/de/1.0/', '/de/next/']

  it.each<readonly [key: string, frontMatter: FrontMatter, own: string]>([
    ['no key', {}, 'a/'],
    ['slug', { slug: '/custom' }, 'custom/'],
    ['a relative slug', { slug: 'custom' }, 'custom/'],
    ['id', { id: 'b' }, 'b/'],
    ['aliases', { aliases: {} }, 'a/'],
  ])('with %s', (_, frontMatter, own) => {
    expect(copiesOf(frontMatter)).toEqual(prefixes.map((prefix) => prefix + own).toSorted())
  })

  it('with redirect_from, which is below the version and the language too', () => {
    expect(copiesOf({ redirect_from: ['/getting-started', 'old/name'] })).toEqual(
      prefixes
        .flatMap((prefix) => [
          `${prefix}a/`,
          `${prefix}getting-started/ ${prefix}a`,
          `${prefix}old/name/ ${prefix}a`,
        ])
        .toSorted(),
    )
  })

  it('with redirect_from outside the docs, which is of the first version of each language', () => {
    expect(
      copiesOf({ redirect_from: ['/docs/old', '/elsewhere'] }, 'docs').filter((one) =>
        one.includes('elsewhere'),
      ),
    ).toEqual(['/de/elsewhere/ /de/docs/a', '/elsewhere/ /docs/a'])
  })

  it('with redirect_from in the docs of a path', () => {
    expect(
      copiesOf({ redirect_from: ['/docs/old'] }, 'docs').filter((one) => one.includes('old')),
    ).toEqual(
      ['/', '/de/']
        .flatMap((one) =>
          ['', '1.0/', 'next/'].map(
            (version) => `${one}docs/${version}old/ ${one}docs/${version}a`,
          ),
        )
        .toSorted(),
    )
  })
})

it('an old path that has the language and the version already stays', () => {
  const config = configOf(shared)
  const variant = createVariants(config).find(
    ({ locale, version }) => locale === 'de' && version === '1.0',
  )
  const pages = pagesOf(
    { 'a.md': { frontMatter: { redirect_from: ['/de/1.0/x', '/de/y', '/z'] } }, 'index.md': {} },
    variant,
  )
  const { site } = memorySite({ config, pages })
  expect(site.redirects.map(({ from }) => from)).toEqual(['/de/1.0/x/', '/de/1.0/y/', '/de/1.0/z/'])
})
