import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { createVariants } from '../../../../../cli/model/variants/doc-variants.ts'
import { createFeeds } from '../../../../../cli/manifests/feeds/create-feeds.ts'
import { listGeneratedFiles } from '../../../../../cli/manifests/all-manifests.ts'
import { configOf, memorySite, pagesOf } from '../../../../helpers/memory-site.ts'
import { type XmlElement, parseXml } from '../../../../helpers/parse-xml.ts'

const html =
  '<h1 id="t">Title</h1><p id="a" class="x" data-y="1">A &lt;b&gt; <a href="/docs/x">docs</a> <a href="#b">b</a>' +
  '<img src="/img/a.png" alt=""><a href="https://example.org/?a=1&amp;b=2">out</a>' +
  '<button>Copy</button></p><p>]]&gt;\u0007 end</p>'

function feedsOf(limit: number | 'ALL' = 20) {
  const config = configOf({
    title: 'Acme & Co',
    url: 'https://acme.example',
    baseUrl: '/base/',
    blog: { blogTitle: 'News', feedOptions: { limit, copyright: '© Acme' } },
  })
  const variant = createVariants(config).find(({ isBlog }) => isBlog)
  const { site, diagnostics } = memorySite({
    config,
    pages: pagesOf(
      {
        '2026-01-02-old.md': {
          title: 'Old & <new>',
          description: 'First.',
          frontMatter: {
            authors: [{ name: 'Ada', url: 'https://ada.example', image_url: '/img/ada.png' }],
            tags: ['R&D'],
            image: '/img/card.png',
            last_update: { date: '2026-02-01' },
          },
        },
        '2026-03-04-new.md': { title: 'New', frontMatter: { date: '2026-03-04T10:30:00+02:00' } },
        '2026-03-05-secret.md': { frontMatter: { unlisted: true } },
      },
      variant,
    ),
  })
  expect(diagnostics).toEqual([])
  const files = createFeeds(site, { articleOf: () => html, references: new Map() })
  const byPath = files.map(({ path, contents }) => [path, String(contents)] as const)
  return { config, files: new Map<string, string>(byPath) }
}

const xmlOf = (path: string): XmlElement => parseXml(feedsOf().files.get(path) ?? '')
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

it('writes every feed at the path that links may point to', () => {
  const { files, config } = feedsOf()
  const paths: readonly string[] = [...files.keys()]
  expect(paths).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'])
  const linkable = listGeneratedFiles(config).filter(({ isLinkable }) => isLinkable)
  expect(linkable.map(({ path }) => path)).toEqual(expect.arrayContaining([...paths]))
})

it('writes the newest posts only, as many as the config says', () => {
  const feed = JSON.parse(feedsOf(1).files.get('blog/feed.json') ?? '')
  expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(['New'])
})

it('writes RSS with what the specification of RSS 2.0 requires', () => {
  const rss = xmlOf('blog/rss.xml')
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } })
  const channel = rss.only('channel')
  // https://www.rssboard.org/rss-specification#requiredChannelElements
  expect(channel.only('title').text).toBe('Acme & Co News')
  expect(channel.only('link').text).toBe('https://acme.example/base/blog')
  expect(channel.only('description').text).not.toBe('')
  expect(channel.only('lastBuildDate').text).toMatch(RFC_822)
  expect(channel.only('atom:link').attributes).toEqual({
    href: 'https://acme.example/base/blog/rss.xml',
    rel: 'self',
    type: 'application/rss+xml',
  })
  const items = channel.all('item')
  expect(items).toHaveLength(2)
  for (const item of items) {
    expect(item.only('pubDate').text).toMatch(RFC_822)
    expect(item.only('guid').attributes).toEqual({ isPermaLink: 'true' })
    expect(item.only('guid').text).toBe(item.only('link').text)
    expect(item.only('link').text).toMatch(/^https:\/\/acme\.example\/base\/blog\/2026\//)
  }
  const [newest, old] = items
  expect(newest?.only('pubDate').text).toBe('Wed, 04 Mar 2026 08:30:00 GMT')
  expect(old?.only('title').text).toBe('Old & <new>')
  expect(old?.only('dc:creator').text).toBe('Ada')
  expect(old?.only('category').text).toBe('R&D')
})

it('writes Atom with what RFC 4287 requires', () => {
  const feed = xmlOf('blog/atom.xml')
  expect(feed).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } })
  // https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1
  expect(feed.only('id').text).toBe('https://acme.example/base/blog')
  expect(feed.only('title').text).toBe('Acme & Co News')
  expect(feed.only('updated').text).toBe('2026-03-04T08:30:00.000Z')
  expect(feed.only('author').only('name').text).not.toBe('')
  const links = feed.all('link').map(({ attributes }) => [attributes['rel'], attributes['href']])
  expect(links).toEqual([
    ['alternate', 'https://acme.example/base/blog'],
    ['self', 'https://acme.example/base/blog/atom.xml'],
  ])
  const entries = feed.all('entry')
  expect(entries).toHaveLength(2)
  for (const entry of entries) {
    for (const name of ['id', 'title']) expect(entry.only(name).text).not.toBe('')
    for (const name of ['published', 'updated']) expect(entry.only(name).text).toMatch(RFC_3339)
    expect(entry.only('content').attributes).toEqual({ type: 'html' })
  }
  expect(new Set(entries.map((entry) => entry.only('id').text)).size).toBe(2)
  expect(entries[1]?.only('updated').text).toBe('2026-02-01T00:00:00.000Z')
  expect(entries[1]?.only('author').only('uri').text).toBe('https://ada.example')
})

it('writes JSON Feed 1.1', () => {
  const feed = JSON.parse(feedsOf().files.get('blog/feed.json') ?? '')
  // https://www.jsonfeed.org/version/1.1/
  const url = { type: 'string', format: 'uri' }
  const text = { type: 'string', minLength: 1 }
  const time = { type: 'string', format: 'date-time' }
  const author = {
    type: 'object',
    additionalProperties: false,
    anyOf: [{ required: ['name'] }, { required: ['url'] }, { required: ['avatar'] }],
    properties: { name: text, url, avatar: url },
  }
  const schema = {
    type: 'object',
    required: ['version', 'title', 'items'],
    additionalProperties: false,
    properties: {
      version: { const: 'https://jsonfeed.org/version/1.1' },
      title: text,
      home_page_url: url,
      feed_url: url,
      description: { type: 'string' },
      favicon: url,
      language: text,
      items: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'content_html'],
          additionalProperties: false,
          properties: {
            id: text,
            url,
            title: text,
            content_html: text,
            summary: text,
            image: url,
            date_published: time,
            date_modified: time,
            authors: { type: 'array', minItems: 1, items: author },
            tags: { type: 'array', items: text },
          },
        },
      },
    },
  }
  const ajv = new Ajv({ strict: true, strictRequired: false })
  addFormats(ajv)
  expect(ajv.validate(schema, feed), ajv.errorsText()).toBe(true)
  expect(feed.items[1]).toMatchObject({
    image: 'https://acme.example/base/img/card.png',
    authors: [{ name: 'Ada', avatar: 'https://acme.example/base/img/ada.png' }],
  })
})

it('contains articles with absolute URLs and without what only the page can use', () => {
  const url = 'https://acme.example/base/blog/2026/01/02/old'
  const expected =
    `<p>A &#x3C;b> <a href="https://acme.example/docs/x">docs</a> <a href="${url}#b">b</a>` +
    '<img src="https://acme.example/img/a.png" alt=""><a href="https://example.org/?a=1&#x26;b=2">out</a>' +
    '</p><p>]]>\u0007 end</p>'
  const feed = JSON.parse(feedsOf().files.get('blog/feed.json') ?? '')
  expect(feed.items[1].content_html).toBe(expected)
  // XML can't contain control characters.
  const inXml = expected.replace('\u0007', '')
  const [, rss] = xmlOf('blog/rss.xml').only('channel').all('item')
  expect(rss?.only('content:encoded').text).toBe(inXml)
  expect(xmlOf('blog/atom.xml').all('entry')[1]?.only('content').text).toBe(inXml)
})
