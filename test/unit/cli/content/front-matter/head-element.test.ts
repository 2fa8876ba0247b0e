import { expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'

const parse = (text: string) => parseFrontMatter(text, toContentPath('/site', '/site/docs/a.mdx'))
const meta = (attributes: Readonly<Record<string, string>>) => ({ tag: 'meta', attributes })

it.each<[html: string, keys: Readonly<Record<string, unknown>>]>([
  ['<title>Trees &amp; leaves</title>', { title_meta: 'Trees & leaves', head: [] }],
  [
    '\n  <meta\n    name="description"\n    content="All trees"\n  />\n',
    { description: 'All trees' },
  ],
  [
    '<meta name="robots" content="noindex" />',
    { head: [meta({ name: 'robots', content: 'noindex' })] },
  ],
  [
    '\n<meta property="og:title" content="A" />\n<title>B</title>\n',
    { title_meta: 'B', head: [meta({ property: 'og:title', content: 'A' })] },
  ],
  [
    '<link rel="canonical" href="https://orchard.example/a" />',
    {
      head: [{ tag: 'link', attributes: { rel: 'canonical', href: 'https://orchard.example/a' } }],
    },
  ],
  [
    '<script type="application/ld+json">{ "a": 1 }</script>',
    { head: [{ tag: 'script', attributes: { type: 'application/ld+json' }, content: '{"a":1}' }] },
  ],
  ['<!-- nothing -->', { head: [] }],
])('the head %j of a page is its own', (html, keys) => {
  const parsed = parse(`---\ntitle: A\n---\n\nBefore\n\n<head>${html}</head>\n\nAfter\n`)
  expect(parsed.frontMatter).toMatchObject({ title: 'A', ...keys })
  expect(parsed.body.split('\n')).toHaveLength(10 + html.split('\n').length - 1)
  expect(parsed.body.replace(/\n+/g, ' ')).toBe(' Before After ')
  expect(parsed.diagnostics).toEqual([])
})

it('is added to the elements in the front matter', () => {
  const parsed = parse(
    `---\nhead:\n  - ${JSON.stringify(meta({ name: 'keywords', content: 'b' }))}\n---\n<head><meta name="author" content="c"></head>\n`,
  )
  expect(parsed.frontMatter.head).toEqual([
    meta({ name: 'keywords', content: 'b' }),
    meta({ name: 'author', content: 'c' }),
  ])
})

it.each([
  '<head><base href="/a/" /></head>',
  '<head><style>p { margin: 0 }</style></head>',
  '<head><script src="https://example.com/a.js"></script></head>',
  '<head><script>run()</script></head>',
  '<head><meta http-equiv="refresh" content="0; url=/b" /></head>',
  '<head><link rel="stylesheet" href="/a.css" /></head>',
  '<head><meta name="robots" content={value} /></head>',
  '<head><title>a&#27;b</title></head>',
  '<head>Text</head>',
  '<head><html lang="de" /></head>',
  '<head><title>A</title>',
  '```html\n<head><title>A</title></head>\n```',
  'Write `<head><title>A</title></head>`',
  '  <head><title>A</title></head>',
])("what isn't the head of a page stays in its text: %j", (text) => {
  expect(parse(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] })
})
