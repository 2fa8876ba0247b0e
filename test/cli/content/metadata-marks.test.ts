import { decodeHTML } from 'entities'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'

/** What an author writes, and what readers of metadata see. */
const marks: Readonly<Record<string, readonly [written: string, plain: string]>> = {
  none: ['word', 'word'],
  bold: ['**word**', 'word'],
  italic: ['*word* and _other_', 'word and other'],
  both: ['***word***', 'word'],
  nested: ['**a *b* c**', 'a b c'],
  struck: ['~~word~~', 'word'],
  code: ['`Map<K>` and `**`', 'Map<K> and **'],
  link: ['[word](https://x.example/a)', 'word'],
  linkedCode: ['[`word`](https://x.example/a "T")', 'word'],
  address: ['<https://x.example/a>', 'https://x.example/a'],
  image: ['![word](/a.svg)', 'word'],
  shield: ['[![word](/a.svg)](https://x.example)', ''],
  footnote: ['word[^1]', 'word'],
  badge: [':badge[beta]', ''],
  component: ['<Badge text="beta" />', ''],
  key: ['<kbd>Ctrl</kbd>', 'Ctrl'],
  abbreviation: ['<abbr title="Long">HT</abbr>', 'HT'],
  nestedTags: ['<b>a<i>b</i></b>', 'ab'],
  break: ['one<br/>two', 'one two'],
  index: ['H<sub>2</sub>O', 'H2O'],
  anchor: ['<a id="place"></a>', ''],
  entity: ['a &amp; b&nbsp;&mdash; c', 'a & b — c'],
  escape: ['\\*a\\* b\\_c \\<T>', '*a* b_c <T>'],
  comment: ['<!-- secret -->', ''],
  expression: ['{/* secret */}', ''],
  names: ['a_b, 2 * 3 * 4', 'a_b, 2 * 3 * 4'],
  emoji: ['word :tada:', 'word'],
  times: ['12:30:45 and a:b:c', '12:30:45 and a:b:c'],
  referenced: ['[word][ref] and [`other`][]', 'word and other'],
  referencedImage: ['![word][ref]', 'word'],
  directive: [':abbr[word]{title="Long"}', 'word'],
  attributes: ['word {.first #place key="a b"}', 'word'],
  inlineNote: ['word^[A *note*.]', 'word'],
  wiki: ['[[page|word]] and [[other]]', 'word and other'],
  embedded: ['word ![[file.png]]', 'word'],
  highlighted: ['==word== and ++other++', 'word and other'],
  operators: ['a == b, c++ and d++, ~/x ~ y', 'a == b, c++ and d++, ~/x ~ y'],
  scripts: ['H~2~O and x^2^', 'H2O and x2'],
  picture: ['<img src="/a.svg" alt="word">', 'word'],
  icon: ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>word', 'word'],
  reading: ['<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>', '漢字(かんじ)'],
  breakable: ['one<wbr>two', 'onetwo'],
  broken: ['one\\\ntwo  \nthree', 'one two three'],
}

/** A text with a mark, between signs that name its source. */
const inSource = (name: string, written: string): string => `A${name}7 ${written} Z${name}7`

function pagesOf(mark: string, written: string): Record<string, string> {
  const put = (name: string): string => inSource(name, written)
  const text = (name: string): string => JSON.stringify(put(name))
  const note = mark === 'footnote' ? '\n[^1]: Note\n' : ''
  const inLine = (name: string): string => put(name).replace(/\\?\s*\n/g, ' ')
  const body = `# ${inLine('heading')}\n\n${put('lead')}\n\n## ${inLine('section')}\n\nText.\n${note}`
  const matter = `title: ${text('title')}\ndescription: ${text('description')}\nsidebar_label: ${text('label')}\npagination_label: ${text('next')}\nkeywords: [${text('keyword')}]`
  return {
    [`docs/heading/${mark}.md`]: body,
    [`docs/matter/${mark}.md`]: `---\n${matter}\ntags: [{ label: ${text('tag')}, permalink: ${mark} }]\n---\n\nText with Term${mark}.\n`,
    [`docs/meta/${mark}.md`]: `---\ntitle_meta: ${text('meta')}\n---\n\n# Title\n\nText.\n`,
    [`docs/folder/${mark}/_category_.json`]: JSON.stringify({
      label: put('category'),
      link: { type: 'generated-index', slug: mark, title: put('list'), description: put('about') },
    }),
    [`docs/folder/${mark}/a.md`]: '# Title\n\nText.\n',
    [`blog/2026-01-01-${mark}.md`]: body.replace('\n\n## ', '\n\n<!-- truncate -->\n\n## '),
    [`blog/2026-01-02-m${mark}.md`]: `---\ntitle: ${text('title')}\ndescription: ${text('description')}\nauthors: [{ name: ${text('author')}, title: ${text('role')} }]\n---\n\nText.\n\n<!-- truncate -->\n\nMore.\n`,
  }
}

const files = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', blog: { feedOptions: { limit: 'ALL' } },
  docs: { showLastUpdateTime: false }, inventories: ['anchors', 'sphinx'],
  markdown: { glossary: 'glossary.yml' },
}
`,
  'docs/index.md': '# Home\n\nText.\n',
  'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'glossary.yml': Object.entries(marks)
    .map(([mark, [written]]) => `Term${mark}: ${JSON.stringify(inSource('term', written))}\n`)
    .join(''),
  ...Object.assign({}, ...Object.entries(marks).map(([mark, [written]]) => pagesOf(mark, written))),
}

const fold = (text: string): string => text.replace(/[\s\u00A0]+/g, ' ').trim()

/** The texts of JSON, one a line, but for those of articles. */
function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([key, one]) => (key === 'content_html' || key === 'prose' ? '' : textsIn(one)))
    .join('\n')
}

/** All that a file holds besides the articles, whose marks are the author's. */
function readMetadata(path: string, bytes: Buffer): string {
  const text = bytes.toString('utf8')
  if (path.endsWith('.inv')) {
    const start = bytes.indexOf('zlib.\n') + 6
    return inflateSync(bytes.subarray(start)).toString('utf8')
  }
  if (path.endsWith('.json')) return textsIn(JSON.parse(text))
  const shown =
    /<(article|content|content:encoded|h1)\b.*?<\/\1>|<\/?(?:b|i|kbd|sub|abbr|code|del|em|strong)\b[^>]*>/gs
  const bare = text.replace(shown, '')
  const named = [...bare.matchAll(/ (?:content|title|aria-label|label)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  return decodeHTML([...named, bare.replace(/<[^>]*>/g, ' ')].join('\n')).replaceAll('\\u003c', '<')
}

/** What stands between the signs of a source, by the source. */
async function readPlaces(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { siteDir, run } = await builtSite(files)
  expect(run.stdout, run.stderr).toContain('Built')
  const build = join(siteDir, 'build')
  const names = await readdir(build, { recursive: true })
  const places = new Map<string, Set<string>>()
  for (const path of names.filter((name) => /\.(?:html|inv|json|xml)$/.test(name))) {
    const kind = path.endsWith('.html') ? 'html' : (path.split('/').at(-1) ?? '')
    const found = readMetadata(path, await readFile(join(build, path))).matchAll(
      /A([a-z]+)7(.{0,120}?)Z\1(?:7|$)/gs,
    )
    for (const [, source = '', text = ''] of found) {
      const key = `${source} in ${kind.replace(/(?<=-)[\w-]*\d[\w-]*(?=\.json)/, '')}`
      places.set(key, (places.get(key) ?? new Set()).add(fold(text)))
    }
  }
  return places
}

describe('metadata', () => {
  let places: ReadonlyMap<string, ReadonlySet<string>>
  beforeAll(async () => {
    places = await readPlaces()
  })

  it('is text: no place shows a mark', () => {
    // A page shows emoji.
    const plain = new Set(['word 🎉', ...Object.values(marks).map(([, text]) => text)])
    const shown = [...places].flatMap(([place, texts]) =>
      [...texts].filter((text) => !plain.has(text)).map((text) => `${place}: ${text}`),
    )
    expect(shown).toEqual([])
  })

  it.each([
    'heading',
    'section',
    'title',
    'label',
    'next',
    'keyword',
    'meta',
    'lead',
    'description',
    'tag',
    'category',
    'list',
    'about',
    'author',
  ])('of the source `%s` is in pages', (source) => {
    expect([...(places.get(`${source} in html`) ?? [])]).toContain('word')
  })

  it.each([
    'heading in rss.xml',
    'title in atom.xml',
    'description in feed.json',
    'lead in feed.json',
    'title in routes.json',
    'title in anchors.json',
    'section in objects.inv',
    'label in routes.json',
    'about in routes.json',
    'author in feed.json',
  ])('is read from `%s`', (place) => {
    expect([...(places.get(place) ?? [])], [...places.keys()].join()).toContain('word')
  })
})
