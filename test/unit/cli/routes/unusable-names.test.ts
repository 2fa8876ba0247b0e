import { describe, expect, it } from 'vitest'
import { checkOptionRoutes } from '../../../../cli/config/validation/check-option-routes.ts'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { parseFrontMatter } from '../../../../cli/content/front-matter/front-matter.ts'
import { createHostFiles } from '../../../../cli/manifests/host-files.ts'
import { findUnusableName } from '../../../../cli/primitives/urls/url-path-text.ts'
import { authorSchema, parseBlogFile, tagSchema } from '../../../../cli/routes/blog/blog-data.ts'
import { parseCategoryFiles } from '../../../../cli/routes/sidebars/category-files.ts'
import type { Diagnostic } from '../../../../cli/model/diagnostic.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import type { FrontMatter } from '../../../../cli/model/authored/front-matter.ts'
import type { DataFile } from '../../../../cli/model/source-file.ts'
import { configOf, memorySite, pagesOf, staticRouteOf } from '../../../helpers/memory-site.ts'

/** Forms of paths that no page can have, with what a message names. */
const refused: readonly (readonly [written: string, found: string])[] = [
  ['/a/../b', '`..`'],
  ['/..', '`..`'],
  ['/a/..', '`..`'],
  ['/./b', '`.`'],
  ['/a/.', '`.`'],
  ['/a//b', 'an empty name'],
  ['/a//', 'an empty name'],
  ['/a\\b', '`\\`'],
  ['/a/..\\..\\b', '`\\`'],
  ['/%2e%2e/b', '`%2e%2e`'],
  ['/a/%2E', '`%2E`'],
  ['/a/.%2e/b', '`.%2e`'],
  ['/a%2fb', '`%2f`'],
  ['/a%5Cb', '`%5C`'],
  ['/a%00', '`%00`'],
  ['/a%0d%0ab', '`%0d`'],
  ['/a\0b', '`U+0000`'],
  ['/a\tb', '`U+0009`'],
  ['/a\u0085b', '`U+0085`'],
  ['/a\u202Eb', '`U+202E`'],
  ['/a\u2028b', '`U+2028`'],
  ['/a\uFEFFb', '`U+FEFF`'],
  ['/a\uD800b', '`U+D800`'],
  ['/a?b=c', '`?`'],
  ['/a#b', '`#`'],
  ['https://x.example/a', '`:`'],
  // Hosts read these in `_redirects` and in their other files as patterns or as the end of a name.
  ['/:splat', '`:`'],
  ['/:a/:b', '`:`'],
  ['/a:b', '`:`'],
  ['/%3Asplat', '`%3A`'],
  ['/*/b', '`*`'],
  ['/x/*/y', '`*`'],
  ['/a%2a/b', '`%2a`'],
  ['/foo(.*)/b', '`*`'],
  ['/foo /evil 200', 'a space'],
  ['/a\u00A0b', '`U+00A0`'],
  ['/a$b', '`$`'],
  ['/${a}', '`$`'],
  ['/q"}', '`"`'],
  ['/{a}', '`{`'],
  ['/a|b', '`|`'],
  ['/a`b', '```'],
  ['/a^b', '`^`'],
  ['/a%22b', '`%22`'],
  ['/"><script>X()</script>', '`"`'],
  ['/<b>', '`<`'],
  ['/%3Cb%3E', '`%3C`'],
  // Windows can't hold these.
  ['/con', '`con`'],
  ['/a/NUL/b', '`NUL`'],
  ['/com1.txt', '`com1.txt`'],
  ['/lpt\u00B2', '`lpt\u00B2`'],
  ['/a.', '`a.`'],
  ['/a./b', '`a.`'],
  ['/...', '`...`'],
  ['/a%20', '`a%20`'],
  ['/a%2e', '`a%2e`'],
  ['/%63on', '`%63on`'],
]

/** What only an owner of the site may write: a pattern in `redirects` of the config. */
const patterns = ['/*', '/x/*', '/x*']

const accepted = [
  '/',
  '/a',
  'a/b/',
  '/a.b',
  '/console',
  '/com10',
  '/a(b)/[c]',
  '/%24a',
  '/100%',
  '/a%20b',
  '/caf%C3%A9',
  '/c%23',
  '/caf\u00E9',
  '/日本語',
  '/שלום',
  '/می\u200Cخواهم',
  '/👩\u200D💻',
  "/a-b_c~d!&'()+,;=@",
]

const variant = createVariants(configOf())[0] ?? (undefined as never)
const yaml = (value: string): string => JSON.stringify(value)
const page = (text: string) =>
  parseFrontMatter(text, 'docs/a.md' as never).diagnostics.filter(
    ({ severity }) => severity === 'error',
  )
const file = (contents: string) => ({
  kind: 'tags' as const,
  path: 'docs/x.yml' as never,
  variant,
  contents,
})

/** Every place where an author writes the URL of a page, as a file with the path in it. */
const places: readonly (readonly [
  place: string,
  line: number,
  check: (path: string) => readonly Diagnostic[],
])[] = [
  ['`slug`', 3, (path) => page(`---\ntitle: T\nslug: ${yaml(path)}\n---\n`)],
  ['`redirect_from`', 3, (path) => page(`---\ntitle: T\nredirect_from: ${yaml(path)}\n---\n`)],
  [
    'a list in `redirect_from`',
    4,
    (path) => page(`---\ntitle: T\nredirect_from:\n  - ${yaml(path)}\n---\n`),
  ],
  [
    '`permalink` of a tag',
    3,
    (path) => page(`---\ntitle: T\ntags: [{ label: A, permalink: ${yaml(path)} }]\n---\n`),
  ],
  [
    '`tags.yml`',
    2,
    (path) => parseBlogFile(file(`a:\n  permalink: ${yaml(path)}\n`), tagSchema).diagnostics,
  ],
  [
    '`authors.yml`',
    2,
    (path) =>
      parseBlogFile(
        { ...file(`a:\n  page: { permalink: ${yaml(path)} }\n`), kind: 'authors' },
        authorSchema,
      ).diagnostics,
  ],
  [
    '`_category_.json`',
    2,
    (path) =>
      parseCategoryFiles([
        {
          path: 'docs/g/_category_.json' as never,
          docPath: 'g/_category_.json',
          variant,
          contents: `{"link": {"type": "generated-index",\n"slug": ${yaml(path)} } }`,
        },
      ]).diagnostics,
  ],
]

describe('a path that no page can have', () => {
  it.each(refused)('P12: is %j, because of %s', (written, found) => {
    expect(findUnusableName(written)).toContain(found)
  })

  it.each(places)('P12: in %s is an error at its line', (_, line, check) => {
    countAttempts(refused.length)
    for (const [written, found] of refused) {
      const errors = check(written)
      expect([written, errors.length]).toEqual([written, 1])
      // Control characters are refused in every text, before it is read as a path.
      const isNamed = ['a path without', 'contains the character'].some((words) =>
        errors[0]?.message.includes(`${words} ${found}`),
      )
      expect([written, isNamed]).toEqual([written, true])
      expect([written, errors[0]?.place?.line]).toEqual([written, line])
    }
    for (const written of accepted) expect([written, check(written)]).toEqual([written, []])
  })

  it.each([
    ['docs', 'routeBasePath'],
    ['docs', 'tagsBasePath'],
    ['blog', 'routeBasePath'],
    ['blog', 'pageBasePath'],
    ['blog', 'archiveBasePath'],
    ['blog', 'tagsBasePath'],
    ['blog', 'authorsBasePath'],
    ['versions', 'path'],
    ['locales', 'path'],
    ['collections', 'routeBasePath'],
    ['redirects', 'from'],
    ['link', 'slug'],
  ])('P12: is an error in the option `%s` … `%s`', (option, key) => {
    const isList = option.endsWith('s') && option !== 'docs'
    countAttempts(refused.length)
    for (const [written, found] of refused) {
      const problems = checkOptionRoutes({
        [option]: isList ? [{ [key]: written }] : { [key]: written },
      })
      expect(problems).toMatchObject([{ value: written, problem: expect.stringContaining(found) }])
    }
    for (const written of accepted)
      expect(
        checkOptionRoutes({ [option]: isList ? [{ [key]: written }] : { [key]: written } }),
      ).toEqual([])
  })

  it('P12: is a pattern, which only `redirects` of the config can have', () => {
    for (const pattern of patterns) {
      expect([pattern, findUnusableName(pattern)]).toEqual([pattern, '`*`'])
      expect(checkOptionRoutes({ redirects: [{ from: pattern }] })).toEqual([])
      for (const [, line, check] of places)
        expect(check(pattern)).toMatchObject([{ severity: 'error', place: { line } }])
    }
    expect(page('---\nredirect_from: /x/*\n---\n')).toMatchObject([
      { help: expect.stringContaining('belongs in `redirects` of `site.config.ts`') },
    ])
  })

  it('P12: is not in the files of hosts: each rule is one redirect', () => {
    const sources = accepted.filter((path) => !['/', '/caf%C3%A9'].includes(path))
    const pages = pagesOf({
      'home.md': { frontMatter: { slug: '/' } },
      'it’s (new)/[a] & {b}, $c+d.md': { frontMatter: { redirect_from: sources } },
    })
    const config = configOf({ redirects: [{ from: '/to', to: '/a b\n/* /evil' }] })
    const { site, diagnostics } = memorySite({ config, pages })
    expect(diagnostics).toEqual([])
    const [redirects] = createHostFiles(site, { scriptHashes: [] })
    const rules = String(redirects?.contents)
      .split('\n')
      .filter((line) => line.startsWith('/'))
    expect(rules).toHaveLength(sources.length + 1)
    for (const rule of rules.slice(1)) expect(rule).toMatch(/^\/[^\s:*"<>|]+ \/[^\s:*"<>|]+ 301$/)
    expect(rules[0]).toBe('/to /a%20b%0A/*%20/evil 301')
  })

  it('is escaped in the pattern of `vercel.json`', () => {
    const config = configOf({ baseUrl: '/a(b)+!/', hostFiles: ['vercel'] })
    const files = createHostFiles(memorySite({ config }).site, { scriptHashes: [] })
    const text = String(files.find(({ path }) => path === 'vercel.json')?.contents)
    expect(JSON.parse(text).headers[0].source).toBe(String.raw`/a\(b\)\+\!/(.*)`)
  })

  it.each([...'?*:|"<>'])('P12: is refused in the name of a file or a folder: %s', (sign) => {
    countAttempts(2)
    for (const path of [`a${sign}b.md`, `a${sign}b/c.md`]) {
      const { diagnostics } = memorySite({ pages: pagesOf({ [path]: {} }) })
      expect(diagnostics).toMatchObject([
        { rule: 'unusable-address', message: expect.stringContaining(`contains \`${sign}\``) },
      ])
    }
  })

  it.each([false, true, 'redirects', 'rules'] as const)(
    'P12: is one error in the name of a file, with `fallback: %j` for other languages',
    (fallback) => {
      const locales = ['en', 'fr', 'de'].map((code) => ({
        code,
        label: code,
        path: code === 'en' ? '' : code,
        fallback,
      }))
      const paths = [...'?*:|"<>\0\n'].flatMap((sign) => [`a${sign}b.md`, `a${sign}b/c.md`])
      countAttempts(paths.length)
      for (const path of paths) {
        const { diagnostics } = memorySite({
          config: configOf({ locales }),
          pages: pagesOf({ 'ok.md': {}, [path]: {} }),
        })
        const found = diagnostics.filter(({ rule }) => rule === 'unusable-address')
        expect([path, found.map(({ message }) => message)]).toEqual([path, [expect.any(String)]])
      }
    },
  )

  it('P12: is a relative slug that leaves the docs; one that stays is accepted', () => {
    const check = (slug: string) =>
      memorySite({ pages: pagesOf({ 'guide/deep/a.md': { frontMatter: { slug } } }) })
    for (const slug of ['../../../x', '../../..', './../../../x', 'x/../../../../y'])
      expect(check(slug).diagnostics).toMatchObject([{ rule: 'unusable-address' }])
    for (const [slug, url] of [
      ['../x', '/guide/x/'],
      ['../../x', '/x/'],
      ['./x', '/guide/deep/x/'],
      ['..', '/guide/'],
    ] as const)
      expect([...check(slug).site.routes.keys()]).toEqual([url])
    expect(page('---\nslug: ../x\n---\n')).toEqual([])
  })

  it('P12: is refused wherever else it comes from', () => {
    const redirect = memorySite({
      redirectFiles: [{ source: 'static/_redirects' as never, text: '/a /\n/b/../c /\n' }],
      pages: pagesOf({ 'home.md': { frontMatter: { slug: '/' } } }),
    })
    expect(redirect.diagnostics).toMatchObject([
      { rule: 'unusable-address', place: { path: 'static/_redirects', line: 2 } },
    ])
    const tag = memorySite({
      config: configOf({ docs: { tagsBasePath: '..' } }),
      pages: pagesOf({ 'a.md': { frontMatter: { tags: ['x'] } } }),
    })
    expect(tag.diagnostics.map(({ rule }) => rule)).toContain('unusable-address')
  })

  const tagged = (tags: readonly string[], docs = {}) =>
    memorySite({
      config: configOf({ docs }),
      pages: pagesOf({ 'a.md': { frontMatter: { tags } } }),
    })
  const posts = (blog: object, frontMatter: FrontMatter, dataFiles: DataFile[] = []) => {
    const config = configOf({ blog })
    const ofBlog = createVariants(config).find(({ isBlog }) => isBlog)
    const pages = pagesOf({ '2026-01-01-a.md': { frontMatter } }, ofBlog)
    if (ofBlog === undefined) throw new Error('The config has no blog.')
    return memorySite({
      config,
      pages,
      dataFiles: dataFiles.map((one) => ({ ...one, variant: ofBlog })),
    })
  }
  const authors = [{ ...file('con: { name: A, page: true }\n'), kind: 'authors' as const }]

  it.each([
    [
      'a page',
      'Rename the file, or give the page a `slug`',
      memorySite({ pages: pagesOf({ 'con.md': {} }) }),
    ],
    [
      'a React page',
      'Rename the file.',
      memorySite({
        staticRoutes: [{ ...staticRouteOf('/con'), source: 'pages/con.tsx' as never }],
      }),
    ],
    ['a tag of docs', 'Rename the tag in `tags`', tagged(['con'])],
    ['all tags of docs', 'Change `docs.tagsBasePath`', tagged(['a'], { tagsBasePath: 'con' })],
    ['a tag of posts', 'Rename the tag in `tags`', posts({}, { tags: ['con'] })],
    [
      'all tags of posts',
      'Change `tagsBasePath` of the blog',
      posts({ tagsBasePath: 'con' }, { tags: ['a'] }),
    ],
    ['the archive', 'Change `archiveBasePath` of the blog', posts({ archiveBasePath: 'con' }, {})],
    [
      'an author',
      'Rename the key of the author in `authors.yml`',
      posts({}, { authors: ['con'] }, authors),
    ],
    ['a list of posts', 'Change `routeBasePath` of the blog', posts({ routeBasePath: 'con' }, {})],
    [
      'a category',
      'Rename the category, or give its page a `slug`',
      memorySite({
        pages: pagesOf({ 'g/x.md': {} }),
        categories: [
          {
            path: 'docs/g/_category_.json' as never,
            docPath: 'g/_category_.json',
            variant,
            contents: '{"label":"con","link":{"type":"generated-index"}}',
          },
        ],
      }),
    ],
  ])('P12: says what to rename: %s', (_, help, { diagnostics }) => {
    expect(diagnostics.filter(({ rule }) => rule === 'unusable-address')).toContainEqual(
      expect.objectContaining({ help: expect.stringContaining(help) }),
    )
  })
})
