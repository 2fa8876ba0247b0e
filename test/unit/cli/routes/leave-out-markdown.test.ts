import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { markContentPath } from '../../../../cli/model/paths/content-path.ts'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { createLlmsText } from '../../../../cli/manifests/llms/llms-text.ts'
import { hasMarkdown, hasStaticMarkdown } from '../../../../cli/model/paths/markdown-url.ts'
import type { SiteInput } from '../../../../cli/routes/site-input.ts'
import {
  configOf,
  memorySite,
  pagesOf,
  staticFilesOf,
  staticRouteOf,
} from '../../../helpers/memory-site.ts'

const home = { 'home.md': { frontMatter: { slug: '/' } } }
const guide = { ...home, 'guide.md': {} }
const long = 'x'.repeat(253)

/** What needs the path of the Markdown of a page, the page that has none, and how a message begins. */
const cases: readonly (readonly [
  what: string,
  url: string,
  message: string,
  input: Partial<SiteInput>,
  options: SiteConfig,
])[] = [
  [
    'a page with the URL `/index`',
    '/index/',
    'The Markdown of `docs/home.md` has the path `index.md`, so the Markdown of `docs/a.md` is left out.',
    { pages: pagesOf({ 'a.md': { frontMatter: { slug: '/index' } }, ...home }) },
    {},
  ],
  [
    'a static file',
    '/guide/',
    '`static/guide.md` needs the path `guide.md`, so the Markdown of `docs/guide.md` is left out.',
    { pages: pagesOf(guide), assets: staticFilesOf('guide.md') },
    {},
  ],
  [
    'a static file at the path of the home page',
    '/',
    '`static/index.md` needs the path `index.md`',
    { pages: pagesOf(home), assets: staticFilesOf('index.md') },
    {},
  ],
  [
    'a static file in another letter case',
    '/guide/',
    '`static/Guide.MD` needs the path `Guide.MD`',
    { pages: pagesOf(guide), assets: staticFilesOf('Guide.MD') },
    {},
  ],
  [
    'a folder of static files',
    '/guide/',
    '`static/guide.md/a.txt` needs the path `guide.md/a.txt`',
    { pages: pagesOf(guide), assets: staticFilesOf('guide.md/a.txt') },
    {},
  ],
  [
    'a static file at the path of a page in React',
    '/about/',
    '`static/about.md` needs the path `about.md`, so the Markdown of `pages/about.tsx` is left out.',
    {
      pages: pagesOf(home),
      staticRoutes: [staticRouteOf('/about')],
      assets: staticFilesOf('about.md'),
    },
    {},
  ],
  [
    'a redirect',
    '/guide/',
    'The redirect from `/guide.md`',
    { pages: pagesOf(guide) },
    { redirects: [{ from: '/guide.md', to: '/guide' }] },
  ],
  [
    'a redirect from a folder',
    '/guide/',
    'The redirect from `/guide.md/*`',
    { pages: pagesOf(guide) },
    { redirects: [{ from: '/guide.md/*', to: '/:splat' }] },
  ],
  [
    'the limit of file systems',
    `/${long}/`,
    `The name \`${'x'.repeat(120)}…`,
    { pages: pagesOf({ ...home, 'a.md': { frontMatter: { slug: `/${long}` } } }) },
    {},
  ],
]

describe('leaveOutMarkdown', () => {
  it.each(cases)('gives way to %s, and names both', (_, url, message, input, options) => {
    const { site, diagnostics } = memorySite({ config: configOf(options), ...input })
    expect(diagnostics).toMatchObject([{ rule: 'markdown-left-out', severity: 'info' }])
    expect(diagnostics[0]?.message).toContain(message)
    const docs = [...site.routes.values()].filter((route) => !hasMarkdown(route))
    const statics = site.staticRoutes.filter((route) => !hasStaticMarkdown(route))
    expect([...docs, ...statics].map((route) => route.url)).toEqual([url])
  })

  it.each(cases)(
    'lists the HTML of the page that gives way to %s',
    (_, url, __, input, options) => {
      const config = configOf({ ...options, url: 'https://docs.example' })
      const [list] = createLlmsText(memorySite({ config, ...input }).site)
      const address = `https://docs.example${url === '/' ? '/' : url.slice(0, -1)}`
      expect(list?.contents).toContain(`(${address})`)
    },
  )

  it.each(cases)(
    'says nothing of %s where no Markdown is written',
    (_, __, ___, input, options) => {
      for (const llms of [false, { pages: false }] as const) {
        const config = configOf({ ...options, llms })
        expect(memorySite({ config, ...input }).diagnostics).toEqual([])
      }
    },
  )

  it.each([
    ['tag', { pages: pagesOf({ 'a.md': { frontMatter: { tags: ['x'.repeat(300)] } } }) }],
    [
      'category',
      {
        pages: pagesOf({ 'b/a.md': {} }),
        categories: [
          {
            path: markContentPath('docs/b/_category_.json'),
            docPath: 'b/_category_.json',
            variant: createVariants(configOf({}))[0] ?? (undefined as never),
            contents: JSON.stringify({
              label: 'B',
              link: { type: 'generated-index', slug: `/${'x'.repeat(253)}` },
            }),
          },
        ],
      },
    ],
  ])('names the file behind the generated page of a %s', (kind, input: Partial<SiteInput>) => {
    const { diagnostics } = memorySite(input)
    const found = diagnostics.filter(({ rule }) => rule === 'markdown-left-out')
    expect(found[0]?.message).toContain(`the Markdown of the page of the ${kind} `)
    expect(found[0]?.place?.path).toMatch(/^docs\/(?:a\.md|b\/_category_\.json)$/)
  })

  it.each([
    ['two pages that are reported', { 'Guide.md': {}, 'guide.md': {} }],
    [
      'a page that has no Markdown',
      { 'index.md': {}, 'a.md': { frontMatter: { slug: '/index', llms: false } } },
    ],
  ])('says nothing of %s', (_, pages) => {
    const { diagnostics } = memorySite({ pages: pagesOf(pages) })
    expect(diagnostics.filter(({ rule }) => rule === 'markdown-left-out')).toEqual([])
  })
})
