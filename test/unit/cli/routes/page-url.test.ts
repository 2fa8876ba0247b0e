import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import type { FrontMatter } from '../../../../cli/model/authored/front-matter.ts'
import { createPageUrl } from '../../../../cli/routes/page-url.ts'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { configOf } from '../../../helpers/memory-site.ts'

interface Setting {
  readonly options?: SiteConfig
  /** Number of the doc set. */
  readonly set?: number
}

function addressOf(
  docPath: string,
  frontMatter: FrontMatter = {},
  { options = {}, set = 0 }: Setting = {},
) {
  const config = configOf(options)
  const variant = createVariants(config)[set]
  if (!variant) throw new Error('no such doc set')
  return createPageUrl({ docPath, frontMatter, variant }, config)
}

describe('createAddress', () => {
  it.each([
    ['guide/install.md', {}, 'guide/install', '/guide/install/'],
    ['guide/install.mdx', { id: 'setup' }, 'guide/setup', '/guide/setup/'],
    ['guide/install.md', { slug: 'setup' }, 'guide/install', '/guide/setup/'],
    ['guide/install.md', { slug: '/setup' }, 'guide/install', '/setup/'],
    ['guide/install.md', { slug: '/' }, 'guide/install', '/'],
    ['guide/install.md', { slug: '../setup/' }, 'guide/install', '/setup/'],
    [
      'tutorials/overview.md',
      { id: 'tutorials-overview', slug: 'overview' },
      'tutorials/tutorials-overview',
      '/tutorials/overview/',
    ],
    ['guide/index.md', {}, 'guide/index', '/guide/'],
    ['guide/README.md', {}, 'guide/README', '/guide/'],
    ['guide/Guide.md', {}, 'guide/Guide', '/guide/'],
    ['index.md', {}, 'index', '/'],
    ['guide/guide/x.md', {}, 'guide/guide/x', '/guide/guide/x/'],
    ['01-guide/02-install.md', {}, 'guide/install', '/guide/install/'],
    ['2024-05-01-news.md', {}, '2024-05-01-news', '/2024-05-01-news/'],
    ['7.0-notes.md', {}, '7.0-notes', '/7.0-notes/'],
    ['migrating-1.x-to-2.x.md', {}, 'migrating-1.x-to-2.x', '/migrating-1.x-to-2.x/'],
  ] satisfies [string, FrontMatter, string, string][])(
    'R2: %s with %o is %s at %s',
    (...[docPath, frontMatter, id, url]) => {
      expect(addressOf(docPath, frontMatter)).toMatchObject({ id, url })
    },
  )

  it('S8: writes pages as the trailing-slash mode asks', () => {
    const outputs = [undefined, true, false].map((trailingSlash) =>
      ['a/b.md', 'a/index.md', 'index.md'].map(
        (path) => addressOf(path, {}, { options: { trailingSlash } }).output,
      ),
    )
    expect(outputs).toEqual([
      ['a/b/index.html', 'a/index.html', 'index.html'],
      ['a/b/index.html', 'a/index.html', 'index.html'],
      ['a/b.html', 'a.html', 'index.html'],
    ])
  })

  it('D1: puts locale, base of the docs and version before the page', () => {
    const options: SiteConfig = {
      docs: { routeBasePath: 'docs' },
      versions: [
        { name: 'current', label: 'Next' },
        { name: '1.0', label: '1.0', path: '1.0' },
      ],
      locales: [
        { code: 'en', label: 'English' },
        { code: 'fr', label: 'Français', path: 'fr' },
      ],
    }
    const urls = [0, 1, 2, 3].map((set) => addressOf('a.md', { slug: '/b' }, { options, set }).url)
    expect(urls).toEqual(['/docs/b/', '/fr/docs/b/', '/docs/1.0/b/', '/fr/docs/1.0/b/'])
  })

  it('keeps numbers in names when the config says so', () => {
    const options: SiteConfig = { docs: { numberPrefixParser: false } }
    expect(addressOf('01-guide/02-install.md', {}, { options }).url).toBe('/01-guide/02-install/')
  })
})
