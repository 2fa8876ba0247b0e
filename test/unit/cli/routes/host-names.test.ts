import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const variant = createVariants(configOf())[0] ?? (undefined as never)

/** Names that mean something to hosts, and what a message says of them. */
const hostNames: readonly (readonly [path: string, found: RegExp])[] = [
  ['/.htaccess', /`\.htaccess` begins with `\.`/],
  ['/a/.htaccess', /`\.htaccess` begins with `\.`/],
  ['/.git/HEAD', /`\.git` begins with `\.`/],
  ['/%2egit/HEAD', /`\.git` begins with `\.`/],
  ['/.user.ini', /begins with `\.`/],
  ['/.well-known/acme-challenge/x', /`\.well-known` begins with `\.`/],
  ['/...a', /begins with `\.`/],
  // Some disks leave joiners out of names.
  ['/\u200C.git/x', /begins with `U\+200C`/],
  ['/\u0301x', /begins with `/],
  ['/_worker.js', /`_worker\.js` begins with `_`/],
  ['/_routes.json', /begins with `_`/],
  ['/_headers', /begins with `_`/],
  ['/_redirects', /begins with `_`/],
  ['/%5Fheaders', /begins with `_`/],
  ['/a/_middleware', /begins with `_`/],
  ['/CNAME', /`CNAME` can be the name of a file that hosts read/],
  ['/cname', /`cname` can be/],
  ['/Staticfile', /can be the name/],
  ['/web.config', /can be the name/],
  ['/a/Web.Config', /`Web\.Config` can be/],
  ['/web.config/x', /`web\.config` can be/],
  ['/netlify.toml', /can be the name/],
  ['/vercel.json', /can be the name/],
  ['/staticwebapp.config.json', /can be the name/],
  ['/firebase.json', /can be the name/],
  ['/Firebase.JSON', /can be the name/],
  ['/wrangler.jsonc', /can be the name/],
  ['/app.yaml', /can be the name/],
  ['/php.ini', /can be the name/],
  ['/crossdomain.xml', /can be the name/],
  ['/ads.txt', /can be the name/],
  ['/index.php', /can be the name/],
]
/** Names with the same signs that mean nothing to hosts. */
const plainNames = [
  '/v1.2',
  '/1.x/a',
  '/1.0.0-beta.2',
  '/node.js',
  '/asp.net',
  '/old.html',
  '/a.日本',
  '/a.b',
  '/guide/package.json',
  '/api/core.Store',
  '/a_b',
  '/cname-records',
  '/guide/cname',
  '/@scope/name',
  '/(new)',
]

/** Every way in which content gives a URL. */
const contentWays: readonly (readonly [
  way: string,
  input: (path: string) => Parameters<typeof memorySite>[0],
])[] = [
  ['`slug`', (slug) => ({ pages: pagesOf({ 'b.md': { frontMatter: { slug } } }) })],
  [
    '`redirect_from`',
    (path) => ({ pages: pagesOf({ 'b.md': { frontMatter: { redirect_from: [path] } } }) }),
  ],
  [
    'a permalink of a tag',
    (path) => ({
      config: configOf({ docs: { tagsBasePath: '/' } }),
      pages: pagesOf({ 'b.md': { frontMatter: { tags: [{ label: 'T', permalink: path }] } } }),
    }),
  ],
  [
    'a category',
    (slug) => ({
      pages: pagesOf({ 'guide/b.md': {} }),
      categories: [
        {
          path: 'docs/guide/_category_.json' as never,
          docPath: 'guide/_category_.json',
          variant,
          contents: JSON.stringify({ link: { type: 'generated-index', slug } }),
        },
      ],
    }),
  ],
  ['a file name', (path) => ({ pages: pagesOf({ [`${path.slice(1)}.md`]: {} }) })],
]

describe('a path that no page can have', () => {
  it.each(contentWays)('P12: has a name that hosts act on, in %s', (way, input) => {
    countAttempts(hostNames.length)
    for (const trailingSlash of [true, false])
      for (const [path, found] of hostNames) {
        // The name of a file is not encoded, and slugs are not decoded.
        if (path.includes('%') && way !== '`redirect_from`') continue
        const options = input(path)
        const config = { ...(options?.config ?? configOf()), trailingSlash }
        const refusals = memorySite({ ...options, config }).diagnostics.filter(
          ({ rule }) => rule === 'unusable-address',
        )
        expect([path, refusals.map(({ message }) => found.test(message))]).toEqual([path, [true]])
      }
    for (const path of plainNames)
      expect([path, memorySite(input(path)).diagnostics]).toEqual([path, []])
  })

  it('may have a name that hosts act on if the owner of the site redirects from it', () => {
    const pages = pagesOf({ 'home.md': { frontMatter: { slug: '/' } } })
    const from = ['/.well-known/change-password', '/_modules/x', '/index.php']
    const config = configOf({ redirects: [{ from, to: '/' }] })
    const redirectFiles = [{ source: 'static/_redirects' as never, text: '/_static/x /\n' }]
    expect(memorySite({ config, pages, redirectFiles }).diagnostics).toEqual([])
  })
})
