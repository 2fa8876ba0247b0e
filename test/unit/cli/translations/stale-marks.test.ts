import { expect, it } from 'vitest'
import { markSections } from '../../../../cli/translations/stale-marks.ts'
import { pageOf } from '../content/page-of.ts'

const texts = {
  sentence: 'Changed <since>: {language}.',
  originalSection: 'Shown in {language}.',
  language: { code: 'en', label: 'English & more', direction: 'ltr' },
  origin: 'https://kit.example',
}

it.each<[name: string, text: string, heading: number | undefined, before: string]>([
  ['below a heading', '# A\n\nText.\n\n## B\n\nMore.\n', 1, '</h2>'],
  ['below a heading with links', '## A [b](./b.md) [c](./c.md)\n\nText.\n', 0, '</h2>'],
  ['below a title', '# A\n\nText.\n', 0, '</h1>'],
  ['below a title for the introduction', '# A\n\nText.\n', undefined, '</h1>'],
  ['above everything without a title', 'Text.\n\n## B\n', undefined, ''],
  ['below a heading whose id is not plain', '## A {#a.b(c)}\n\nText.\n', 0, '</h2>'],
  ['below the second of two equal headings', '## A\n\nText.\n\n## A\n\nText.\n', 1, '</h2>'],
  [
    'not below a tag in a title of a link',
    '[x](y "<h2 id=\\"b\\">")\n\n## B\n\nText.\n',
    0,
    '</h2>',
  ],
])('a note about a stale section is %s', async (_, text, heading, before) => {
  const page = await pageOf(text)
  const marked = markSections(page, [{ heading, next: undefined, href: '/docs/a#b' }], texts)
  const html = marked.html.pieces.join('HOLE')
  const note =
    '<p class="stale-section" role="note">Changed &lt;since&gt;: <a href="/docs/a#b" lang="en" hreflang="en">English &amp; more</a>.</p>'
  const at = html.indexOf(note)
  expect(html.replace(note, '')).toBe(page.html.pieces.join('HOLE'))
  expect(html.slice(0, at).replace(/HOLE$/, '').endsWith(before)).toBe(true)
  if (heading === 1) expect(html.slice(0, at)).toMatch(/<h2[\s\S]*$/)
  expect(marked.html.hash).not.toBe(page.html.hash)
  expect(marked.sections).toBe(page.sections)
})

const payloads = [
  '"><script>x</script>',
  "' onclick='x",
  ')](javascript:x) <b>',
  '$& $` $1 {language}',
  '`x`\n# y',
]

it.each(payloads)('a note about a stale section contains %j as text alone', async (payload) => {
  const markdown = '# A\n\nText.\n\n## B\n\nMore.\n'
  const page = { ...(await pageOf(markdown)), twin: { hash: '', text: markdown } }
  const href = `/docs/a#${payload}`
  const language = { ...texts.language, label: payload }
  const marked = markSections(page, [{ heading: 1, next: undefined, href }], { ...texts, language })
  const html = marked.html.pieces.join('HOLE')
  const note = /<p class="stale-section"[\s\S]*?<\/p>/.exec(html)?.[0] ?? ''
  expect(note.match(/<[^>]*>/g)?.map((tag) => /^<\/?\w+/.exec(tag)?.[0])).toEqual([
    '<p',
    '<a',
    '</a',
    '</p',
  ])
  expect(note.match(/<a [^>]*>/)?.[0].match(/ [\w-]+="/g)).toEqual([
    ' href="',
    ' lang="',
    ' hreflang="',
  ])
  expect(marked.twin?.text).toContain('\n> Changed <since>: [')
  expect(marked.twin?.text).not.toMatch(/(?<!\\)(?:<script>|\]\(javascript:|<b>)/)
})

const withFrontMatter = '---\ntitle: A\n---\n\nText.\n\n## B\n'

it.each<[name: string, text: string, heading: number | undefined, place: string]>([
  ['a section', '# A\n\nText.\n\n## B\n\nMore.\n', 1, '## B\n\n> Changed'],
  ['the introduction below a title of the page', '# A\n\nText.\n', undefined, '# A\n\n> Changed'],
  [
    'the introduction below a title of the front matter',
    withFrontMatter,
    undefined,
    '# A\n\n> Changed',
  ],
])('in Markdown the note of %s stands below its heading', async (_, text, heading, place) => {
  const markdown = text.replace('---\ntitle: A\n---', '# A')
  const page = { ...(await pageOf(text)), twin: { hash: '', text: markdown } }
  const marked = markSections(page, [{ heading, next: undefined, href: '/docs/a' }], texts)
  expect(marked.twin?.text).toContain(place)
})
