import { describe, expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'
import { linkRelations } from '../../../../../cli/content/front-matter/head-names.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { spellings } from '../../../../helpers/spellings.ts'

type Attributes = Readonly<Record<string, unknown>>

/** The three forms in which pages write an element. */
const forms: readonly ((tag: string, attributes: Attributes, content?: string) => unknown)[] = [
  (tag, attributes, content) =>
    content === undefined ? [tag, attributes] : [tag, attributes, content],
  (tag, attributes, content) => ({ tag, attributes, content }),
  (tag, attributes, content) => ({ tag, attrs: attributes, content }),
]

const path = toContentPath('/site', '/site/docs/a.md')
/** JSON is YAML. */
const read = (elements: readonly unknown[]) =>
  parseFrontMatter(`---\ntitle: A\nhead:\n  ${JSON.stringify(elements)}\n---\n`, path)

/** Each is tried in all three forms. */
function refuses(
  tag: string,
  attributes: Attributes,
  content?: string,
): readonly (readonly [string, boolean])[] {
  return forms.map((form) => {
    const element = form(tag, attributes, content)
    const { frontMatter, diagnostics } = read([element])
    const [first] = diagnostics
    const isPlaced = first?.place?.line === 4 && (first.place.column ?? 0) >= 3
    const isError = first?.severity === 'error' && first.help?.includes('`site.config.ts`') === true
    return [JSON.stringify(element), frontMatter.head === undefined && isPlaced && isError] as const
  })
}

function attack(tries: readonly (readonly [string, boolean])[]): void {
  const accepted = tries.filter(([, isRefused]) => !isRefused).map(([element]) => element)
  countAttempts(tries.length, accepted.length)
  expect(accepted).toEqual([])
}

describe('head of front matter', () => {
  it('P18: refuses `http-equiv` in every spelling', () => {
    const kinds = ['refresh', 'set-cookie', 'content-security-policy', 'REFRESH']
    attack(
      spellings('http-equiv').flatMap((name) =>
        kinds.flatMap((kind) => [
          ...refuses('meta', { [name]: kind, content: '0;url=https://evil.example/' }),
          ...refuses('meta', { name: 'a', [name]: kind, content: '0;url=https://evil.example/' }),
        ]),
      ),
    )
  })

  it('P18: refuses event handlers and every other attribute that is not listed', () => {
    const names =
      'onload onerror onclick style is nonce blocking charset disabled class xmlns:a xlink:href href:a srcdoc'
    attack(
      names
        .split(' ')
        .flatMap(spellings)
        .flatMap((name) => [
          ...refuses('link', { rel: 'icon', href: '/a.png', [name]: 'alert(1)' }),
          ...refuses('meta', { name: 'a', content: 'b', [name]: 'alert(1)' }),
          ...refuses('script', { type: 'application/ld+json', [name]: 'alert(1)' }, '{}'),
        ]),
    )
  })

  it('P18: refuses URLs that could run code', () => {
    const urls = [
      'javascript:alert(1)',
      ' JAVA\tSCRIPT:x',
      'data:text/html,x',
      'data:text/css,x',
      'blob:x',
      'foo:x',
    ]
    attack(
      urls.flatMap((url) => [
        ...spellings('href').flatMap((name) => refuses('link', { rel: 'alternate', [name]: url })),
        ...spellings('imagesrcset').flatMap((name) =>
          refuses('link', {
            rel: 'preload',
            as: 'image',
            [name]: `/a.png 1x, ${url.replaceAll(/\s/g, '')} 2x`,
          }),
        ),
      ]),
    )
  })

  it('P18: refuses relations that load code or act for the site', () => {
    const relations =
      'stylesheet STYLESHEET modulepreload import manifest prerender search serviceworker openid.server expect'
    attack(
      relations
        .split(' ')
        .flatMap((rel) => [rel, `icon ${rel}`, `${rel}\talternate`])
        .flatMap((rel) => refuses('link', { rel, href: '/a' })),
    )
    attack(
      ['script', 'style', 'worker', 'document'].flatMap((as) =>
        refuses('link', { rel: 'preload', as, href: '/a' }),
      ),
    )
  })

  it('P18: refuses other elements, scripts that run, and JSON-LD that is not JSON', () => {
    const tags = ['base', 'style', 'noscript', 'title', 'iframe', 'SCRIPT', 'Meta', 'template']
    attack(tags.flatMap((tag) => refuses(tag, { href: 'https://evil.example/' }, 'alert(1)')))
    const types = [
      '',
      'module',
      'text/javascript',
      'importmap',
      'speculationrules',
      'application/json',
    ]
    attack(types.flatMap((type) => refuses('script', { type }, '{}')))
    attack(
      ['alert(1)', '{', '<!--<script>', ''].flatMap((json) =>
        refuses('script', { type: 'application/ld+json' }, json),
      ),
    )
    attack(refuses('script', { type: 'application/ld+json' }))
    attack(refuses('script', { type: 'application/ld+json', src: '/a.js' }, '{}'))
  })

  it('P18: refuses what has no name, no relation or two spellings of one attribute', () => {
    attack([
      ...refuses('meta', { content: 'a' }),
      ...refuses('link', { href: '/a' }),
      ...refuses('link', { rel: 'icon', REL: 'stylesheet', href: '/a' }),
      ...refuses('meta', { name: 'a', content: ['b'] }),
      ...refuses('meta', { name: 'a' }, 'text'),
    ])
    attack(
      [
        [{}],
        ['meta'],
        'meta',
        ['meta', 'x'],
        { tag: 'meta', attributes: {}, attrs: {} },
        { tag: 'meta', innerHTML: 'x' },
      ].map((element) => {
        const { frontMatter, diagnostics } = read([element])
        return [
          JSON.stringify(element),
          frontMatter.head === undefined && diagnostics.length > 0,
        ] as const
      }),
    )
  })

  it('reports every attribute of an element at its place, and says where it belongs', () => {
    const { diagnostics } = parseFrontMatter(
      '---\nhead:\n  - tag: link\n    attributes:\n      rel: stylesheet\n      ONLOAD: go()\n      href: "javascript:x"\n---\n',
      path,
    )
    expect(
      diagnostics.map(
        ({ place, message }) => `${place?.line}:${place?.column} ${message.slice(0, 77)}`,
      ),
    ).toEqual([
      '6:15 The front matter key `head.0.attributes.ONLOAD` is `go()`, but a `link` of a ',
      '5:12 The front matter key `head.0.attributes.rel` is `stylesheet`, but it must be ',
      '7:13 The front matter key `head.0.attributes.href` is `javascript:x`, but `javascr',
    ])
    expect(diagnostics[0]?.help).toBe(
      'Remove it, or let the owner of the site add it to `head` in `site.config.ts`, where elements may run code.',
    )
  })

  it('accepts what describes a page, in the three forms and any letter case', () => {
    const accepted = forms.flatMap((form) => [
      form('meta', { NAME: 'robots', Content: 'noindex' }),
      form('meta', { property: 'og:type', content: 'article' }),
      form('link', { rel: 'alternate', hrefLang: 'de', href: 'https://a.example/de' }),
      form('link', { rel: 'preload', as: 'image', imageSrcSet: 'a.png 1x, b.png 2x' }),
      form('script', { type: 'application/LD+json' }, '{ "a": "</script><!--" }'),
    ])
    const { frontMatter, diagnostics } = read(accepted)
    expect(diagnostics).toEqual([])
    expect(frontMatter.head?.slice(0, 5)).toEqual([
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
      { tag: 'meta', attributes: { property: 'og:type', content: 'article' } },
      {
        tag: 'link',
        attributes: { rel: 'alternate', hreflang: 'de', href: 'https://a.example/de' },
      },
      {
        tag: 'link',
        attributes: { rel: 'preload', as: 'image', imagesrcset: 'a.png 1x, b.png 2x' },
      },
      {
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        content: String.raw`{"a":"\u003c/script>\u003c!--"}`,
      },
    ])
    const related = [...linkRelations].map((rel) => ['link', { rel, href: '/a' }])
    expect(read(related).diagnostics).toEqual([])
  })

  it('P18: refuses metadata that changes the policy of the site, in any letters', () => {
    const names =
      'referrer REFERRER viewport color-scheme theme-color generator content-security-policy csp ' +
      'google-site-verification application-name msapplication-config format-detection constructor __proto__ ' +
      'supported-color-schemes origin-trial default-style x-ua-compatible refresh set-cookie csp monetization darkreader-lock ' +
      'algolia-site-verification facebook-domain-verification yandex-verification msvalidate.01 p:domain_verify ' +
      'msapplication-task msapplication-starturl msapplication-navbutton-color _a:b a. a: :a .a a..b a:- x- og: fb: ' +
      'apple-mobile-web-app- content-security-policy-report-only permissions-policy theme-color: og:title\u202e'
    attack(
      names
        .split(' ')
        .flatMap((name) => [
          ...refuses('meta', { name, content: 'unsafe-url' }),
          ...refuses('meta', { name: ` ${name} `, content: 'unsafe-url' }),
          ...refuses('meta', { name, property: 'og:title', content: 'unsafe-url' }),
        ]),
    )
  })

  it('P18: refuses URLs with other schemes in metadata', () => {
    const names =
      'og:url OG:URL og:image og:image:url og:image:secure_url og:video og:audio og:see_also twitter:image ' +
      'twitter:image:src twitter:player twitter:player:stream twitter:app:url:iphone article:author ' +
      'msapplication-TileImage msapplication-wide310x150logo ms.image dc.thumbnail'
    const urls = ['javascript:X()', ' java\tscript:X()', 'file:///etc/passwd', 'data:text/html,x']
    attack(
      names
        .split(' ')
        .flatMap((name) =>
          urls.flatMap((content) => [
            ...refuses('meta', { property: name, content }),
            ...refuses('meta', { name, content }),
          ]),
        ),
    )
  })

  it.each([
    ['og:url', 'https://a.example/b'],
    ['og:image', '/img/a.png'],
    ['og:title', 'Note: a title'],
    ['og:image:alt', 'Figure: a cat'],
    ['twitter:card', 'summary'],
    ['author', 'Ada: the first'],
    ['article:author', 'Ada'],
    ['robots', 'noindex'],
    ['keywords', 'a, b'],
    ['docsearch:version', '1.0'],
    ['DC.title', 'A: b'],
    ['ms.topic', 'how-to'],
    ['ms.date', '01/31/2026'],
    ['fb:app_id', '1'],
    ['twitter:label1', 'Written by'],
    ['twitter:data1', 'Ada'],
    ['citation_pdf_url', '/a.pdf'],
    ['docusaurus_tag', 'docs'],
    ['sailthru.title', 'A'],
    ['example.com:owner', 'docs'],
    ['parsely-title', 'A'],
    ['apple-mobile-web-app-title', 'A'],
    ['apple-mobile-web-app-status-bar-style', 'black'],
    ['mobile-web-app-capable', 'yes'],
    ['msapplication-TileColor', '#fff'],
    ['msapplication-TileImage', '/a.png'],
    ['msapplication-square70x70logo', '/a.png'],
    ['google', 'notranslate'],
  ])('accepts `%s` with the content `%s`', (name, content) => {
    expect(read([{ tag: 'meta', attributes: { name, content } }]).diagnostics).toEqual([])
  })
})
