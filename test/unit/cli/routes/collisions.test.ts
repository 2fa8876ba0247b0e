import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { listGeneratedFiles } from '../../../../cli/manifests/all-manifests.ts'
import { manifestName } from '../../../../cli/model/paths/output-path.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import type { SiteInput } from '../../../../cli/routes/site-input.ts'
import {
  configOf,
  memorySite,
  pagesOf,
  staticFilesOf,
  staticRouteOf,
} from '../../../helpers/memory-site.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

const options: SiteConfig = {
  llms: { pages: true, full: true },
  blog: {},
  search: { provider: 'embedded', openSearch: true },
  hostFiles: ['vercel', 'azure', 'nginx', 'caddy'],
}
const config = configOf(options)
const [docs, blog] = createVariants(config)
const home = pagesOf({ 'home.md': { frontMatter: { slug: '/' } } }, docs)

const category = (slug: string): Partial<SiteInput> => ({
  pages: [...home, ...pagesOf({ 'guide/x.md': {} }, docs)],
  categories: [
    {
      path: home[0]?.source ?? ('' as never),
      docPath: 'guide/_category_.json',
      variant: home[0]?.variant ?? ('' as never),
      contents: JSON.stringify({ link: { type: 'generated-index', slug } }),
    },
  ],
})

const page = (frontMatter: NonNullable<Parameters<typeof pagesOf>[0]['']>['frontMatter']) => ({
  pages: [...home, ...pagesOf({ 'b.md': { frontMatter: frontMatter ?? {} } }, docs)],
})

/** Every way in which a site asks for the URL of a path such as `a/b.xml`, and who did, in messages. */
const ways: readonly (readonly [
  way: string,
  owner: RegExp,
  input: (path: string) => Partial<SiteInput>,
])[] = [
  ['a slug', /`docs\/b\.md`/, (path) => page({ slug: `/${path}` })],
  ['`redirect_from`', /redirect from/, (path) => page({ redirect_from: [`/${path}`] })],
  [
    'a redirect of the config',
    /redirect from/,
    (path) => ({
      config: configOf({ ...options, redirects: [{ from: `/${path}`, to: '/' }] }),
      pages: home,
    }),
  ],
  [
    'a redirect with a splat',
    /redirect from/,
    (path) => ({
      config: configOf({ ...options, redirects: [{ from: `/${path}/*`, to: '/x/:splat' }] }),
      pages: [...home, ...pagesOf({ 'x/y.md': {} }, docs)],
    }),
  ],
  [
    'a `_redirects` file',
    /redirect from/,
    (path) => ({
      pages: home,
      redirectFiles: [{ source: '_redirects' as never, text: `/${path} /\n` }],
    }),
  ],
  [
    'a permalink of a tag',
    /the page of the tag `T` \(`docs\/b\.md:1:1`\)|the page of the tag `T`/,
    (path) => ({
      config: configOf({ ...options, docs: { tagsBasePath: '/' } }),
      ...page({ tags: [{ label: 'T', permalink: path }] }),
    }),
  ],
  ['a category', /the page of the category/, category],
  [
    'a file name',
    /`docs\/.*\.md`/,
    (path) => ({ pages: [...home, ...pagesOf({ [`${path}.md`]: {} }, docs)] }),
  ],
  ['a React page', /`pages\/.*`/, (path) => ({ staticRoutes: [staticRouteOf(`/${path}`)] })],
  [
    'a static file in a folder of that name',
    /`static\/.*`/,
    (path) => ({ assets: staticFilesOf(`${path}/x.png`) }),
  ],
]

const errorsOf = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)

describe('every collision is an error that names both origins', () => {
  const generated = [...listGeneratedFiles(config).map(({ path }) => path), manifestName]

  it('lists the files of docs-ssg', () => {
    expect(generated).toContain('blog/rss.xml')
    expect(generated.length).toBeGreaterThan(18)
  })

  it.each(ways)('P12: of %s with every file of docs-ssg', (_, owner, input) => {
    countAttempts(generated.length)
    for (const path of generated) {
      const { diagnostics } = memorySite({ config, ...input(path) })
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      const both = errors.filter(
        ({ message }) =>
          // A page whose name begins with a dot can't be published at all.
          (message.includes(`\`${path}\` of docs-ssg`) && owner.test(message)) ||
          message.includes("can't be published"),
      )
      expect([path, both.length > 0, errors]).toEqual([path, true, errors])
    }
  })

  it.each(ways)(
    'P12: of %s with every file of docs-ssg in other letter case',
    (_, owner, input) => {
      countAttempts(generated.length)
      for (const path of generated) {
        const { diagnostics } = memorySite({ config, ...input(path.toUpperCase()) })
        const messages = errorsOf(diagnostics)
        const isNamed = messages.some(
          (message) => message.includes(`\`${path}\` of docs-ssg`) && owner.test(message),
        )
        expect([path, isNamed, messages]).toEqual([path, true, messages])
      }
    },
  )

  it.each(ways)('P12: of %s with another spelling of a page', (way, owner, input) => {
    const other = pagesOf({ 'other.md': { frontMatter: { slug: '/ma\u00DFe/caf\u00E9/y' } } }, docs)
    const spellings = ['ma\u00DFe/cafe\u0301/y', 'MA\u00DFE/CAF\u00C9/Y', 'masse/Cafe\u0301/y']
    for (const spelling of spellings) {
      // The page of a splat adds the last name.
      const path = way.includes('splat') ? spelling.slice(0, -2) : spelling
      const { pages = [], ...rest } = input(path)
      const { diagnostics } = memorySite({ config, ...rest, pages: [...pages, ...other] })
      const isNamed = errorsOf(diagnostics).some(
        (message) =>
          message.includes('`docs/other.md`') &&
          owner.test(message.replace('`docs/other.md`', '')) &&
          /letter case|Unicode form/.test(message),
      )
      expect([spelling, isNamed, errorsOf(diagnostics)]).toEqual([
        spelling,
        true,
        errorsOf(diagnostics),
      ])
    }
  })

  it.each(ways)(
    'P12: of %s with another spelling of the folder of all assets',
    (_, owner, input) => {
      for (const path of ['Assets/x', 'ASSETS/x/y', 'a\u017Fsets/x']) {
        const messages = errorsOf(memorySite({ config, ...input(path) }).diagnostics)
        expect(messages.join()).toMatch(/the folder `assets` of docs-ssg/)
        expect(messages.join()).toMatch(new RegExp(owner, 'i'))
      }
      const same = memorySite({ config, ...input('assets/x') }).diagnostics
      expect(errorsOf(same).join()).not.toContain('the folder `assets`')
    },
  )

  it('P12: of folders that differ only in letter case', () => {
    const pages = [...home, ...pagesOf({ 'API/a.md': {}, 'api/b.md': {}, 'API/c.md': {} }, docs)]
    expect(memorySite({ config, pages }).diagnostics).toMatchObject([
      {
        rule: 'case-collision',
        message:
          '`docs/api/b.md` needs the folder `api`, which differs only in letter case from the folder `API` of `docs/API/a.md`; file systems that treat such names as equal would keep only one of them, and hosts would not find the files of the other.',
        place: { path: 'docs/api/b.md' },
      },
    ])
  })

  it('accepts redirects from another spelling of a page to it, and of its folder', () => {
    const frontMatter = { redirect_from: ['/API/A', '/Api/old', '/caf\u00E9', '/cafe\u0301'] }
    const pages = [...home, ...pagesOf({ 'api/a.md': { frontMatter }, 'kin.md': {} }, docs)]
    const turkish = pagesOf({ 'k\u0131n.md': {} }, docs)
    expect(memorySite({ config, pages: [...pages, ...turkish] }).diagnostics).toEqual([])
  })

  it('P12: of two generated pages, at the lines that ask for them', () => {
    const keyPlaces = { tags: { line: 3, column: 1 } }
    const tags = [{ label: 'One', permalink: 'one' }]
    const pages = [
      ...home,
      ...pagesOf(
        { 'b.md': { frontMatter: { tags } }, 'c.md': { frontMatter: { slug: '/tags/one' } } },
        docs,
      ),
    ].map((one) => ({ ...one, keyPlaces }))
    expect(memorySite({ config, pages }).diagnostics).toMatchObject([
      {
        rule: 'duplicate-address',
        message:
          '`docs/c.md` and the page of the tag `One` both have the URL `/tags/one`, so readers could open only one of them.',
        place: { path: 'docs/b.md', line: 3, column: 1 },
      },
    ])
  })

  it('P12: of two authors of a blog with one permalink', () => {
    const contents =
      'jo:\n  name: Jo\n  page: { permalink: x }\nal:\n  name: Al\n  page: { permalink: x }\n'
    const variant = blog ?? (undefined as never)
    const { diagnostics } = memorySite({
      config,
      pages: [
        ...home,
        ...pagesOf({ '2024-01-01-p.md': { frontMatter: { authors: ['jo'] } } }, blog),
      ],
      dataFiles: [{ kind: 'authors', path: 'blog/authors.yml' as never, variant, contents }],
    })
    expect(diagnostics).toMatchObject([
      {
        message:
          'The page of the author `Jo` of the blog `blog` (`blog/authors.yml:1:1`) and the page of the author `Al` of the blog `blog` both have the URL `/blog/authors/x`, so readers could open only one of them.',
        place: { path: 'blog/authors.yml', line: 4 },
      },
    ])
  })

  it('lets a static file take the place of a file that is not reserved', () => {
    const assets = staticFilesOf('robots.txt', '_headers', 'llms.txt')
    expect(memorySite({ config, pages: home, assets }).diagnostics).toEqual([])
  })
})
