import { expect, it } from 'vitest'
import { resolveLinks } from '../../../../cli/links/resolve-links.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

/** What is found about one link in `docs/start.md`. */
function findingOf(link: string) {
  const pages = pagesOf({ 'start.md': { links: [link] }, 'guide/install.md': {}, 'grüße.md': {} })
  const { diagnostics } = resolveLinks(memorySite({ pages }).site)
  expect(diagnostics).toHaveLength(1)
  const [{ message = '', help } = {}] = diagnostics
  return { message, help }
}

it.each([
  ['www.example.com', 'https://www.example.com'],
  ['www.example.co.uk/a?b#c', 'https://www.example.co.uk/a?b#c'],
  ['example.com', 'https://example.com'],
  ['docs.example.org/guide', 'https://docs.example.org/guide'],
  ['github.com/me/lib', 'https://github.com/me/lib'],
  ['https//example.com/a', 'https://example.com/a'],
  ['https;//example.com/a', 'https://example.com/a'],
  ['192.168.0.1:8080/a', 'https://192.168.0.1:8080/a'],
  ['me@example.com', 'mailto:me@example.com'],
])('the link `%s` was meant as a URL', (link, url) => {
  expect(findingOf(link)).toEqual({
    message: `Link to \`${link}\`, which is not a page or file of this site.`,
    help: `Write the whole URL, \`${url}\`; otherwise, browsers look for a file of this site.`,
  })
})

// The parser of Markdown encodes what URLs can't contain.
it.each([
  ['.%5Cguide%5Cinstall.md', '.\\guide\\install.md', 'Did you mean `./guide/install.md`?'],
  ['guide%5Cinstal.md', 'guide\\instal.md', 'Did you mean `./guide/install.md`?'],
  ['a%5Cb.md', 'a\\b.md', 'URLs have `/` between folders, on Windows too: `a/b.md`.'],
  ['!img%5Ca.png', 'img\\a.png', 'URLs have `/` between folders, on Windows too: `img/a.png`.'],
  ['gr%C3%BC%C3%9F.md', 'grüß.md', 'Did you mean `./grüße.md`?'],
  ['no%20such.html', 'no%20such.html', undefined],
  ['%FF.html', '%FF.html', undefined],
])('the link `%s` is shown as `%s`', (link, shown, help) => {
  const found = findingOf(link)
  expect(found.message).toContain(`\`${shown}\``)
  expect(found.help).toBe(help)
})

it.each(['example.md', 'v1.2', 'guide/www.example.com', 'install.htm'])(
  'the link `%s` was meant as a path',
  (link) => expect(findingOf(link).help ?? '').not.toContain('whole URL'),
)

it('a page that another one hides has no broken links to it', () => {
  const { site, diagnostics } = memorySite({
    pages: pagesOf({
      'one.md': { frontMatter: { slug: '/same' }, ids: ['a'] },
      'two.md': { frontMatter: { slug: '/same' }, ids: ['b'] },
      'three.md': {
        links: [
          'one.md',
          'two.md',
          './two',
          '/same',
          'one.md#a',
          'two.md#b',
          'two.md#c',
          'four.md',
        ],
      },
    }),
  })
  expect(diagnostics.map(({ rule }) => rule)).toEqual(['duplicate-address'])
  expect(resolveLinks(site).diagnostics.map(({ data }) => data?.actual)).toEqual([
    'two.md#c',
    'four.md',
  ])
})
